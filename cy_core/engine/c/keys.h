/* Boards as numbers: what a listing keeps of each board it finds, and sorts.

   The boards that complete a placement differ in the rows it leaves empty. Each of these rows is a
   digit of 4 bits, the upper rows higher: the number of its column among the free columns. So keys
   are ordered as boards are, by the first row in which they differ. */

#ifndef ENGINE_KEYS_H
#define ENGINE_KEYS_H

#include <stddef.h>

#include "subproblem.h"

enum {
    DIGIT_BITS = 4,
    MAX_DIGITS = 16,   /* rows and columns that may be left empty */
    MAX_WINDOW = 32
};

typedef struct {
    int count;                    /* digits of a key: the empty rows of the board */
    uint8_t row[MAX_DIGITS];     /* these, from the bottom */
    uint8_t column[MAX_DIGITS];  /* the free columns, from the right */
    uint8_t digit[MAX_N];         /* of each free column */
    uint8_t shift[MAX_N];         /* of each empty row */
} Digits;

/* The placement has at most MAX_DIGITS empty rows. */
Digits digits_of(const Placement *board);

/* Fills these rows as the key says. */
static inline void read_key(const Digits *digits, uint64_t key, uint8_t *column_of)
{
    for (int i = 0; i < digits->count; i++, key >>= DIGIT_BITS)
        column_of[digits->row[i]] = digits->column[key & (MAX_DIGITS - 1)];
}

/* What the queens of a subproblem add to a key. */
typedef struct {
    uint64_t placed;                            /* queens placed since then, all together */
    uint64_t queen[MAX_DIGITS][MAX_WINDOW];  /* one in row i and bit b of the window */
} Pieces;

Pieces pieces_of(const Digits *digits, const Placement *board, const Subproblem *problem);

typedef struct {
    uint64_t *items;
    size_t count, capacity;
    int failed;  /* whether memory ran out: keys are missing then */
} Keys;

/* Room for so many keys more; 0 where memory runs out. */
int reserve_keys(Keys *keys, size_t more);

/* Into ascending order; takes room for as many again. */
void sort_keys(Keys *keys);

void free_keys(Keys *keys);

#endif
