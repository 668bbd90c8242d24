/* The frame: one numbering of diagonals for all quadrants. It turns the diagonals of a placement into
   one word.

   The board is cut into four quadrants of `half` rows and columns; for odd n the middle row and
   column lie between them. A diagonal matters only if a quadrant in the west and one in the east
   both touch it, or one in the north and one in the south. These are 2 * half - 1 rising diagonals,
   on which row + column is the same, and as many falling ones. Each has a bit in the word. So the
   placements of two quadrants attack each other exactly if their words have a common bit.

   Rows and columns are counted from the top and from the left. */

#ifndef JOIN_FRAME_H
#define JOIN_FRAME_H

#include <stdint.h>

enum {
    MAX_HALF = 12,  /* for n = 24; the words of larger boards do not fit the items of a list */
    REST_BITS = 32  /* bits of a list's item, for the lowest bits of a word; see classes.h */
};

typedef enum { NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST } Corner;

typedef struct {
    int row, column;
} Queen;

typedef struct {
    int n, half;
    int bits;                     /* bits of a word */
    uint8_t place[4 * MAX_HALF];  /* by diagonal, rising ones first: its bit in a word */
} Frame;

/* The squares of a quadrant, with rows and columns counted from its own corner of the board. */
typedef struct {
    int half;
    uint32_t open[MAX_HALF];             /* by row: the squares that a queen may take */
    uint64_t words[MAX_HALF][MAX_HALF];  /* by square: its diagonals as a word */
} Quadrant;

/* The frame for boards with `queens` queens in the north-west quadrant and `count` given queens on
   the middle lines. The diagonals that rule out most pairs have the highest bits. */
Frame frame_of(int n, int queens, const Queen *middle, int count);

/* The diagonals of one square as a word. */
uint64_t word_of(const Frame *frame, Queen queen);

/* A quadrant; squares that the given queens on the middle lines attack are not open. */
Quadrant quadrant_of(const Frame *frame, Corner corner, const Queen *middle, int count);

#endif
