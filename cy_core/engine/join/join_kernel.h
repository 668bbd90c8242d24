/* What differs by the processor's instructions: joining the cells of two quadrants, and how the pairs
   of two lists are counted. All kernels find the same. */

#ifndef JOIN_KERNEL_H
#define JOIN_KERNEL_H

#include "backends.h"
#include "classes.h"
#include "stop.h"
#include "tables.h"

typedef struct {
    /* Writes the union of each pair that goes together, and up to 7 words of anything behind them.
       Returns how many. */
    size_t (*join_cells)(uint64_t *into, Cell one, Cell other);

    /* How the list that is counted in groups, or blocks, is sorted, and how those that it meets. */
    SortOrder (*grouped_order)(const Frame *frame);
    SortOrder (*other_order)(const Frame *frame);

    /* What a thread needs to count pairs, or NULL where memory runs out. Once `stop` is set, counts
       end soon and are void. */
    void *(*new_comparison)(const StopFlag *stop);
    void (*free_comparison)(void *comparison);

    /* Adds to found[i][k] how many pairs of grouped[i] and lists[k] go together. Returns 0 where
       memory runs out. */
    int (*count_pairs)(void *comparison, const Sorted grouped[2], const Sorted lists[2],
                       uint64_t found[2][2]);
} JoinKernel;

extern const JoinKernel join_portable;

#if HAVE_X86_KERNELS
extern const JoinKernel join_avx2, join_avx512;
#endif

#endif
