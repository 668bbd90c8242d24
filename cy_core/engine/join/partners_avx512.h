/* The partners of a class: the half boards of a list whose classes have none of the bits of this class.
   They are stored as chunks.

   The search for partners has two steps. First, for all classes with the same upper bits, the half
   boards without these bits are copied, sorted by their lower bits. The partners of one class are
   some runs of this copy. Second, the ends of the runs, which do not fill a vector, are collected once
   for all blocks of the class. */

#ifndef JOIN_PARTNERS_AVX512_H
#define JOIN_PARTNERS_AVX512_H

#include <stddef.h>
#include <stdint.h>

#include "classes.h"

enum {
    CHUNKS = 5,
    CHUNK_BITS = 6,
    FEW = 64,  /* number of half boards in a vector, one byte each */
    MAX_LOWER = MAX_CLASS_BITS / 2
};

/* The chunks of some half boards. The k-th chunks of all half boards start at bytes + k * stride. */
typedef struct {
    uint8_t *bytes;
    size_t stride;
} Chunks;

typedef struct {
    Chunks list;  /* all half boards */
    Chunks copy;  /* half boards without the upper bits of a class, sorted by their lower bits */
    uint32_t start[(1 << MAX_LOWER) + 1];  /* by lower bits: the first half board in the copy */
    uint32_t *indices;  /* where partners are in the copy: FEW half boards from each index on */
    uint32_t count;     /* number of items in `indices` */
    uint64_t last;      /* a bit for each half board from the last index on, which may be fewer */
} Partners;

/* Cuts a list into chunks; `lowers` is the number of values of the lower bits. Returns 0 if memory
   runs out. */
int take_list(Partners *partners, const Sorted *list, uint32_t lowers);
void free_partners(Partners *partners);

/* Copies the half boards whose upper bits are a subset of `allowed`. */
void copy_partners(Partners *partners, const Sorted *list, int upper_bits, uint32_t allowed);

/* Writes the indices of the half boards in the copy whose lower bits are a subset of `allowed`. */
void find_partners(Partners *partners, uint32_t lowers, uint32_t allowed);

#endif
