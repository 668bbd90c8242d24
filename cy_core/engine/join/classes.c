#include "classes.h"

#include <stdlib.h>
#include <string.h>

static int make_room(Sorted *sorted, size_t count)
{
    if (count <= sorted->capacity)
        return 1;
    size_t capacity = count + count / 2;
    uint32_t *rest = realloc(sorted->rest, capacity * sizeof *rest);
    if (!rest)
        return 0;
    sorted->rest = rest;
    sorted->capacity = capacity;
    return 1;
}

/* The shifts and the mask that compute the number of a word's class; see SortOrder. */
typedef struct {
    int shift, turned, others;
    uint32_t last;
} Numbering;

static inline uint32_t number_of(const Numbering *numbering, uint64_t word)
{
    const uint32_t bits = (uint32_t)(word >> numbering->shift) & numbering->last;
    return numbering->turned ? (bits >> numbering->turned | bits << numbering->others) & numbering->last
                             : bits;
}

/* Counts the words of each class in both halves of the list, and computes where the words of the early
   half and of the late half begin in the class. */
static void begin_classes(Sorted *sorted, const Numbering *numbering, int multiple,
                          const uint64_t *words, size_t count)
{
    const size_t half = count / 2;
    uint32_t *early = sorted->start + 1, *late = sorted->middle, total = 0;
    const uint32_t whole = (uint32_t)multiple - 1;
    memset(sorted->start, 0, ((size_t)numbering->last + 2) * sizeof *sorted->start);
    memset(late, 0, ((size_t)numbering->last + 1) * sizeof *late);
    for (size_t i = 0; i < half; i++) {
        early[number_of(numbering, words[i])]++;
        late[number_of(numbering, words[half + i])]++;
    }
    if (count % 2)
        late[number_of(numbering, words[count - 1])]++;
    for (uint32_t number = 0; number <= numbering->last; number++) {
        uint32_t before = early[number], size = before + late[number];
        early[number] = total;
        late[number] = total + before;
        total += (size + whole) & ~whole;
    }
}

static inline void place_word(Sorted *sorted, const Numbering *numbering, uint32_t *next,
                              uint64_t word)
{
    const uint32_t rest = (uint32_t)((UINT64_C(1) << numbering->shift) - 1);
    sorted->rest[next[number_of(numbering, word)]++] = (uint32_t)word & rest;
}

/* Sorts the words into their classes. The words are taken from both halves of the list by turns,
   because consecutive words often have the same class, and then the processor has to wait for
   the index of the previous word. */
static void place_words(Sorted *sorted, const Numbering *numbering, const uint64_t *words,
                        size_t count)
{
    const size_t half = count / 2;
    uint32_t *early = sorted->start + 1, *late = sorted->middle;
    for (size_t i = 0; i < half; i++) {
        place_word(sorted, numbering, early, words[i]);
        place_word(sorted, numbering, late, words[half + i]);
    }
    if (count % 2)
        place_word(sorted, numbering, late, words[count - 1]);
}

static void end_classes(Sorted *sorted, uint32_t last, int multiple)
{
    for (uint32_t number = 0; number <= last; number++) {
        uint32_t end = sorted->middle[number];
        while (end & ((uint32_t)multiple - 1))
            sorted->rest[end++] = GAP;
        sorted->start[number + 1] = end;
    }
}

int sort_words(Sorted *sorted, const Frame *frame, const SortOrder *order, const uint64_t *words,
               size_t count)
{
    const int shift = frame->bits - order->class_bits;
    const uint32_t last = (UINT32_C(1) << order->class_bits) - 1;
    const Numbering numbering = {shift, order->turned, order->class_bits - order->turned, last};
    sorted->class_bits = order->class_bits;
    sorted->rest_bits = shift;
    if (!make_room(sorted, count + (size_t)last * ((size_t)order->multiple - 1) + REST_SLACK))
        return 0;
    begin_classes(sorted, &numbering, order->multiple, words, count);
    place_words(sorted, &numbering, words, count);
    end_classes(sorted, last, order->multiple);
    return 1;
}
