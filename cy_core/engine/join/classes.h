/* Lists of half boards by class: the highest bits of a word, which refuse most pairs.

   Words of classes u and v can only go together if u & v is 0, so half boards of one class meet only
   some classes of the other list. What is left of a word has REST_BITS at most. */

#ifndef JOIN_CLASSES_H
#define JOIN_CLASSES_H

#include <stddef.h>
#include <stdint.h>

#include "frame.h"

enum {
    MAX_CLASS_BITS = 16,
    MAX_CLASSES = 1 << MAX_CLASS_BITS,
    REST_SLACK = 64  /* items behind a list that vectors may read */
};

/* What stands for no half board; only lists with fewer than REST_BITS have gaps. */
#define GAP (UINT32_C(1) << 31)

typedef struct {
    int class_bits;
    int turned;    /* so many of the class's lowest bits stand above the others in its number */
    int multiple;  /* of items, at which each class begins; gaps lie between, or nothing */
} SortOrder;

typedef struct {
    int class_bits, rest_bits;
    size_t capacity;
    uint32_t *rest;   /* words without their class, by class */
    uint32_t start[MAX_CLASSES + 1];  /* of each class; one more ends the last */
    uint32_t middle[MAX_CLASSES];     /* of each class: where the later half of the words goes */
} Sorted;

/* Sorts words into classes. Returns 0 where memory runs out. */
int sort_words(Sorted *sorted, const Frame *frame, const SortOrder *order, const uint64_t *words,
               size_t count);

static inline uint32_t size_of_class(const Sorted *sorted, uint32_t number)
{
    return sorted->start[number + 1] - sorted->start[number];
}

/* Gaps count, too. */
static inline uint32_t size_of_all(const Sorted *sorted)
{
    return sorted->start[(size_t)1 << sorted->class_bits];
}

#endif
