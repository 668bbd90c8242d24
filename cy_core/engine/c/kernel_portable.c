/* A plain recursive search with one call per row, for any processor and any compiler. */

#include "kernel.h"

/* With fewer rows left, the search does not check the stop flag, because it ends within microseconds.
   The values 7 to 11 take the same time, within 2 % (n = 14). */
enum { FEWEST_ROWS_TO_STOP = 9 };

typedef struct {
    const Subproblem *problem;
    const StopFlag *stop;
    uint64_t count;
    const Pieces *pieces;    /* for listing only, like the two fields below; NULL when counting */
    Keys *keys;
    uint32_t queens[MAX_N];  /* the queens of the rows above, one bit each */
} Search;

static uint32_t lowest_bit(uint32_t bits)
{
    return bits & (0U - bits);
}

/* --- the lower rows, which take nearly all of the time. They do not check the stop flag, because then
   GCC would inline fewer levels of the recursive function, which costs 5 to 10 % --- */

/* Counts the ways to place the last two queens in two rows and two columns: 0, 1 or 2. `step` is the
   distance between the rows. */
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

static uint64_t count(const Subproblem *problem, int row,
                      uint32_t columns, uint32_t left, uint32_t right)
{
    const int step = problem->position[row + 1] - problem->position[row];
    uint64_t found = 0;
    if (row == problem->rows - 2)
        return last_two(problem->open + row, step, columns, left, right);
    uint32_t free = problem->open[row] & columns & ~(left | right);
    while (free) {
        uint32_t queen = lowest_bit(free);
        free ^= queen;
        found += count(problem, row + 1, columns ^ queen,
                       (left | queen) << step, (right | queen) >> step);
    }
    return found;
}

/* Returns the index of the only bit that is set. The upper five bits of its product with this constant
   are different for each bit. */
static int index_of(uint32_t bit)
{
    static const uint8_t numbers[32] = {
        0, 1, 2, 6, 3, 11, 7, 16, 4, 14, 12, 21, 8, 23, 17, 26,
        31, 5, 10, 15, 13, 20, 22, 25, 30, 9, 19, 24, 29, 18, 28, 27};
    return numbers[bit * 0x04653ADFU >> 27];
}

static void add_key(Search *search)
{
    Keys *keys = search->keys;
    uint64_t key = search->pieces->placed;
    if (!reserve_keys(keys, 1))
        return;
    for (int row = 0; row < search->problem->rows; row++)
        key += search->pieces->queen[row][index_of(search->queens[row])];
    keys->items[keys->count++] = key;
}

static void list(Search *search, int row, uint32_t columns, uint32_t left, uint32_t right)
{
    const Subproblem *problem = search->problem;
    if (row == problem->rows) {
        add_key(search);
        return;
    }
    if (search->keys->failed)
        return;
    const int is_last = row == problem->rows - 1;
    const int step = is_last ? 0 : problem->position[row + 1] - problem->position[row];
    uint32_t free = problem->open[row] & columns & ~(left | right);
    while (free) {
        uint32_t queen = lowest_bit(free);
        free ^= queen;
        search->queens[row] = queen;
        list(search, row + 1, columns ^ queen, (left | queen) << step, (right | queen) >> step);
    }
}

/* --- the upper rows --- */

static void fill(Search *search, int row, uint32_t columns, uint32_t left, uint32_t right)
{
    const Subproblem *problem = search->problem;
    if (problem->rows - row < FEWEST_ROWS_TO_STOP) {
        if (search->pieces)
            list(search, row, columns, left, right);
        else
            search->count += count(problem, row, columns, left, right);
        return;
    }
    if (is_stopped(search->stop))
        return;
    const int step = problem->position[row + 1] - problem->position[row];
    uint32_t free = problem->open[row] & columns & ~(left | right);
    while (free) {
        uint32_t queen = lowest_bit(free);
        free ^= queen;
        search->queens[row] = queen;
        fill(search, row + 1, columns ^ queen, (left | queen) << step, (right | queen) >> step);
    }
}

uint64_t count_portable(const Subproblem *problem, const Workspace *work)
{
    Search search = {.problem = problem, .stop = work->stop};
    if (problem->rows == 0)
        return 1;
    if (problem->rows == 1)
        return (problem->open[0] & problem->columns) != 0;
    fill(&search, 0, problem->columns, 0, 0);
    return search.count;
}

void list_portable(const Subproblem *problem, const Pieces *pieces, const Workspace *work,
                   Keys *keys)
{
    Search search = {.problem = problem, .stop = work->stop, .pieces = pieces, .keys = keys};
    fill(&search, 0, problem->columns, 0, 0);
}
