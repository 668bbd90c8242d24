/* The parts of a join: which rows the queens of the north-west quadrant fill.

   Seen from its own corner, let the north-west quadrant fill rows a and columns b, the south-east
   one rows c and columns d; the other two then fill the rest. The symmetries of the board let any of
   the four stand first, so where the quadrants are alike only boards are counted whose a is the
   first of all in some order: for a part (of one a) c, b and d run over what does not come before a.
   A job is a pair (a, c): every half board of the west against every one of the east.

   For even n opposite quadrants have as many queens, and a quarter turn lets the north-west one have
   half / 2 at most; with just half of `half`, the complements of a, b, c and d are alike, too.

   For odd n the queens of the middle row and column come first. In the centre, one serves both, and
   everything is as before. Otherwise the middle column's stands `below` rows below the centre, after
   a turn, and the middle row's farther than that to the right: no symmetry is left, and each board
   stands for eight. */

#ifndef JOIN_JOBS_H
#define JOIN_JOBS_H

#include <stddef.h>
#include <stdint.h>

#include "frame.h"
#include "stop.h"
#include "tables.h"

/* Parts that share their tables. */
typedef struct {
    int n, half;
    int queens;  /* in the north-west quadrant */
    int below;   /* see above; 0 where the quadrants are alike */
} Family;

typedef struct {
    int queens, below;
    uint16_t rows;  /* as bits */
    int place;      /* of these rows in the order of their family */
    double work;    /* about how long it takes, in no unit */
} JoinPart;

typedef struct {
    JoinPart *items;
    size_t count, capacity;
    int failed;  /* whether memory ran out */
} JoinParts;

/* Sets of rows, those with most placements in both north quadrants first: with queens on the middle
   lines, too, as many as there were without. */
typedef struct {
    int count;
    uint16_t sets[MAX_SUBSETS];
    uint16_t place[1 << MAX_HALF];  /* of each set in this order */
    double ways[MAX_SUBSETS];       /* of placements in the north-west times the north-east */
} Order;

/* Queens of the middle lines that all boards of a family have. Returns how many: 0 or 1. */
int middle_of(const Family *family, Queen *middle);

/* The places in the frame, for a family. */
Frame frame_of_family(const Family *family);

/* Once `stop` is set, this ends soon, with an order that is void. */
void order_rows(Order *order, int half, int queens, const StopFlag *stop);

/* Whether a set comes before the one at `place`, it or its complement if both count. */
int comes_before(const Order *order, const Family *family, uint32_t set, int place);

/* Whether it is the set at `place`, or its complement if both count. */
int is_tied(const Order *order, const Family *family, uint32_t set, int place);

/* The parts of all boards of a side from 4 to 2 * MAX_HALF, those of a family together. The caller
   frees them with `free_join_parts`; after `failed` they are not complete, nor once `stop` is set. */
JoinParts join_parts(int n, const StopFlag *stop);
void free_join_parts(JoinParts *parts);

/* Boards that a pair of half boards stands for, by whether c, b and d are tied with a. */
int weight_of(const Family *family, int c_tied, int b_tied, int d_tied);

#endif
