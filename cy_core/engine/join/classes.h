/* Lists of half boards by class: the bits of a word that refuse most pairs.

   Words of classes u and v can only go together if u & v is 0, so a group of half boards meets only
   some classes of the other list. What is left of a word has REST_BITS at most. */

#ifndef JOIN_CLASSES_H
#define JOIN_CLASSES_H

#include <stddef.h>
#include <stdint.h>

#include "frame.h"

enum { MAX_CLASSES = 1 << 14 };

typedef struct {
    int class_bits, rest_bits;
    size_t capacity;
    uint32_t *rest;   /* words without their class, by class */
    uint32_t start[MAX_CLASSES + 1];  /* of each class; one more ends the last */
} Sorted;

/* Sorts words into classes. Returns 0 where memory runs out. */
int sort_words(Sorted *sorted, const Frame *frame, const uint64_t *words, size_t count);

static inline uint32_t size_of_class(const Sorted *sorted, uint32_t number)
{
    return sorted->start[number + 1] - sorted->start[number];
}

static inline uint32_t size_of_all(const Sorted *sorted)
{
    return sorted->start[(size_t)1 << sorted->class_bits];
}

#endif
