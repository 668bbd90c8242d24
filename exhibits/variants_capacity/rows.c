/* Count boards of capacity queens, row by row:

       cc -O3 -march=native -DCAPACITY=2 -o rows rows.c && ./rows 9

   There are n * c queens on n x n squares, at most c in each row, column and diagonal. So each row
   and each column has exactly c. The program visits each board once, or its mirror image, and
   tests it for each symmetry. It prints a line of JSON: how many boards there are, how many of
   them each symmetry leaves unchanged, and how many remain up to symmetry. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_N 32
/* c is known to the compiler, so that it unrolls loops over lines. */
#ifndef CAPACITY
#define CAPACITY 2
#endif

typedef uint32_t Mask;

/* For k = 1 to c, bit j of at_least[k] says whether the line through square j has k queens. */
typedef struct {
    Mask at_least[CAPACITY + 1];
} Lines;

typedef struct {
    uint64_t all, half_turn, quarter_turn, mirror, upside_down, diagonals;
} Counts;

static int n;
static Mask row_mask;
static Mask rows[MAX_N];
/* A board whose mirror image is not visited counts twice. */
static int weight;
static Counts counts;

static Lines with_queens(Lines lines, Mask queens) {
    for (int k = CAPACITY; k > 1; k--)
        lines.at_least[k] |= lines.at_least[k - 1] & queens;
    lines.at_least[1] |= queens;
    return lines;
}

static Lines shifted(Lines lines, int step) {
    for (int k = 1; k <= CAPACITY; k++)
        lines.at_least[k] = step > 0 ? lines.at_least[k] << 1 & row_mask : lines.at_least[k] >> 1;
    return lines;
}

static int has_queen(int row, int column) { return rows[row] >> column & 1; }

static Mask mirrored(Mask row) {
    Mask image = 0;
    for (int column = 0; column < n; column++)
        image |= (row >> column & 1) << (n - 1 - column);
    return image;
}

/* Return whether each queen has a queen on its image: [row, column] -> image. */
#define IS_FIXED(image_row, image_column)                                                          \
    for (int row = 0; row < n; row++)                                                              \
        for (int column = 0; column < n; column++)                                                 \
            if (has_queen(row, column) != has_queen(image_row, image_column))                      \
                return 0;                                                                          \
    return 1

static int is_half_turn(void) { IS_FIXED(n - 1 - row, n - 1 - column); }
static int is_quarter_turn(void) { IS_FIXED(column, n - 1 - row); }
static int is_mirror(void) { IS_FIXED(row, n - 1 - column); }
static int is_upside_down(void) { IS_FIXED(n - 1 - row, column); }
static int is_diagonal(void) { IS_FIXED(column, row); }
static int is_antidiagonal(void) { IS_FIXED(n - 1 - column, n - 1 - row); }

static void count_board(void) {
    counts.all += weight;
    counts.half_turn += weight * is_half_turn();
    counts.quarter_turn += weight * is_quarter_turn();
    counts.mirror += weight * is_mirror();
    counts.upside_down += weight * is_upside_down();
    counts.diagonals += weight * (is_diagonal() + is_antidiagonal());
}

static void fill_row(int row, Lines columns, Lines falling, Lines rising);

/* Add `missing` queens on squares of `free` to those that the row has, and go on to the next row. */
static void choose(int row, Mask queens, Mask free, int missing, const Lines *columns,
                   const Lines *falling, const Lines *rising) {
    if (missing == 0) {
        rows[row] = queens;
        if (row == 0) {
            Mask image = mirrored(queens);
            if (image < queens) return;
            weight = image == queens ? 1 : 2;
        }
        fill_row(row + 1, with_queens(*columns, queens), shifted(with_queens(*falling, queens), 1),
                 shifted(with_queens(*rising, queens), -1));
        return;
    }
    while (__builtin_popcount(free) >= missing) {
        Mask square = free & -free;
        free ^= square;
        choose(row, queens | square, free, missing - 1, columns, falling, rising);
    }
}

static void fill_row(int row, Lines columns, Lines falling, Lines rising) {
    if (row == n) {
        count_board();
        return;
    }
    Mask full = columns.at_least[CAPACITY] | falling.at_least[CAPACITY] | rising.at_least[CAPACITY];
    Mask free = row_mask & ~full;
    /* A column that misses as many queens as there are rows left needs a queen in this row. */
    int rows_left = n - row;
    Mask needed = 0;
    if (rows_left <= CAPACITY) needed = row_mask & ~columns.at_least[CAPACITY - rows_left + 1];
    int missing = CAPACITY - __builtin_popcount(needed);
    if (needed & ~free || missing < 0) return;
    choose(row, needed, free & ~needed, missing, &columns, &falling, &rising);
}

int main(int argc, char **argv) {
    n = argc == 2 ? atoi(argv[1]) : 0;
    if (n < CAPACITY || n >= MAX_N) {
        fprintf(stderr, "usage: rows N, with N = %d to %d\n", CAPACITY, MAX_N - 1);
        return 2;
    }
    row_mask = ((Mask)1 << n) - 1;
    Lines empty = {{0}};
    fill_row(0, empty, empty, empty);
    uint64_t fixed = counts.all + counts.half_turn + 2 * counts.quarter_turn + counts.mirror +
                     counts.upside_down + counts.diagonals;
    printf("{\"capacity\": %d, \"n\": %d, \"boards\": %llu, \"half_turn\": %llu, "
           "\"quarter_turn\": %llu, \"mirror\": %llu, \"diagonal\": %llu, \"orbits\": %llu}\n",
           CAPACITY, n, (unsigned long long)counts.all, (unsigned long long)counts.half_turn,
           (unsigned long long)counts.quarter_turn, (unsigned long long)counts.mirror,
           (unsigned long long)counts.diagonals / 2, (unsigned long long)fixed / 8);
    return fixed % 8 != 0 || counts.mirror != counts.upside_down;
}
