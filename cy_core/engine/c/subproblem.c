#include "subproblem.h"

static uint32_t free_columns(const Placement *board)
{
    return ~board->attacks.columns & low_bits(board->n);
}

static int first_column(const Placement *board)
{
    uint32_t columns = free_columns(board);
    int column = 0;
    while (column < board->n && !(columns >> column & 1))
        column++;
    return column;
}

static int last_column(const Placement *board)
{
    uint32_t columns = free_columns(board);
    int column = board->n - 1;
    while (column >= 0 && !(columns >> column & 1))
        column--;
    return column;
}

int window_width(const Placement *board)
{
    int width = last_column(board) - first_column(board) + 1;
    return width > 0 ? width : 0;
}

static Subproblem from_top(const Placement *board)
{
    int first = window_width(board) ? first_column(board) : 0;
    Subproblem problem = {.columns = free_columns(board) >> first, .first = first};
    for (int row = 0; row < board->n; row++) {
        if (board->attacks.rows >> row & 1)
            continue;
        problem.open[problem.rows] = allowed_squares(board, row) >> first;
        problem.position[problem.rows] = problem.line[problem.rows] = (uint8_t)row;
        problem.rows++;
    }
    return problem;
}

static int open_in_column(const Placement *board, int column)
{
    int count = 0;
    for (int row = 0; row < board->n; row++)
        count += is_allowed(board, row, column);
    return count;
}

int narrower_edge(const Placement *board)
{
    int first = first_column(board), last = last_column(board);
    return open_in_column(board, first) <= open_in_column(board, last) ? first : last;
}

/* --- the choice of the side where the search begins --- */

static Subproblem upside_down(const Subproblem *problem)
{
    Subproblem turned = *problem;
    for (int row = 0; row < problem->rows; row++) {
        int opposite = problem->rows - 1 - row;
        turned.open[row] = problem->open[opposite];
        turned.position[row] = (uint8_t)(MAX_N - problem->position[opposite]);
        turned.line[row] = problem->line[opposite];
    }
    return turned;
}

/* Counts the placements of the first two rows, which is a good and cheap measure of the whole work. */
static int placements_of_two_rows(const Subproblem *problem)
{
    int count = 0, step = problem->position[1] - problem->position[0];
    for (uint32_t free = problem->open[0]; free; free &= free - 1) {
        uint32_t queen = free & (0U - free);
        count += count_bits(problem->open[1] & ~(queen | queen << step | queen >> step));
    }
    return count;
}

static void keep_easier(Subproblem *best, int *least, const Subproblem *other)
{
    int count = placements_of_two_rows(other);
    if (count < *least) {
        *best = *other;
        *least = count;
    }
}

static void try_both_ends(Subproblem *best, int *least, const Subproblem *problem)
{
    Subproblem turned = upside_down(problem);
    keep_easier(best, least, problem);
    keep_easier(best, least, &turned);
}

/* With fewer rows, the choice of a side takes longer than it saves. The values 4 to 7 take the same
   time. With AVX-512, 9 to 12 take 2 to 5 % less, but the portable kernel takes 11 % longer with 11
   and 15 % longer with 12 (n = 14). */
enum { FEWEST_ROWS_TO_TURN = 8 };

Subproblem easiest_subproblem(const Placement *board, int widest)
{
    Subproblem problem = from_top(board), best = problem;
    int least = INT32_MAX;
    if (problem.rows < FEWEST_ROWS_TO_TURN)
        return problem;
    try_both_ends(&best, &least, &problem);
    /* The turned board is possible only if its window is narrow enough. Its columns are the rows
       of the board, so the window spans the rows from the first to the last empty row. */
    if (problem.position[problem.rows - 1] - problem.position[0] < widest) {
        Placement turned = quarter_turn(board);
        Subproblem side = from_top(&turned);
        side.is_turned = 1;
        try_both_ends(&best, &least, &side);
    }
    return best;
}
