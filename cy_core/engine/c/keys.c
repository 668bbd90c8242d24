#include "keys.h"

#include <stdlib.h>
#include <string.h>

Digits digits_of(const Placement *board)
{
    int n = board->n, free = 0;
    Digits digits = {0};
    for (int row = n - 1; row >= 0; row--)
        if (!(board->attacks.rows >> row & 1)) {
            digits.row[digits.count] = (uint8_t)row;
            digits.shift[row] = (uint8_t)(DIGIT_BITS * digits.count++);
        }
    for (int column = 0; column < n; column++)
        if (!(board->attacks.columns >> column & 1)) {
            digits.column[free] = (uint8_t)column;
            digits.digit[column] = (uint8_t)free++;
        }
    return digits;
}

static uint64_t piece(const Digits *digits, int row, int column)
{
    return (uint64_t)digits->digit[column] << digits->shift[row];
}

/* Returns the part of a key that the placed queens make. The queens of the placement that the
   digits are for add nothing to it, because their columns have the digit 0. */
static uint64_t piece_of_placed(const Digits *digits, const Placement *board)
{
    uint64_t sum = 0;
    for (int row = 0; row < board->n; row++)
        if (board->column_of[row] != NO_QUEEN)
            sum += piece(digits, row, board->column_of[row]);
    return sum;
}

Pieces pieces_of(const Digits *digits, const Placement *board, const Subproblem *problem)
{
    Pieces pieces = {.placed = piece_of_placed(digits, board)};
    for (int i = 0; i < problem->rows; i++)
        for (int bit = 0; problem->columns >> bit; bit++) {
            int line = problem->line[i], cross = problem->first + bit;
            pieces.queen[i][bit] = problem->is_turned ? piece(digits, board->n - 1 - cross, line)
                                                      : piece(digits, line, cross);
        }
    return pieces;
}

int reserve_keys(Keys *keys, size_t more)
{
    if (keys->capacity - keys->count >= more)
        return 1;
    size_t capacity = keys->capacity + keys->capacity / 2 + more;
    uint64_t *grown = realloc(keys->items, capacity * sizeof *grown);
    if (!grown) {
        keys->failed = 1;
        return 0;
    }
    keys->items = grown;
    keys->capacity = capacity;
    return 1;
}

/* --- radix sort, byte by byte from the lowest byte --- */

enum { BYTES = 8 };

typedef struct {
    size_t of[BYTES][256];
} Counts;

static void count_bytes(Counts *counts, const Keys *keys)
{
    memset(counts, 0, sizeof *counts);
    for (size_t i = 0; i < keys->count; i++)
        for (int byte = 0; byte < BYTES; byte++)
            counts->of[byte][keys->items[i] >> 8 * byte & 255]++;
}

/* Sorts by one byte. Keys with the same byte keep their order, so that they stay sorted by their lower
   bytes. */
static void sort_by(int byte, size_t counts[256], const uint64_t *from, uint64_t *to, size_t count)
{
    size_t start = 0;
    for (int value = 0; value < 256; value++) {
        size_t size = counts[value];
        counts[value] = start;
        start += size;
    }
    for (size_t i = 0; i < count; i++)
        to[counts[from[i] >> 8 * byte & 255]++] = from[i];
}

void sort_keys(Keys *keys)
{
    Counts counts;
    size_t count = keys->count;
    if (count < 2 || !reserve_keys(keys, count))
        return;
    uint64_t *from = keys->items, *to = keys->items + count;
    count_bytes(&counts, keys);
    for (int byte = 0; byte < BYTES; byte++) {
        if (counts.of[byte][from[0] >> 8 * byte & 255] == count)
            continue;  /* all keys have the same byte */
        sort_by(byte, counts.of[byte], from, to, count);
        uint64_t *sorted = to;
        to = from, from = sorted;
    }
    if (from != keys->items)
        memcpy(keys->items, from, count * sizeof *from);
}

void free_keys(Keys *keys)
{
    free(keys->items);
    *keys = (Keys){0};
}
