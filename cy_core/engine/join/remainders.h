/* Compares lists in groups: a group has as many half boards as a kernel has lanes. Each class is cut
   into full groups. The remainders of several classes, whose upper bits agree, share groups. */

#ifndef JOIN_REMAINDERS_H
#define JOIN_REMAINDERS_H

#include "classes.h"
#include "stop.h"

enum {
    MAX_LANES = 256,
    LEAF_MEMORY = 1 << 16  /* bytes for the tables and planes of any leaf */
};

/* Half boards of one list, one per lane, which are compared with another list at the same time. */
typedef struct {
    const uint32_t *rest;     /* an item per lane; items after `count` may have any value */
    const uint32_t *classes;  /* the class of each half board; NULL if all have the same */
    int count;                /* number of half boards */
    uint32_t common;          /* the bits that all classes of the group have */
} Group;

/* A leaf is the function of a kernel that compares one group with two lists: it adds to found[k] the
   number of pairs of the group and lists[k] that have no common bit. `memory` has LEAF_MEMORY bytes,
   aligned to 64. */
typedef void Leaf(void *memory, const Group *group, const Sorted lists[2], uint64_t found[2]);

/* Returns the memory of a thread for a leaf with this number of lanes, or NULL if memory runs out. */
void *new_groups(int lanes, Leaf *leaf, const StopFlag *stop);
void free_groups(void *groups);
SortOrder order_for_groups(const Frame *frame);
int count_in_groups(void *groups, const Sorted grouped[2], const Sorted lists[2],
                    uint64_t found[2][2]);

#endif
