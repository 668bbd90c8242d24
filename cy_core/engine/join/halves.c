#include "halves.h"

#include <stdlib.h>

/* Words of free space after the list, because kernels write whole vectors. */
enum { SLACK = 8 };

static int make_room(Words *words, size_t more)
{
    size_t wanted = words->count + more + SLACK;
    if (wanted <= words->capacity)
        return 1;
    size_t capacity = wanted + wanted / 2;
    uint64_t *items = realloc(words->items, capacity * sizeof *items);
    if (!items)
        return 0;
    words->items = items;
    words->capacity = capacity;
    return 1;
}

int add_halves(Words *words, const JoinKernel *kernel, const CellPair *pairs, int count,
               const Table *south, int rows)
{
    for (const CellPair *pair = pairs; pair < pairs + count; pair++) {
        Cell other = cell_of(south, rows, pair->south);
        if (!make_room(words, (size_t)pair->north.count * (size_t)other.count))
            return 0;
        words->count += kernel->join_cells(words->items + words->count, pair->north, other);
    }
    return 1;
}
