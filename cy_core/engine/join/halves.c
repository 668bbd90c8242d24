#include "halves.h"

#include <stdlib.h>
#include <string.h>

/* Number of words of free space after the list, because kernels write whole vectors. */
enum { SLACK = 8 };

int make_room_for_words(Words *words, size_t more)
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

void add_cell(Words *words, Cell cell)
{
    memcpy(words->items + words->count, cell.words, (size_t)cell.count * sizeof *cell.words);
    words->count += (size_t)cell.count;
}

int add_halves(Words *words, const JoinKernel *kernel, const CellPair *pairs, int count,
               const Table *south, int rows)
{
    for (const CellPair *pair = pairs; pair < pairs + count; pair++) {
        Cell other = cell_of(south, rows, pair->south);
        if (!make_room_for_words(words, (size_t)pair->north.count * (size_t)other.count))
            return 0;
        words->count += kernel->join_cells(words->items + words->count, pair->north, other);
    }
    return 1;
}
