/* The parts of a join: sets of rows that the queens of the north-west quadrant fill.

   Counted from its own corner, the north-west quadrant fills the rows a and the columns b; the
   south-east quadrant fills the rows c and the columns d; the other two quadrants fill the rest. The
   symmetries of the board can swap these four sets. So in a fixed order of all sets, only boards are
   counted in which a comes first: in the part of one a, the sets b, c and d do not come before a.
   A job is a pair (a, c): it compares every half board of the west with every one of the east.

   For even n, opposite quadrants have the same number of queens. A rotation by 90 degrees brings at
   most half / 2 of them into the north-west quadrant. With exactly half / 2 queens there, the
   complements of a, b, c and d take part in the comparison, too.

   For odd n, a queen in the centre leaves the rest as for even n. Otherwise reflections bring the
   queen of the middle column below the centre, and the queen of the middle row to its right. Then the
   reflection that swaps rows and columns is the only symmetry left: it swaps a and b, so b does not
   come before a. The south-west quadrant, with the middle column, fills the rows that c leaves, and
   the south-east quadrant has one queen less than the north-west. */

#ifndef JOIN_JOBS_H
#define JOIN_JOBS_H

#include <stddef.h>
#include <stdint.h>

#include "frame.h"
#include "stop.h"
#include "tables.h"

/* A family: the parts that share their tables. */
typedef struct {
    int n, half;
    int queens;  /* number of queens in the north-west quadrant */
    int apart;   /* whether n is odd, and no queen stands in the centre */
} Family;

typedef struct {
    int queens, apart;  /* the part's family */
    uint16_t rows;      /* the set a, as bits */
    int place;          /* index of this set in the order of the family */
    double work;        /* estimated time, relative to other parts */
} JoinPart;

typedef struct {
    JoinPart *items;
    size_t count, capacity;
    int failed;  /* whether memory ran out, so that some are missing */
} JoinParts;

/* Sets of rows, sorted by the number of placements in both north quadrants, largest first. Queens on
   the middle lines are ignored in these numbers. */
typedef struct {
    int count;
    uint16_t sets[MAX_SUBSETS];
    uint16_t place[1 << MAX_HALF];  /* by set: its index in `sets` */
    double ways[MAX_SUBSETS];       /* placements in the north-west times those in the north-east */
} Order;

/* Makes the order of the sets of `queens` rows. Once `stop` is set, it ends soon and is void. */
void order_rows(Order *order, int half, int queens, const StopFlag *stop);

/* Whether a set, or its complement if complements take part, comes before the set at `place`. */
int comes_before(const Order *order, const Family *family, uint32_t set, int place);

/* Whether a set, or its complement if complements take part, is the set at `place`. */
int is_tied(const Order *order, const Family *family, uint32_t set, int place);

/* The parts of the n x n board, n from 4 to 2 * MAX_HALF, ordered by family. The caller frees them
   with `free_join_parts`. After `failed`, or once `stop` is set, some are missing. */
JoinParts join_parts(int n, const StopFlag *stop);
void free_join_parts(JoinParts *parts);

/* The number of solutions for which a pair of half boards counts, by whether c, b and d are tied with
   a. */
int weight_of(int c_tied, int b_tied, int d_tied);

#endif
