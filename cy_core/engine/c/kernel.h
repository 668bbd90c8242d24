/* Kernels: functions that count or list the completions of a subproblem. All kernels give the same
   results. */

#ifndef ENGINE_KERNEL_H
#define ENGINE_KERNEL_H

#include <stddef.h>

#include "backends.h"
#include "keys.h"
#include "stop.h"

enum {
    NARROW = 16, WIDE = 32,     /* largest number of columns for narrow and for wide kernels */
    /* With fewer rows the portable kernel is as fast. The values 7, 9 and 10 take the same time, with
       AVX2 and with AVX-512. */
    FEWEST_ROWS_OF_LANES = 8,
    LEVEL_MEMORY = 1 << 20      /* bytes for the level buffers of any kernel; see STATES */
};

/* Lookup tables for processors that can shuffle lanes but not pack them: all without AVX-512. For every
   set of eight lanes, the tables have the source of each lane: to pack the lanes of the set together,
   and to spread consecutive lanes over the set. There are tables with indices of lanes, and tables
   with indices of bytes for 16-bit lanes. Unused entries may have any value. */
typedef struct {
    uint8_t pack_lanes[256][8], spread_lanes[256][8];
    uint8_t pack_bytes[256][16], spread_bytes[256][16];
} Shuffles;

void make_shuffles(Shuffles *shuffles);

typedef struct {
    const Shuffles *shuffles;
    const StopFlag *stop;  /* once it is set, kernels return soon with wrong results */
    void *levels;          /* LEVEL_MEMORY bytes, aligned to 64 */
} Workspace;

typedef uint64_t Kernel(const Subproblem *problem, const Workspace *work);

/* Adds the keys of all completions, unsorted. The keys are incomplete once `work->stop` is set.
   The subproblem must have at most MAX_DIGITS rows and, except for the portable kernel, at least
   FEWEST_ROWS_OF_LANES rows. The same minimum holds for counting. */
typedef void ListKernel(const Subproblem *problem, const Pieces *pieces, const Workspace *work,
                        Keys *found);

Kernel count_portable;
ListKernel list_portable;

#if HAVE_128_KERNELS
Kernel count_128_narrow, count_128_wide;
ListKernel list_128_narrow, list_128_wide;
#endif

#if HAVE_AVX_KERNELS
Kernel count_avx2_narrow, count_avx2_wide;
Kernel count_avx512_narrow, count_avx512_wide;
ListKernel list_avx2_narrow, list_avx2_wide;
ListKernel list_avx512_narrow, list_avx512_wide;
#endif

#endif
