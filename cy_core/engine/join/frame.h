/* One frame of diagonals for all quadrants: what a placement attacks beyond its own is one word.

   The board is cut into four quadrants of `half` rows and columns; for odd n the middle row and
   column lie between them. A diagonal matters only if a quadrant in the west and one in the east can
   both reach it, or one in the north and one in the south: 2 * half - 1 rising diagonals, on which
   row + column is the same, and as many falling ones. Each has a place in the word, so placements of
   any two quadrants attack each other just if their words have a common bit.

   Rows and columns are counted from the top and from the left. */

#ifndef JOIN_FRAME_H
#define JOIN_FRAME_H

#include <stdint.h>

enum {
    MAX_HALF = 12,  /* for n = 24; beyond, too few bits would fit a list's items */
    REST_BITS = 32  /* lowest places of a word: what an item of a list holds, see classes.h */
};

typedef enum { NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST } Corner;

typedef struct {
    int row, column;
} Queen;

typedef struct {
    int n, half;
    int bits;                         /* places in a word */
    uint8_t place[4 * MAX_HALF];      /* of each diagonal, rising ones first */
} Frame;

/* What a quadrant is to a search of its placements, in rows and columns from its own corner of the
   board: where queens may stand, and what each attacks. */
typedef struct {
    int half;
    uint32_t open[MAX_HALF];              /* bit j of row i */
    uint64_t words[MAX_HALF][MAX_HALF];
} Quadrant;

/* The frame for boards with so many queens in the north-west quadrant, and these on the middle lines:
   the diagonals on which most queens stand, west and east, have the highest. */
Frame frame_of(int n, int queens, const Queen *middle, int count);

/* The diagonals of one square, as a word. */
uint64_t word_of(const Frame *frame, Queen queen);

/* A quadrant beside queens on the middle lines, whose rows, columns and diagonals stay empty. */
Quadrant quadrant_of(const Frame *frame, Corner corner, const Queen *middle, int count);

#endif
