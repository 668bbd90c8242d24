/* The frame: one numbering of diagonals for all quadrants, which packs the diagonals of a placement
   into one word.

   The board is cut into four quadrants of `half` rows and columns. For odd n the middle row and
   column lie between them. Either these middle lines share one queen, in the centre, which all boards
   have. Or they have two queens apart from the centre: then the north-east quadrant has an extra row,
   the east end of the middle row, and the south-west quadrant has an extra column, the south end of
   the middle column.

   A diagonal matters only if it touches a quadrant in the west and one in the east, or one in the
   north and one in the south. These are 2 * half - 1 falling diagonals, on which row - column is
   constant, and as many rising diagonals, or one more with the extra lines. Each has a bit in the
   word. So the placements of two quadrants attack each other exactly if their words have a common
   bit.

   Rows and columns are counted from the top and from the left. */

#ifndef JOIN_FRAME_H
#define JOIN_FRAME_H

#include <stdint.h>

enum {
    MAX_HALF = 12,  /* for n = 24, because words of larger boards do not fit the items of a list */
    REST_BITS = 32  /* bits of a list's item, for the lowest bits of a word; see classes.h */
};

typedef enum { NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST } Corner;

typedef struct {
    int n, half;
    int apart;                    /* whether the middle lines have two queens; then n is odd */
    int rising;                   /* number of rising diagonals with a bit */
    int bits;                     /* bits of a word */
    uint8_t bit_of[4 * MAX_HALF];  /* by diagonal, rising ones first: its bit in a word */
} Frame;

/* The squares of a quadrant, with rows and columns counted from its own corner of the board. */
typedef struct {
    int rows, columns;                   /* MAX_HALF at most */
    uint32_t open[MAX_HALF];             /* by row: the squares that a queen may take */
    uint64_t words[MAX_HALF][MAX_HALF];  /* by square: its diagonals as a word */
} Quadrant;

/* Makes the frame for boards with `queens` queens in the north-west quadrant. The diagonals that rule
   out most pairs get the highest bits. */
Frame frame_of(int n, int queens, int apart);

/* Makes a quadrant. Squares that a queen in the centre attacks are not open. */
Quadrant quadrant_of(const Frame *frame, Corner corner);

#endif
