/* The half boards of a list that go with a class, together and in chunks.

   The bits of a class are taken in two steps: for all classes with the same upper bits what goes
   with these is copied together, sorted by the lower bits; of that, a class meets some runs, whose
   ends are put together once for all its blocks. */

#ifndef JOIN_PARTNERS_AVX512_H
#define JOIN_PARTNERS_AVX512_H

#include <stddef.h>
#include <stdint.h>

#include "classes.h"

enum {
    CHUNKS = 5,
    CHUNK_BITS = 6,
    FEW = 64,  /* half boards, a byte of a vector each */
    MAX_LOWER = MAX_CLASS_BITS / 2
};

/* The chunks of some half boards: the k-th of all of them from bytes + k * stride on. */
typedef struct {
    uint8_t *bytes;
    size_t stride;
} Chunks;

typedef struct {
    Chunks list;  /* all half boards */
    Chunks copy;  /* what goes with the upper bits of a class, by its lower bits */
    uint32_t start[(1 << MAX_LOWER) + 1];
    /* Where in the copy to find what goes with the lower bits, too: FEW at a time. */
    uint32_t *places;
    uint32_t count;
    uint64_t last;  /* a bit for each half board at the last place, which may have fewer */
} Partners;

/* Cuts a list into chunks, where lower bits can be so many numbers. Returns 0 where memory runs out. */
int take_list(Partners *partners, const Sorted *list, uint32_t lowers);
void free_partners(Partners *partners);

/* Copies together what has no upper bits but `allowed` ones. */
void copy_partners(Partners *partners, const Sorted *list, int upper_bits, uint32_t allowed);

/* Of that, finds what has no lower bits but `allowed` ones. */
void choose_places(Partners *partners, uint32_t lowers, uint32_t allowed);

#endif
