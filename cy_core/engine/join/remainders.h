/* Lists against others: their classes in groups of as many as a kernel has lanes, and what is left of
   each class in groups with its kin. */

#ifndef JOIN_REMAINDERS_H
#define JOIN_REMAINDERS_H

#include "classes.h"
#include "stop.h"

enum {
    MAX_LANES = 256,
    LEAF_MEMORY = 1 << 16  /* bytes, as the tables and planes of any leaf need */
};

/* Half boards of one list that are compared with all of another at once, a lane each. */
typedef struct {
    const uint32_t *rest;     /* as many as a leaf has lanes; more than `count` may be anything */
    const uint32_t *classes;  /* of each; NULL where all have the same */
    int count;
    uint32_t common;          /* bits that the classes of all have */
} Group;

/* Adds to `found` how many pairs of the group and each of two lists go together. `memory` has
   LEAF_MEMORY bytes, at a multiple of 64. */
typedef void Leaf(void *memory, const Group *group, const Sorted lists[2], uint64_t found[2]);

/* For kernels whose leaf has so many lanes; `free_comparison` takes what this returns. */
void *new_groups(int lanes, Leaf *leaf, const StopFlag *stop);
void free_groups(void *groups);
SortOrder order_for_groups(const Frame *frame);
int count_in_groups(void *groups, const Sorted grouped[2], const Sorted lists[2],
                    uint64_t found[2][2]);

#endif
