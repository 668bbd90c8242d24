/* Columns are counted from the right edge, so the greatest image, counted from the left, is the
   one whose first queen is nearest to the right edge. A queen on a square nearer to a corner of
   any side would make an image greater: those squares are closed from the start. What is left to
   ask of a completed board is whether an image that begins with the same queen is greater. */

#include "prefixes.h"

#include <string.h>

/* --- the first queens --- */

/* A queen in the corner: the other images begin with a lesser queen, but for the mirror image in
   the diagonal of the corner. There rows change with columns, so the second column may not get its
   queen above the row that has the number of the second row's column. It needs one below that:
   hence `second` stops before the last column. */
static void begin_in_corner(int n, int second, Placements *found)
{
    Placement board = empty_board(n);
    board = with_queen(&board, 0, 0);
    board = with_queen(&board, 1, second);
    for (int row = 2; row < second; row++)
        board.closed[row] = 1 << 1;
    add_placement(found, &board);
}

/* The first queen stands at a distance from the corner: all that is nearer to a corner is closed,
   on every side. */
static void begin_at(int n, int distance, Placements *found)
{
    int last = n - 1;
    uint32_t sides = UINT32_C(1) << last | 1, outer = low_bits(distance);
    Placement board = empty_board(n);
    board = with_queen(&board, 0, distance);
    for (int row = 0; row < distance; row++) {
        board.closed[row] = board.closed[last - row] = sides;
        outer |= UINT32_C(1) << (last - row);
    }
    board.closed[last] |= outer;
    add_placement(found, &board);
}

Placements beginnings(int n)
{
    Placements found = {0};
    for (int distance = n / 2 - 1; distance > 0; distance--)
        begin_at(n, distance, &found);
    for (int second = n - 2; second > 1; second--)
        begin_in_corner(n, second, &found);
    return found;
}

/* --- prefixes --- */

/* To list with AVX-512, three rows take 5 % less for n = 16, 8 % less for n = 17, but make more and
   smaller parts. */
enum { MAX_OF_TWO_ROWS = 17 };

/* Fewer rows would make parts that a key cannot tell, do not fit the processor's cache, or take
   long. */
static int most_empty_rows(int n)
{
    int most = n - (n <= MAX_OF_TWO_ROWS ? 2 : 3);
    return most < MAX_DIGITS ? most : MAX_DIGITS;
}

static int first_empty_row(const Placement *board)
{
    int row = 0;
    while (board->attacks.rows >> row & 1)
        row++;
    return row;
}

static void fill_row(const Placement *board, Placements *begun)
{
    int row = first_empty_row(board);
    uint32_t free = places(board, row);
    for (int column = board->n - 1; column >= 0; column--)
        if (free >> column & 1) {
            Placement more = with_queen(board, row, column);
            add_placement(begun, &more);
        }
}

int next_placement(Placements *begun, int most_empty, Placement *filled)
{
    while (begun->count && !begun->failed) {
        Placement board = begun->items[--begun->count];
        if (board.n - count_bits(board.attacks.rows) <= most_empty) {
            *filled = board;
            return 1;
        }
        fill_row(&board, begun);
    }
    return 0;
}

int next_prefix(Placements *begun, Placement *prefix)
{
    return begun->count && next_placement(begun, most_empty_rows(begun->items[0].n), prefix);
}

/* --- representatives: their columns are counted from the left --- */

static int row_of(const uint8_t *columns, int column)
{
    int row = 0;
    while (columns[row] != column)
        row++;
    return row;
}

static int turned(const uint8_t *columns, int last, int quarter_turns, int row)
{
    switch (quarter_turns) {
    case 1: return last - row_of(columns, row);
    case 2: return last - columns[last - row];
    default: return row_of(columns, last - row);
    }
}

/* Above 0 where the turned board, which begins with the same queen, is the greater one; 0 where it
   is the same. */
static int compare_turned(const uint8_t *columns, int last, int quarter_turns)
{
    int more = 0;
    for (int row = 1; row <= last && !more; row++)
        more = turned(columns, last, quarter_turns, row) - columns[row];
    return more;
}

/* The size of the orbit, or 0 where an image is greater. An image is compared only where it begins
   with the same queen. A mirror image never does: that queen would have come from a square in the
   first queen's row or column, or on its diagonal. */
static int orbit_size(const uint8_t *columns, int last)
{
    int distance = last - columns[0];
    if (distance == 0)
        return 8;
    int quarter = columns[distance] == 0 ? compare_turned(columns, last, 1) : -1;
    int half = columns[last] == distance ? compare_turned(columns, last, 2) : -1;
    int three_quarters = columns[last - distance] == last ? compare_turned(columns, last, 3) : -1;
    if (quarter > 0 || half > 0 || three_quarters > 0)
        return 0;
    return quarter == 0 ? 2 : half == 0 ? 4 : 8;
}

/* Counts columns from the other edge. */
static void mirror(uint8_t *columns, int count, int last)
{
    for (int i = 0; i < count; i++)
        columns[i] = (uint8_t)(last - columns[i]);
}

size_t write_representatives(const Placement *prefix, const Keys *keys,
                             uint8_t *columns, uint8_t *sizes)
{
    Digits digits = digits_of(prefix);
    const int last = prefix->n - 1;
    uint8_t board[MAX_N];
    size_t written = 0;
    memcpy(board, prefix->column_of, sizeof board);
    mirror(board, prefix->n, last);
    mirror(digits.column, digits.count, last);
    for (size_t i = 0; i < keys->count; i++) {
        read_key(&digits, keys->items[i], board);
        int size = orbit_size(board, last);
        if (!size)
            continue;
        memcpy(columns, board, (size_t)prefix->n);
        columns += prefix->n;
        sizes[written++] = (uint8_t)size;
    }
    return written;
}

/* --- all boards: their columns stay counted from the right --- */

void write_boards(const Placement *board, const Keys *keys, uint8_t *columns)
{
    const Digits digits = digits_of(board);
    for (size_t i = 0; i < keys->count; i++, columns += board->n) {
        memcpy(columns, board->column_of, (size_t)board->n);
        read_key(&digits, keys->items[i], columns);
    }
}
