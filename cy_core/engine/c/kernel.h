/* A kernel counts or lists the completions of one subproblem. All kernels find the same. */

#ifndef ENGINE_KERNEL_H
#define ENGINE_KERNEL_H

#include <stddef.h>

#include "backends.h"
#include "keys.h"
#include "stop.h"

enum {
    NARROW = 16, WIDE = 32,     /* columns that narrow and wide kernels take */
    /* Below this the portable kernel is as fast: 7, 9 and 10 take the same time, with AVX2 and with
       AVX-512. */
    FEWEST_ROWS_OF_LANES = 8,
    LEVEL_MEMORY = 1 << 20      /* bytes for the level buffers of any kernel, as STATES needs */
};

/* AVX2 cannot pack lanes; it shuffles them, and looks up how. For every set of eight lanes: where
   each lane comes from to pack the set, and to spread what follows each other over the set. As
   numbers of lanes, and as bytes of 16-bit lanes. What no one asks for may be anything. */
typedef struct {
    uint8_t pack_lanes[256][8], spread_lanes[256][8];
    uint8_t pack_bytes[256][16], spread_bytes[256][16];
} Shuffles;

void make_shuffles(Shuffles *shuffles);

typedef struct {
    const Shuffles *shuffles;
    const StopFlag *stop;  /* once set, kernels return soon, with a count that is void */
    void *levels;          /* LEVEL_MEMORY bytes, at a multiple of 64 */
} Workspace;

typedef uint64_t Kernel(const Subproblem *problem, const Workspace *work);

/* Adds the keys of all completions, in no order; void once `work->stop` is set. At most
   MAX_DIGITS rows; all kernels but the portable one want FEWEST_ROWS_OF_LANES, to count, too. */
typedef void ListKernel(const Subproblem *problem, const Pieces *pieces, const Workspace *work,
                        Keys *found);

Kernel count_portable;
ListKernel list_portable;

#if HAVE_X86_KERNELS
Kernel count_avx2_narrow, count_avx2_wide;
Kernel count_avx512_narrow, count_avx512_wide;
ListKernel list_avx2_narrow, list_avx2_wide;
ListKernel list_avx512_narrow, list_avx512_wide;
#endif

#endif
