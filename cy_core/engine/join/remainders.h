/* A list against another: its classes in groups of as many as a kernel has lanes, and what is left of
   each class in groups with its kin. */

#ifndef JOIN_REMAINDERS_H
#define JOIN_REMAINDERS_H

#include "classes.h"
#include "join_kernel.h"
#include "stop.h"

enum { MAX_CLASS_BITS = 14 };

/* Half boards of several classes that wait until they fill a group. */
typedef struct {
    uint32_t rest[2 * MAX_LANES], classes[2 * MAX_LANES];
    int count;
} Remainder;

typedef struct {
    const JoinKernel *kernel;
    const StopFlag *stop;
    void *leaf;  /* LEAF_MEMORY bytes, at a multiple of 64 */
    Remainder levels[MAX_CLASS_BITS + 1];
    uint32_t partners[MAX_CLASSES];  /* of each class: how many of the other list may go with it */
} Comparison;

/* Adds to `found` how many pairs of the first list and each of two others go together: the lists have
   the same class bits. Void once the stop flag is set. */
void count_pairs(Comparison *comparison, const Sorted *grouped, const Sorted *const lists[2],
                 uint64_t found[2]);

#endif
