/* The greatest image of a board is the image whose first queen is nearest to the right edge. A queen
   nearer to a corner, on any side, would make another image greater, so these squares are closed from
   the start. Then a completed board only has to be compared with images that begin with the same
   queen. */

#include "prefixes.h"

#include <string.h>

/* --- the first queens --- */

/* Adds the beginning with the first queen in the corner and the second queen in column `second`. All
   other images begin with a lesser queen, except for the reflection in the diagonal of this corner,
   which swaps rows and columns. Therefore the queen of the second column must not stand above row
   `second`. It stands below this row, so `second` cannot be the last column. */
static void begin_in_corner(int n, int second, Placements *found)
{
    Placement board = empty_board(n);
    board = with_queen(&board, 0, 0);
    board = with_queen(&board, 1, second);
    for (int row = 2; row < second; row++)
        board.closed[row] = 1 << 1;
    add_placement(found, &board);
}

/* Adds the beginning with the first queen at a distance from the corner. On every side, the squares
   nearer to a corner are closed. */
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

/* Up to this n a prefix has two rows, and for larger n three. With AVX-512, lists by prefixes of three
   rows take 5 % less time for n = 16 and 8 % less for n = 17, but have more and smaller parts. */
enum { MAX_OF_TWO_ROWS = 17 };

/* Returns the most rows that a prefix may leave empty. With more, a board would not fit a key, or a
   part would not fit the processor's cache or would take long. */
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

static void fill_row(const Placement *board, Placements *pending)
{
    int row = first_empty_row(board);
    uint32_t free = allowed_squares(board, row);
    for (int column = board->n - 1; column >= 0; column--)
        if (free >> column & 1) {
            Placement extended = with_queen(board, row, column);
            add_placement(pending, &extended);
        }
}

int next_placement(Placements *pending, int most_empty, Placement *filled)
{
    while (pending->count && !pending->failed) {
        Placement board = pending->items[--pending->count];
        if (board.n - count_bits(board.attacks.rows) <= most_empty) {
            *filled = board;
            return 1;
        }
        fill_row(&board, pending);
    }
    return 0;
}

int next_prefix(Placements *pending, Placement *prefix)
{
    return pending->count && next_placement(pending, most_empty_rows(pending->items[0].n), prefix);
}

/* --- representatives, with columns counted from the left --- */

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

/* Compares a rotation of the board, which begins with the same queen, with the board. Returns a
   positive number if the rotation is greater, 0 if both are equal. */
static int compare_turned(const uint8_t *columns, int last, int quarter_turns)
{
    int difference = 0;
    for (int row = 1; row <= last && !difference; row++)
        difference = turned(columns, last, quarter_turns, row) - columns[row];
    return difference;
}

/* Returns the size of the orbit, or 0 if an image is greater. Compares only rotations that begin with
   the same queen. No reflection begins with it, because the queen that a reflection moves there would
   stand in the row, in the column or on a diagonal of the first queen. */
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

/* Converts columns so that they count from the other edge. */
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

/* --- all boards, with columns counted from the right --- */

void write_boards(const Placement *board, const Keys *keys, uint8_t *columns)
{
    const Digits digits = digits_of(board);
    for (size_t i = 0; i < keys->count; i++, columns += board->n) {
        memcpy(columns, board->column_of, (size_t)board->n);
        read_key(&digits, keys->items[i], columns);
    }
}
