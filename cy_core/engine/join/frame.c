#include "frame.h"

/* --- numbers of diagonals: the rising ones, then the falling ones --- */

typedef struct {
    int row, column;
} Square;

/* Returns the number of a square's rising diagonal, or -1 if this diagonal has no bit. */
static int rising_of(const Frame *frame, Square square)
{
    int number = square.row + square.column - (frame->n - frame->half);
    return number >= 0 && number < frame->rising ? number : -1;
}

static int falling_of(const Frame *frame, Square square)
{
    int number = square.row - square.column + frame->half - 1;
    return number >= 0 && number < 2 * frame->half - 1 ? frame->rising + number : -1;
}

static uint64_t word_of(const Frame *frame, Square square)
{
    int rising = rising_of(frame, square), falling = falling_of(frame, square);
    uint64_t word = 0;
    if (rising >= 0)
        word |= UINT64_C(1) << frame->bit_of[rising];
    if (falling >= 0)
        word |= UINT64_C(1) << frame->bit_of[falling];
    return word;
}

/* --- quadrants --- */

/* Returns the square in row i and column j, both counted from a corner of the board. */
static Square square_of(int n, Corner corner, int i, int j)
{
    int south = corner == SOUTH_WEST || corner == SOUTH_EAST;
    int east = corner == NORTH_EAST || corner == SOUTH_EAST;
    return (Square){south ? n - 1 - i : i, east ? n - 1 - j : j};
}

/* Returns 0 if a queen in the centre attacks a square of a quadrant, otherwise 1. */
static int is_free(const Frame *frame, Square square)
{
    int centre = frame->n % 2 && !frame->apart;
    return !centre
           || (square.row != square.column && square.row + square.column != frame->n - 1);
}

Quadrant quadrant_of(const Frame *frame, Corner corner)
{
    Quadrant quadrant = {.rows = frame->half + (frame->apart && corner == NORTH_EAST),
                         .columns = frame->half + (frame->apart && corner == SOUTH_WEST)};
    for (int i = 0; i < quadrant.rows; i++)
        for (int j = 0; j < quadrant.columns; j++) {
            Square square = square_of(frame->n, corner, i, j);
            quadrant.words[i][j] = word_of(frame, square);
            if (is_free(frame, square))
                quadrant.open[i] |= UINT32_C(1) << j;
        }
    return quadrant;
}

/* --- the diagonals that rule out most pairs --- */

/* Adds the expected number of queens of a quadrant on each diagonal, assuming that all its open squares
   are equally likely. */
static void expect_queens(const Frame *frame, Corner corner, int queens, double *expected)
{
    const Quadrant quadrant = quadrant_of(frame, corner);
    int squares = 0;
    for (int i = 0; i < quadrant.rows; i++)
        for (int j = 0; j < quadrant.columns; j++)
            squares += (int)(quadrant.open[i] >> j & 1);
    for (int i = 0; i < quadrant.rows; i++)
        for (int j = 0; j < quadrant.columns; j++)
            for (int bit = 0; bit < frame->bits; bit++)
                if ((quadrant.open[i] >> j & 1) && (quadrant.words[i][j] >> bit & 1))
                    expected[bit] += (double)queens / squares;
}

/* Estimates for each diagonal in how many of all pairs both half boards have a queen on it. */
static void expect_refusals(const Frame *frame, int queens, double *refused)
{
    double west[4 * MAX_HALF] = {0}, east[4 * MAX_HALF] = {0};
    int others = frame->half - queens;
    expect_queens(frame, NORTH_WEST, queens, west);
    expect_queens(frame, SOUTH_WEST, others + frame->apart, west);
    expect_queens(frame, NORTH_EAST, others + frame->apart, east);
    expect_queens(frame, SOUTH_EAST, queens - frame->apart, east);
    for (int bit = 0; bit < frame->bits; bit++)
        refused[bit] = west[bit] * east[bit];
}

Frame frame_of(int n, int queens, int apart)
{
    const int half = n / 2, rising = 2 * half - 1 + apart;
    Frame frame = {.n = n, .half = half, .apart = apart, .rising = rising,
                   .bits = rising + 2 * half - 1};
    double refused[4 * MAX_HALF];
    for (int diagonal = 0; diagonal < frame.bits; diagonal++)
        frame.bit_of[diagonal] = (uint8_t)diagonal;
    expect_refusals(&frame, queens, refused);
    for (int diagonal = 0; diagonal < frame.bits; diagonal++) {
        int rank = 0;  /* by the pairs ruled out; of two equal diagonals, the later is higher */
        for (int other = 0; other < frame.bits; other++)
            rank += refused[other] < refused[diagonal]
                    || (other < diagonal && !(refused[diagonal] < refused[other]));
        frame.bit_of[diagonal] = (uint8_t)rank;
    }
    return frame;
}
