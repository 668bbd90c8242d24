/* What differs by the processor's instructions: joining the cells of two quadrants, and the leaf,
   which counts how many pairs of a group and a list go together. All kernels find the same. */

#ifndef JOIN_KERNEL_H
#define JOIN_KERNEL_H

#include "classes.h"
#include "paths.h"
#include "tables.h"

enum {
    MAX_LANES = 512,
    LEAF_MEMORY = 1 << 17  /* bytes, as the tables and planes of any kernel need */
};

/* Half boards of one list that are compared with all of another at once, a lane each. */
typedef struct {
    const uint32_t *rest;     /* as many as a kernel has lanes; more than `count` may be anything */
    const uint32_t *classes;  /* of each; NULL where all have the same */
    int count;
    uint32_t common;          /* bits that the classes of all have */
} Group;

typedef struct {
    int lanes;
    /* Writes the union of each pair that goes together, and up to 7 words of anything behind them.
       Returns how many. */
    size_t (*join_cells)(uint64_t *into, Cell one, Cell other);
    /* Adds to `found` how many pairs of the group and each of two lists go together. `memory` has
       LEAF_MEMORY bytes, at a multiple of 64. */
    void (*count_group)(void *memory, const Group *group, const Sorted *const lists[2],
                        uint64_t found[2]);
} JoinKernel;

extern const JoinKernel join_portable;

#if HAVE_X86_KERNELS
extern const JoinKernel join_avx2, join_avx512;
/* For groups of up to 256. */
void count_256_avx512(void *memory, const Group *group, const Sorted *const lists[2],
                      uint64_t found[2]);
#endif

#endif
