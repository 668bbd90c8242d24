/* The partners of a class: the half boards of a list whose classes have none of its bits, in chunks.

   They are found in two steps. For all classes with the same upper bits, the half boards without
   these bits are copied together, sorted by their lower bits. The partners of one class are some
   runs of this copy. The ends of the runs are collected once for all blocks of the class. */

#ifndef JOIN_PARTNERS_AVX512_H
#define JOIN_PARTNERS_AVX512_H

#include <stddef.h>
#include <stdint.h>

#include "classes.h"

enum {
    CHUNKS = 5,
    CHUNK_BITS = 6,
    FEW = 64,  /* half boards of a vector, one byte each */
    MAX_LOWER = MAX_CLASS_BITS / 2
};

/* The chunks of some half boards: the k-th chunks of all of them start at bytes + k * stride. */
typedef struct {
    uint8_t *bytes;
    size_t stride;
} Chunks;

typedef struct {
    Chunks list;  /* all half boards */
    Chunks copy;  /* half boards without the upper bits of a class, by their lower bits */
    uint32_t start[(1 << MAX_LOWER) + 1];  /* by lower bits: the first half board in the copy */
    uint32_t *places;  /* indexes of the partners in the copy, FEW half boards at each */
    uint32_t count;    /* number of these indexes */
    uint64_t last;     /* a bit for each half board at the last index, which may have fewer */
} Partners;

/* Cuts a list into chunks; `lowers` is the number of values of the lower bits. Returns 0 if memory
   runs out. */
int take_list(Partners *partners, const Sorted *list, uint32_t lowers);
void free_partners(Partners *partners);

/* Copies the half boards that have no upper bits but those of `allowed`. */
void copy_partners(Partners *partners, const Sorted *list, int upper_bits, uint32_t allowed);

/* Finds, in the copy, the half boards that have no lower bits but those of `allowed`. */
void choose_places(Partners *partners, uint32_t lowers, uint32_t allowed);

#endif
