/* The parts of a join: in each, the queens of the north-west quadrant fill one set of rows.

   Counted from its own corner, the north-west quadrant fills the rows a and the columns b; the
   south-east quadrant fills the rows c and the columns d; the other two quadrants fill the rest. The
   symmetries of the board can swap these four sets. So the join fixes an order of all sets, and counts
   only boards in which a comes first: in the part of one a, the sets b, c and d do not come before a.
   A job is a pair (a, c): it compares every half board of the west with every half board of the east.

   For even n, opposite quadrants have the same number of queens. A rotation by 90 degrees brings at
   most half / 2 of them into the north-west quadrant. With exactly half / 2 queens there, the
   complements of a, b, c and d take part in the comparison, too.

   For odd n with a queen in the centre, all this holds as for even n. Without it, reflections bring the
   queen of the middle column below the centre, and the queen of the middle row to the right of it.
   Then only one symmetry is left, the reflection that swaps rows and columns. It swaps a and b, so b
   must not come before a. The south-west quadrant, with the middle column, fills the rows that c
   leaves empty, and the south-east quadrant has one queen less than the north-west quadrant. */

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
    int rank;          /* index of this set in the order of the family */
    double work;        /* estimated time, relative to other parts */
} JoinPart;

typedef struct {
    JoinPart *items;
    size_t count, capacity;
    int failed;  /* whether memory ran out, so that some parts are missing */
} JoinParts;

/* Sets of rows, sorted by the number of placements in both north quadrants, largest first. These numbers
   ignore queens on the middle lines. */
typedef struct {
    int count;
    uint16_t sets[MAX_SUBSETS];
    uint16_t rank[1 << MAX_HALF];  /* by set: its index in `sets` */
    double ways[MAX_SUBSETS];       /* placements in the north-west times those in the north-east */
} Order;

/* Makes the order of the sets of `queens` rows. Once `stop` is set, this ends soon with a wrong order. */
void order_rows(Order *order, int half, int queens, const StopFlag *stop);

/* Returns whether a set comes before the set with this rank. If complements take part, the complement of
   the set may come before it instead. */
int comes_before(const Order *order, const Family *family, uint32_t set, int rank);

/* Returns whether a set, or its complement if complements take part, is the set with this rank. */
int is_tied(const Order *order, const Family *family, uint32_t set, int rank);

/* Lists the parts of the n x n board, n from 4 to 2 * MAX_HALF, ordered by family. The caller frees
   them with `free_join_parts`. After `failed`, or once `stop` is set, some are missing. */
JoinParts join_parts(int n, const StopFlag *stop);
void free_join_parts(JoinParts *parts);

/* Returns as how many solutions a pair of half boards counts, by whether c, b and d are tied with a. */
int weight_of(int c_tied, int b_tied, int d_tied);

#endif
