/* The kernels of the join, one for each instruction set. A kernel joins the cells of two quadrants, and
   counts the pairs of two lists. All kernels give the same results. */

#ifndef JOIN_KERNEL_H
#define JOIN_KERNEL_H

#include "backends.h"
#include "classes.h"
#include "stop.h"
#include "tables.h"

typedef struct {
    /* Writes the union of each pair of words without a common bit. Returns the number of pairs; up to
       7 words after them may be overwritten. */
    size_t (*join_cells)(uint64_t *into, Cell one, Cell other);

    /* The first function returns the sort order of the list that is cut into groups or blocks,
       and the second returns the order of the list with which the groups are compared. */
    SortOrder (*grouped_order)(const Frame *frame);
    SortOrder (*other_order)(const Frame *frame);

    /* Returns the memory of a thread to count pairs, or NULL if memory runs out. Once `stop` is set,
       counts end soon with wrong results. */
    void *(*new_comparison)(const StopFlag *stop);
    void (*free_comparison)(void *comparison);

    /* Adds to found[i][k] the number of pairs of grouped[i] and lists[k] without a common bit. Returns
       0 if memory runs out. */
    int (*count_pairs)(void *comparison, const Sorted grouped[2], const Sorted lists[2],
                       uint64_t found[2][2]);
} JoinKernel;

extern const JoinKernel join_portable;

/* An implementation of `join_cells` without vectors, for kernels whose vectors are too short to
   be faster. */
size_t join_word_by_word(uint64_t *into, Cell one, Cell other);

#if HAVE_128_KERNELS
extern const JoinKernel join_128;
#endif

#if HAVE_AVX_KERNELS
extern const JoinKernel join_avx2, join_avx512;
#endif

#endif
