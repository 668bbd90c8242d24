/* Lists of half boards, sorted by class. The class of a half board is the number that the highest bits
   of its word form; these bits rule out most pairs.

   Half boards of the classes u and v can be a pair only if u & v is 0. So the half boards of a class
   are compared only with some classes of the other list. The rest of a word, without its class, has
   at most REST_BITS bits. */

#ifndef JOIN_CLASSES_H
#define JOIN_CLASSES_H

#include <stddef.h>
#include <stdint.h>

#include "frame.h"

enum {
    MAX_CLASS_BITS = 16,
    MAX_CLASSES = 1 << MAX_CLASS_BITS,
    REST_SLACK = 64  /* items after a list that vectors may read, too */
};

/* An item without a half board. Only lists whose rests have fewer than REST_BITS bits have gaps. */
#define GAP (UINT32_C(1) << 31)

typedef struct {
    int class_bits;
    int turned;    /* number of lowest bits of a class that are moved to the top of its number */
    int multiple;  /* each class begins at an index that is a multiple of this; gaps fill the space */
} SortOrder;

typedef struct {
    int class_bits, rest_bits;
    size_t capacity;
    uint32_t *rest;   /* words without their class, by class */
    uint32_t start[MAX_CLASSES + 1];  /* by class: its first item; one more entry for the end */
    uint32_t middle[MAX_CLASSES];     /* by class: the first item from the late half of the words */
} Sorted;

/* Sorts words into classes. Returns 0 if memory runs out. */
int sort_words(Sorted *sorted, const Frame *frame, const SortOrder *order, const uint64_t *words,
               size_t count);

static inline uint32_t size_of_class(const Sorted *sorted, uint32_t number)
{
    return sorted->start[number + 1] - sorted->start[number];
}

/* Returns the number of items of all classes, including gaps. */
static inline uint32_t size_of_all(const Sorted *sorted)
{
    return sorted->start[(size_t)1 << sorted->class_bits];
}

#endif
