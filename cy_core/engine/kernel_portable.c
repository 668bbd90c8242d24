/* The plain search, a row a call, for any processor and any compiler. */

#include "kernel.h"

typedef struct {
    const Subproblem *problem;
    const volatile int *stop;
} Search;

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
    if (row <= problem->rows - 9 && *search->stop)
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
