/* A placement: some queens on a board, and the squares that are still open.

   Rows are counted from the top, columns from the right edge, so that column c is bit c. */

#ifndef ENGINE_PLACEMENT_H
#define ENGINE_PLACEMENT_H

#include <stdint.h>

enum {
    MAX_N = 28,     /* largest board whose total certainly fits 64 bits */
    NO_QUEEN = 255  /* in `column_of`: the row has no queen yet */
};

/* Rows and columns that have a queen, and diagonals that are attacked, as bits. */
typedef struct {
    uint32_t rows, columns;  /* bit row; bit column */
    uint64_t rising;         /* bit row + column */
    uint64_t falling;        /* bit n - 1 - row + column */
} Attacks;

typedef struct {
    int n;
    int weight;                /* each completion counts as this many solutions */
    Attacks attacks;
    uint8_t column_of[MAX_N];  /* by row: the column of its queen, or NO_QUEEN */
    uint32_t closed[MAX_N];    /* by row: squares that must stay empty, attacked or not */
} Placement;

Placement empty_board(int n);
Placement with_queen(const Placement *board, int row, int column);
Placement quarter_turn(const Placement *board);

static inline uint32_t low_bits(int count)
{
    return (uint32_t)((UINT64_C(1) << count) - 1);
}

static inline int count_bits(uint32_t bits)
{
    int count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* Returns the squares of an empty row that no queen attacks, as bits. */
static inline uint32_t open_squares(const Attacks *attacks, int n, int row)
{
    uint64_t attacked = attacks->columns | attacks->rising >> row
                        | attacks->falling >> (n - 1 - row);
    return (uint32_t)~attacked & low_bits(n);
}

static inline int is_open(const Attacks *attacks, int n, int row, int column)
{
    return !(attacks->rows >> row & 1) && (open_squares(attacks, n, row) >> column & 1);
}

/* Returns the squares of an empty row that a queen may take: not attacked and not closed. */
static inline uint32_t allowed_squares(const Placement *board, int row)
{
    return open_squares(&board->attacks, board->n, row) & ~board->closed[row];
}

static inline int is_allowed(const Placement *board, int row, int column)
{
    return !(board->attacks.rows >> row & 1) && (allowed_squares(board, row) >> column & 1);
}

static inline void add_queen(Attacks *attacks, int n, int row, int column)
{
    attacks->rows |= UINT32_C(1) << row;
    attacks->columns |= UINT32_C(1) << column;
    attacks->rising |= UINT64_C(1) << (row + column);
    attacks->falling |= UINT64_C(1) << (n - 1 - row + column);
}

#endif
