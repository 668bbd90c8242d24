/* The plain search, a row a call, for any processor and any compiler. */

#include "kernel.h"

typedef struct {
    const Subproblem *problem;
    const StopFlag *stop;
} Search;

typedef struct {
    const Subproblem *problem;
    const StopFlag *stop;
    const Pieces *pieces;
    Keys *found;
    uint32_t queens[MAX_N];  /* of the rows above, a bit each */
} Listing;

static uint32_t lowest_bit(uint32_t bits)
{
    return bits & (0U - bits);
}

/* Two rows and two columns are left: there are two ways to place the queens, which a bit of
   arithmetic counts. `step` is the distance of the rows. */
static inline uint64_t last_two(const uint32_t *open, int step,
                                uint32_t columns, uint32_t left, uint32_t right)
{
    uint32_t one = lowest_bit(columns), other = columns ^ one;
    uint32_t upper = open[0] & columns & ~(left | right);
    uint32_t lower = open[1] & columns & ~(left << step | right >> step);
    if (one << step == other)
        return 0;
    return ((upper & one) && (lower & other)) + (uint64_t)((upper & other) && (lower & one));
}

static uint64_t place(const Search *search, int row,
                      uint32_t columns, uint32_t left, uint32_t right)
{
    const Subproblem *problem = search->problem;
    const int step = problem->position[row + 1] - problem->position[row];
    uint64_t count = 0;
    if (row == problem->rows - 2)
        return last_two(problem->open + row, step, columns, left, right);
    if (row <= problem->rows - 9 && is_stopped(search->stop))
        return 0;
    uint32_t free = problem->open[row] & columns & ~(left | right);
    while (free) {
        uint32_t queen = lowest_bit(free);
        free ^= queen;
        count += place(search, row + 1, columns ^ queen,
                       (left | queen) << step, (right | queen) >> step);
    }
    return count;
}

uint64_t count_portable(const Subproblem *problem, const Workspace *work)
{
    Search search = {problem, work->stop};
    if (problem->rows == 0)
        return 1;
    if (problem->rows == 1)
        return (problem->open[0] & problem->columns) != 0;
    return place(&search, 0, problem->columns, 0, 0);
}

/* --- listing --- */

/* The number of the only bit that is set: multiplied by this constant, each leaves another number
   in the upper five bits. */
static int number_of(uint32_t bit)
{
    static const uint8_t numbers[32] = {
        0, 1, 2, 6, 3, 11, 7, 16, 4, 14, 12, 21, 8, 23, 17, 26,
        31, 5, 10, 15, 13, 20, 22, 25, 30, 9, 19, 24, 29, 18, 28, 27};
    return numbers[bit * 0x04653ADFU >> 27];
}

static void keep(Listing *listing)
{
    Keys *found = listing->found;
    uint64_t key = listing->pieces->placed;
    if (!reserve_keys(found, 1))
        return;
    for (int row = 0; row < listing->problem->rows; row++)
        key += listing->pieces->queen[row][number_of(listing->queens[row])];
    found->items[found->count++] = key;
}

static void list(Listing *listing, int row, uint32_t columns, uint32_t left, uint32_t right)
{
    const Subproblem *problem = listing->problem;
    if (row == problem->rows) {
        keep(listing);
        return;
    }
    if (is_stopped(listing->stop) || listing->found->failed)
        return;
    const int is_last = row == problem->rows - 1;
    const int step = is_last ? 0 : problem->position[row + 1] - problem->position[row];
    uint32_t free = problem->open[row] & columns & ~(left | right);
    while (free) {
        uint32_t queen = lowest_bit(free);
        free ^= queen;
        listing->queens[row] = queen;
        list(listing, row + 1, columns ^ queen, (left | queen) << step, (right | queen) >> step);
    }
}

void list_portable(const Subproblem *problem, const Pieces *pieces, const Workspace *work,
                   Keys *found)
{
    Listing listing = {problem, work->stop, pieces, found, {0}};
    list(&listing, 0, problem->columns, 0, 0);
}
