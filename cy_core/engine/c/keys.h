/* Keys: boards packed into 64-bit numbers, which a listing collects and sorts.

   The boards that complete a placement differ only in the rows that it leaves empty. A key has a
   digit of 4 bits for each of these rows: the index of the queen's column among the free columns.
   Upper rows have higher digits, so keys have the order of the boards. */

#ifndef ENGINE_KEYS_H
#define ENGINE_KEYS_H

#include <stddef.h>

#include "subproblem.h"

enum {
    DIGIT_BITS = 4,
    MAX_DIGITS = 16,  /* largest number of empty rows and free columns */
    MAX_WINDOW = 32   /* largest number of columns of a kernel */
};

/* The layout of the keys of one placement. */
typedef struct {
    int count;                   /* digits of a key: the number of empty rows */
    uint8_t row[MAX_DIGITS];     /* the empty rows, from the bottom */
    uint8_t column[MAX_DIGITS];  /* the free columns, from the right */
    uint8_t digit[MAX_N];        /* by free column: its index in `column` */
    uint8_t shift[MAX_N];        /* by empty row: the lowest bit of its digit in the key */
} Digits;

/* Returns the layout of the keys of a placement, of which at most MAX_DIGITS rows may be empty. */
Digits digits_of(const Placement *board);

/* Writes the columns of the empty rows from a key. */
static inline void read_key(const Digits *digits, uint64_t key, uint8_t *column_of)
{
    for (int i = 0; i < digits->count; i++, key >>= DIGIT_BITS)
        column_of[digits->row[i]] = digits->column[key & (MAX_DIGITS - 1)];
}

/* The number that each queen adds to the key of a board. */
typedef struct {
    uint64_t placed;                         /* sum for the queens placed before the subproblem */
    uint64_t queen[MAX_DIGITS][MAX_WINDOW];  /* the queen in row i and bit b of the window */
} Pieces;

Pieces pieces_of(const Digits *digits, const Placement *board, const Subproblem *problem);

typedef struct {
    uint64_t *items;
    size_t count, capacity;
    int failed;  /* whether memory ran out, so that some keys are missing */
} Keys;

/* Makes room for `more` additional keys. Returns 0 if memory runs out. */
int reserve_keys(Keys *keys, size_t more);

/* Sorts in ascending order. This needs memory for the keys a second time. */
void sort_keys(Keys *keys);

void free_keys(Keys *keys);

#endif
