/* The search starts with crosses because every symmetry maps the centre lines onto themselves. So the
   queens on these lines decide whether a board is the least of its images, before the search
   begins. In addition, central queens attack the most squares, which keeps the search small. */

#include "crosses.h"

#include <stdlib.h>

/* Four lines that the symmetries map onto each other: the rows `near` and `far` = n - 1 - near, and
   the columns with the same numbers. In the middle of an odd board, near = far. */
typedef struct {
    int near, far;
} Lines;

/* The queens on four lines, one byte each: their columns in rows near and far, then their rows in
   columns near and far. Two images of a board have equal keys if their four lines are equal. */
typedef uint32_t Key;

/* A set of symmetries: bit g stands for symmetry g = mirror + 2 flip + 4 transpose, applied in this
   order. */
typedef unsigned Group;

enum { ALL_SYMMETRIES = 255 };

/* If at least this many symmetries leave a cross unchanged, the next lines are filled, too, to break
   the symmetry. The values 2 and 8 take the same time. Without filling them, a count takes 6 %
   longer, but only a third of the time for n = 13. */
enum { FEWEST_TO_BREAK = 4 };

typedef struct {
    Lines lines;
    Group group;          /* the symmetries that leave the inner lines unchanged, if any */
    int is_inner;         /* whether `lines` are the central lines */
    Placements *crosses;  /* the result */
} Search;

static Key pack(int near_row, int far_row, int near_column, int far_column)
{
    return (Key)near_row << 24 | (Key)far_row << 16 | (Key)near_column << 8 | (Key)far_column;
}

static Key image(Key key, int symmetry, int n)
{
    int rows[2] = {(int)(key >> 24), (int)(key >> 16 & 255)};
    int columns[2] = {(int)(key >> 8 & 255), (int)(key & 255)};
    int last = n - 1;
    if (symmetry & 1) {
        int swapped = columns[0];
        columns[0] = columns[1], columns[1] = swapped;
        rows[0] = last - rows[0], rows[1] = last - rows[1];
    }
    if (symmetry & 2) {
        int swapped = rows[0];
        rows[0] = rows[1], rows[1] = swapped;
        columns[0] = last - columns[0], columns[1] = last - columns[1];
    }
    if (symmetry & 4)
        return pack(columns[0], columns[1], rows[0], rows[1]);
    return pack(rows[0], rows[1], columns[0], columns[1]);
}

/* Returns the symmetries of `group` that leave the four lines unchanged. Returns the empty set
   if a symmetry makes their key less, because then another image of the board is counted. */
static Group stabilizer(Key key, Group group, int n)
{
    Group same = 0;
    for (int symmetry = 0; symmetry < 8; symmetry++) {
        if (!(group >> symmetry & 1))
            continue;
        Key other = image(key, symmetry, n);
        if (other < key)
            return 0;
        if (other == key)
            same |= 1U << symmetry;
    }
    return same;
}

static int row_of(const Placement *board, int column)
{
    int row = 0;
    while (board->column_of[row] != column)
        row++;
    return row;
}

static Key key_of(const Placement *board, Lines lines)
{
    return pack(board->column_of[lines.near], board->column_of[lines.far],
                row_of(board, lines.near), row_of(board, lines.far));
}

static void fill_lines(const Search *search, const Placement *board, int line);

/* Adds a cross whose four lines are filled. If many symmetries leave the cross unchanged, each
   of its boards would be found up to eight times. In this case, the next four lines are filled
   first, which breaks the symmetry. The weight follows from the symmetries that leave all filled
   lines unchanged. */
static void finish(const Search *search, const Placement *board)
{
    Group left = stabilizer(key_of(board, search->lines), search->group, board->n);
    if (!left)
        return;  /* an image is less, and is counted instead */
    Lines next = {search->lines.near - 1, search->lines.far + 1};
    if (search->is_inner && count_bits(left) >= FEWEST_TO_BREAK && next.near >= 0) {
        Search outer = {next, left, 0, search->crosses};
        fill_lines(&outer, board, 0);
        return;
    }
    Placement cross = *board;
    cross.weight = 8 / count_bits(left);
    add_placement(search->crosses, &cross);
}

static void try_square(const Search *search, const Placement *board, int line, int row, int column)
{
    if (!is_open(&board->attacks, board->n, row, column))
        return;
    Placement extended = with_queen(board, row, column);
    fill_lines(search, &extended, line + 1);
}

/* Returns the first position to try on a line, counted from either end of the line. In the least
   image, no queen on the four lines is nearer to an edge than the queen of the first line, so
   squares that are nearer are skipped. This holds only for the central lines, where all eight
   symmetries are compared. */
static int first_position(const Search *search, const Placement *board, int line)
{
    return search->is_inner && line ? board->column_of[search->lines.near] : 0;
}

/* Fills the lines from number `line` on: 0 and 1 are the rows, 2 and 3 the columns. A line may already
   have its queen, on a square that it shares with another line. */
static void fill_lines(const Search *search, const Placement *board, int line)
{
    if (line == 4) {
        finish(search, board);
        return;
    }
    int number = line & 1 ? search->lines.far : search->lines.near;
    uint32_t taken = line < 2 ? board->attacks.rows : board->attacks.columns;
    if (taken >> number & 1) {
        fill_lines(search, board, line + 1);
        return;
    }
    int first = first_position(search, board, line);
    for (int position = first; position < board->n - first; position++) {
        if (line < 2)
            try_square(search, board, line, number, position);
        else
            try_square(search, board, line, position, number);
    }
}

Placements central_crosses(int n)
{
    Placements crosses = {0};
    Placement board = empty_board(n);
    Search search = {{(n - 1) / 2, n / 2}, ALL_SYMMETRIES, 1, &crosses};
    fill_lines(&search, &board, 0);
    return crosses;
}

void add_placement(Placements *list, const Placement *board)
{
    if (list->count == list->capacity) {
        size_t capacity = list->capacity ? 2 * list->capacity : 64;
        Placement *grown = realloc(list->items, capacity * sizeof *grown);
        if (!grown) {
            list->failed = 1;
            return;
        }
        list->items = grown;
        list->capacity = capacity;
    }
    list->items[list->count++] = *board;
}

void free_placements(Placements *list)
{
    free(list->items);
    *list = (Placements){0};
}
