#include "frame.h"

/* --- numbers of diagonals: the rising ones, then the falling ones, then the far diagonal --- */

/* The far diagonal of an odd board matters in the east only: it touches the middle row at the east
   end. On it, only a queen there and a queen of the south-east quadrant can attack each other. */

static int rising_of(const Frame *frame, Queen queen)
{
    int diagonals = 2 * frame->half - 1;
    int number = queen.row + queen.column - (frame->n - frame->half);
    if (number == diagonals && frame->n % 2)
        return frame->bits;
    return number >= 0 && number < diagonals ? number : -1;
}

static int falling_of(const Frame *frame, Queen queen)
{
    int diagonals = 2 * frame->half - 1;
    int number = queen.row - queen.column + frame->half - 1;
    return number >= 0 && number < diagonals ? diagonals + number : -1;
}

uint64_t word_of(const Frame *frame, Queen queen)
{
    int rising = rising_of(frame, queen), falling = falling_of(frame, queen);
    uint64_t word = 0;
    if (rising >= 0)
        word |= UINT64_C(1) << frame->place[rising];
    if (falling >= 0)
        word |= UINT64_C(1) << frame->place[falling];
    return word;
}

/* --- quadrants --- */

/* The square in row i and column j, both counted from a corner of the board. */
static Queen square_of(int n, Corner corner, int i, int j)
{
    int south = corner == SOUTH_WEST || corner == SOUTH_EAST;
    int east = corner == NORTH_EAST || corner == SOUTH_EAST;
    return (Queen){south ? n - 1 - i : i, east ? n - 1 - j : j};
}

static int attack(Queen one, Queen other)
{
    return one.row == other.row || one.column == other.column
           || one.row + one.column == other.row + other.column
           || one.row - one.column == other.row - other.column;
}

static int is_free(Queen square, const Queen *middle, int count)
{
    for (int k = 0; k < count; k++)
        if (attack(square, middle[k]))
            return 0;
    return 1;
}

Quadrant quadrant_of(const Frame *frame, Corner corner, const Queen *middle, int count)
{
    Quadrant quadrant = {.half = frame->half};
    for (int i = 0; i < frame->half; i++)
        for (int j = 0; j < frame->half; j++) {
            Queen square = square_of(frame->n, corner, i, j);
            quadrant.words[i][j] = word_of(frame, square);
            if (is_free(square, middle, count))
                quadrant.open[i] |= UINT32_C(1) << j;
        }
    return quadrant;
}

/* --- the diagonals that rule out most pairs --- */

/* Adds the expected number of queens of a quadrant on each diagonal, as if all its open squares were
   equally likely. */
static void expect_queens(const Frame *frame, Corner corner, const Queen *middle, int count,
                          int queens, double *expected)
{
    const Quadrant quadrant = quadrant_of(frame, corner, middle, count);
    int squares = 0;
    for (int i = 0; i < frame->half; i++)
        for (int j = 0; j < frame->half; j++)
            squares += (int)(quadrant.open[i] >> j & 1);
    for (int i = 0; i < frame->half; i++)
        for (int j = 0; j < frame->half; j++)
            for (int bit = 0; bit < frame->bits; bit++)
                if ((quadrant.open[i] >> j & 1) && (quadrant.words[i][j] >> bit & 1))
                    expected[bit] += (double)queens / squares;
}

/* For each diagonal, the approximate share of pairs in which both half boards have a queen on it. */
static void expect_refusals(const Frame *frame, int queens, const Queen *middle, int count,
                            double *refused)
{
    double west[4 * MAX_HALF] = {0}, east[4 * MAX_HALF] = {0};
    int others = frame->half - queens;
    expect_queens(frame, NORTH_WEST, middle, count, queens, west);
    expect_queens(frame, SOUTH_WEST, middle, count, others, west);
    expect_queens(frame, NORTH_EAST, middle, count, others, east);
    expect_queens(frame, SOUTH_EAST, middle, count, queens, east);
    for (int bit = 0; bit < frame->bits; bit++)
        refused[bit] = west[bit] * east[bit];
}

Frame frame_of(int n, int queens, const Queen *middle, int count)
{
    Frame frame = {.n = n, .half = n / 2, .bits = 4 * (n / 2) - 2};
    double refused[4 * MAX_HALF];
    for (int diagonal = 0; diagonal <= frame.bits; diagonal++)
        frame.place[diagonal] = (uint8_t)diagonal;
    expect_refusals(&frame, queens, middle, count, refused);
    for (int diagonal = 0; diagonal < frame.bits; diagonal++) {
        int rank = 0;  /* of two diagonals that rule out as many, the later one is higher */
        for (int other = 0; other < frame.bits; other++)
            rank += refused[other] < refused[diagonal]
                    || (other < diagonal && !(refused[diagonal] < refused[other]));
        frame.place[diagonal] = (uint8_t)rank;
    }
    return frame;
}
