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

int sort_words(Sorted *sorted, const Frame *frame, const uint64_t *words, size_t count)
{
    uint32_t *end = sorted->start + 1;  /* of a class: where the next item of it goes */
    const uint32_t classes = UINT32_C(1) << frame->class_bits, last = classes - 1;
    const int shift = frame->bits - frame->class_bits;
    sorted->class_bits = frame->class_bits;
    sorted->rest_bits = shift;
    if (!make_room(sorted, count))
        return 0;
    memset(sorted->start, 0, (classes + 1) * sizeof *sorted->start);
    for (size_t i = 0; i < count; i++)
        end[(words[i] >> shift) & last]++;
    uint32_t total = 0;
    for (uint32_t number = 0; number < classes; number++) {
        uint32_t size = end[number];
        end[number] = total;
        total += size;
    }
    const uint32_t rest = (uint32_t)((UINT64_C(1) << shift) - 1);
    for (size_t i = 0; i < count; i++)
        sorted->rest[end[(words[i] >> shift) & last]++] = (uint32_t)words[i] & rest;
    return 1;
}
