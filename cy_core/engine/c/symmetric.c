/* The search places a queen together with its images, so it fills only a half or a quarter of the rows.
   It goes from the centre outward, because central queens attack the most squares. */

#include "symmetric.h"

#include "placement.h"

typedef struct {
    int n;
    int images;  /* queens placed together: 2 for rotations by 180 degrees, 4 for 90 degrees */
    const StopFlag *stop;
} Search;

/* Adds a queen and its images. Returns 0 if one of these queens attacks another one or an
   earlier queen, otherwise 1. The centre of the board is its own image. */
static int add_images(const Search *search, Attacks *attacks, int row, int column)
{
    int last = search->n - 1;
    if (2 * row == last && 2 * column == last) {
        add_queen(attacks, search->n, row, column);
        return 1;
    }
    for (int image = 0; image < search->images; image++) {
        if (!is_open(attacks, search->n, row, column))
            return 0;
        add_queen(attacks, search->n, row, column);
        int turned_row = search->images == 4 ? column : last - row;
        column = search->images == 4 ? last - row : last - column;
        row = turned_row;
    }
    return 1;
}

/* Counts the ways to fill the empty rows from `row` up to the top, each with its opposite row. */
static uint64_t fill_up(const Search *search, const Attacks *attacks, int row)
{
    uint64_t count = 0;
    while (row >= 0 && (attacks->rows >> row & 1))
        row--;
    if (row < 0)
        return 1;
    if (is_stopped(search->stop))
        return 0;
    uint32_t open = open_squares(attacks, search->n, row);
    for (int column = 0; open >> column; column++) {
        Attacks extended = *attacks;
        if ((open >> column & 1) && add_images(search, &extended, row, column))
            count += fill_up(search, &extended, row - 1);
    }
    return count;
}

uint64_t count_half_turn(int n, const StopFlag *stop)
{
    const Search search = {n, 2, stop};
    const Attacks none = {0};
    return fill_up(&search, &none, (n - 1) / 2);
}

uint64_t count_quarter_turn(int n, const StopFlag *stop)
{
    const Search search = {n, 4, stop};
    const Attacks none = {0};
    /* There is no solution unless n % 4 is 0 or 1, because the queens form groups of four, except
       for a queen in the centre. */
    return n % 4 > 1 ? 0 : fill_up(&search, &none, (n - 1) / 2);
}
