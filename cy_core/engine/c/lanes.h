/* One step of the search on vectors; the same source for every instruction set and width.

   A lane holds one state: a partial board, as its free columns and two masks of attacked diagonals.
   A step places one queen in every lane, on the lowest free square. The result is a child of the
   state. Then the step tests which children may still be completed.

   A kernel's file defines the names below, and then includes this file and search_lanes.h:
     Lane, LANES    the unsigned integer type of a lane, and the number of lanes
     Vec, Distance  a vector; the number of bits by which `v_up` and `v_down` shift all lanes
     v_load, v_store, v_zero, v_same(x) (x in every lane), d_same(distance)
     v_and, v_or, v_xor, v_min, v_lowest(x) (the lowest bit)
     v_open(columns, left, right)             columns & ~(left | right)
     Test           the lanes that have passed all tests so far; t_all(): all lanes
     t_meet(test, x, y), t_equal(test, x, y), t_differ(test, x, y)
                    adds a test: x and y have a common bit, are equal, are different
     Mask           the lanes of a test as bits, from m_passed(test); m_count counts them
     Tools          lookup tables in place of missing instructions; TOOLS(work) returns them
     Order, o_pack(tools, mask), v_reorder(order, x)
                    packs the lanes of the mask together
     Idle           the lanes of x that are 0, from i_lanes(x); i_count counts them
     v_refill(tools, x, idle, source)         x with items of `source` in its idle lanes, in order
     v_choose(idle, x, y)                     y in idle lanes, x in the others
     COUNT, LIST    the names of the kernels that count and that list */

enum { FORESIGHT = 4 };  /* largest number of lower rows that a step looks at */

/* One state in each lane. */
typedef struct {
    Vec columns, left, right;
    Vec free;   /* squares of the row that are not tried yet */
    Vec index;  /* index of the state in its level's buffer; for listing only */
} States;

/* The current row, with index 0, and the rows below. The masks of a child belong to row 1, so the
   distances of rows 2, 3 and 4 are counted from row 1. */
typedef struct {
    Vec open[FORESIGHT + 1];
    Distance distance[FORESIGHT + 1];
} Rows;

/* --- the number of rows to look at --- */

/* Looking at one more row costs a third of a step. It pays only near the end, where most states are
   and most of them fail. So a step looks at two rows if at most ROWS_FOR_TWO are left, and at three
   if at most ROWS_FOR_THREE are left. ROWS_FOR_TWO from 5 to 8 takes the same time. With AVX-512,
   ROWS_FOR_THREE of 4 takes 1 % longer, and of 7 takes 3 % longer. `drain` in search_lanes.h has a
   case for each number of rows for which `foresight` differs. */
enum { ROWS_FOR_TWO = 7, ROWS_FOR_THREE = 5 };

INLINE int foresight(int rows_left)
{
    return rows_left > ROWS_FOR_TWO ? 1 : rows_left > ROWS_FOR_THREE ? 2 : rows_left > 4 ? 3
           : rows_left;
}

INLINE Rows rows_from(const Subproblem *problem, int row, int rows_left)
{
    Rows rows;
    for (int ahead = 0; ahead <= foresight(rows_left); ahead++) {
        int from = ahead > 1 ? row + 1 : row;
        rows.open[ahead] = v_same(problem->open[row + ahead]);
        rows.distance[ahead] = d_same(problem->position[row + ahead] - problem->position[from]);
    }
    return rows;
}

/* --- states --- */

INLINE Vec free_here(const Rows *rows, const States *states)
{
    return v_and(v_open(states->columns, states->left, states->right), rows->open[0]);
}

INLINE Vec free_below(const Rows *rows, int ahead, const States *child)
{
    Vec left = ahead > 1 ? v_up(child->left, rows->distance[ahead]) : child->left;
    Vec right = ahead > 1 ? v_down(child->right, rows->distance[ahead]) : child->right;
    return v_and(v_open(child->columns, left, right), rows->open[ahead]);
}

/* Places the next queen of each lane, and returns the children. A dead state has no columns, so its
   children have no columns either, and are never stored or counted. */
INLINE States place_queens(const Rows *rows, States *states)
{
    Vec queen = v_lowest(states->free);
    states->free = v_xor(states->free, queen);
    return (States){
        .columns = v_xor(states->columns, queen),
        .left = v_up(v_or(states->left, queen), rows->distance[1]),
        .right = v_down(v_or(states->right, queen), rows->distance[1]),
    };
}

/* Returns the lanes whose child may be completed: each row that the step looks at has a free square.
   Near the end, where the step looks at all rows, each free column must have a free square, too. */
INLINE Test may_be_completed(const Rows *rows, int rows_left, const States *child)
{
    Vec least = free_below(rows, 1, child), all = least;
    for (int ahead = 2; ahead <= foresight(rows_left); ahead++) {
        Vec free = free_below(rows, ahead, child);
        least = v_min(least, free);
        all = v_or(all, free);
    }
    Test alive = t_meet(t_all(), least, least);
    return rows_left > 4 ? alive : t_equal(alive, all, child->columns);
}

/* The two ways to place the last two queens. In the first way, the queen of the upper row takes the
   lower of the two free columns; in the second way, the queen of the lower row takes it. */
typedef struct {
    Mask first, second;  /* the lanes whose child can be completed this way */
} Ways;

INLINE Ways last_two(const Rows *rows, const States *child)
{
    Vec one = v_lowest(child->columns), other = v_xor(child->columns, one);
    Vec upper = free_below(rows, 1, child), lower = free_below(rows, 2, child);
    Test apart = t_differ(t_all(), v_up(one, rows->distance[2]), other);
    Test first = t_meet(t_meet(apart, upper, one), lower, other);
    Test second = t_meet(t_meet(apart, upper, other), lower, one);
    return (Ways){m_passed(first), m_passed(second)};
}

/* Returns states whose lanes are all idle. */
INLINE States nothing(void)
{
    return (States){v_zero(), v_zero(), v_zero(), v_zero(), v_zero()};
}

INLINE int are_busy(const States *one, const States *other)
{
    Vec free = v_or(one->free, other->free);
    return m_passed(t_meet(t_all(), free, free)) != 0;
}
