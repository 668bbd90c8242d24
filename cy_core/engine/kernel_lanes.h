/* The vector search, one text for every instruction set and width.

   A lane holds one state: a board on the way to completion, as its free columns and the two masks
   of attacked diagonals. Every row level has a buffer of states. A level is drained by full
   vectors: each step places one queen in every lane, on the lane's lowest free square; children
   that may still be completed are packed into the next level's buffer; lanes without a free square
   take the next state of this level's buffer. So lanes stay busy whatever shape the tree has.

   The file that includes this defines the vocabulary:
     Lane, LANES    the unsigned integer of a lane, and how many there are
     Vec, Distance  a vector; a number of places that `v_up` and `v_down` shift all lanes by
     v_load, v_store, v_zero, v_same(x) (x in every lane), d_same(distance)
     v_and, v_or, v_xor, v_min, v_lowest(x) (the lowest bit)
     v_open(columns, left, right)             columns & ~(left | right)
     Test           lanes that have passed so far; t_all: all of them
     t_meet(test, x, y), t_equal(test, x, y), t_differ(test, x, y)
                    those of them where x and y have a common bit, are equal, are not
     Mask           the lanes of a test as bits, from m_passed(test); m_count
     Tools          what the processor lacks and the following need; TOOLS(work)
     Order, o_pack(tools, mask), v_reorder(order, x)
                    moves the lanes of the mask together
     Idle           lanes without a bit, from i_lanes(x); i_count
     v_refill(tools, x, idle, source)         idle lanes take the source's in its order
     v_choose(idle, x, y)                     y in idle lanes, else x
     NAME           the kernel's name */

enum {
    STATES = 2048,            /* of a level; much fewer would switch levels too often */
    SPARE = 2 * LANES,        /* dead states past the end, for lanes that find none to take */
    FORESIGHT = 4             /* rows below that a step looks at, at most */
};

/* One state in each lane; `free` are the squares of its row still to try. */
typedef struct {
    Vec columns, left, right, free;
} States;

typedef struct {
    Lane columns[STATES + SPARE], left[STATES + SPARE], right[STATES + SPARE];
    size_t count;
    States one, other;  /* what the lanes hold between two drains */
} Level;

typedef struct {
    const Subproblem *problem;
    const volatile int *stop;
    Tools tools;
    Level *levels;
    uint64_t found;
} Search;

/* What a level needs of its own row, 0, and the rows below. A child has its masks moved to row 1,
   so distances to rows 2, 3 and 4 are counted from there. */
typedef struct {
    Vec open[FORESIGHT + 1];
    Distance distance[FORESIGHT + 1];
} Rows;

/* What draining a level yields. Kept in registers, unlike the level's own count. */
typedef struct {
    size_t below;    /* states in the next level's buffer */
    uint64_t found;
} Yield;

/* --- which rows to look at --- */

/* Each row more costs a third of a step: it pays only near the end, where most states are and
   most of them fail. */
INLINE int foresight(int rows_left)
{
    return rows_left > 7 ? 1 : rows_left > 5 ? 2 : rows_left == 5 ? 3 : rows_left;
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

/* Each lane's next child. Dead states have no columns: so have their children, which therefore
   are never kept and count nothing. */
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

/* Children to keep: the rows looked at have a free square each, and near the end, where these are
   all rows, every free column has one, too. */
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

/* Children with two rows and two columns left: their queens can stand in two ways. */
INLINE uint64_t count_last_two(const Rows *rows, const States *child)
{
    Vec one = v_lowest(child->columns), other = v_xor(child->columns, one);
    Vec upper = free_below(rows, 1, child), lower = free_below(rows, 2, child);
    Test apart = t_differ(t_all(), v_up(one, rows->distance[2]), other);
    Test first = t_meet(t_meet(apart, upper, one), lower, other);
    Test second = t_meet(t_meet(apart, upper, other), lower, one);
    return (uint64_t)(m_count(m_passed(first)) + m_count(m_passed(second)));
}

/* --- levels --- */

/* Returns the new count. Packing in a register first: packing to memory takes 100 cycles. */
INLINE size_t append(Tools tools, Level *level, size_t count, Mask alive, const States *child)
{
    Order order = o_pack(tools, alive);
    v_store(level->columns + count, v_reorder(order, child->columns));
    v_store(level->left + count, v_reorder(order, child->left));
    v_store(level->right + count, v_reorder(order, child->right));
    return count + (size_t)m_count(alive);
}

/* Lanes without a free square take the next states; returns where those after them begin. */
INLINE size_t refill(Tools tools, const Level *level, size_t next, const Rows *rows,
                     States *states)
{
    Idle idle = i_lanes(states->free);
    states->columns = v_refill(tools, states->columns, idle, level->columns + next);
    states->left = v_refill(tools, states->left, idle, level->left + next);
    states->right = v_refill(tools, states->right, idle, level->right + next);
    states->free = v_choose(idle, states->free, free_here(rows, states));
    return next + (size_t)i_count(idle);
}

INLINE int are_busy(const States *one, const States *other)
{
    Vec free = v_or(one->free, other->free);
    return m_passed(t_meet(t_all(), free, free)) != 0;
}

static void drain(Search *search, int row, int is_last);

INLINE void make_room(Search *search, int row, int rows_left, Yield *yield)
{
    if (rows_left > 2 && yield->below > STATES - 2 * LANES) {
        search->levels[row + 1].count = yield->below;
        drain(search, row + 1, 0);
        yield->below = 0;
    }
}

INLINE void step(Search *search, int row, int rows_left, const Rows *rows, States *states,
                 Yield *yield)
{
    States child = place_queens(rows, states);
    if (rows_left == 2)
        yield->found += count_last_two(rows, &child);
    else
        yield->below = append(search->tools, search->levels + row + 1, yield->below,
                              m_passed(may_be_completed(rows, rows_left, &child)), &child);
}

/* Two sets of lanes in turn, since a step has to wait for its own results but not for the
   other's. When the buffer is empty they rest as they are; only the last drain runs them dry. */
INLINE void drain_level(Search *search, int row, int rows_left, int is_last)
{
    const Rows rows = rows_from(search->problem, row, rows_left);
    Level *level = search->levels + row;
    Yield yield = {search->levels[row + 1].count, 0};
    States one = level->one, other = level->other;
    size_t next = 0, count = level->count;
    v_store(level->columns + count, v_zero());
    v_store(level->columns + count + LANES, v_zero());
    while (next < count || (is_last && are_busy(&one, &other))) {
        next = next < count ? next : count;
        next = refill(search->tools, level, next, &rows, &one);
        next = refill(search->tools, level, next, &rows, &other);
        make_room(search, row, rows_left, &yield);
        step(search, row, rows_left, &rows, &one, &yield);
        step(search, row, rows_left, &rows, &other, &yield);
    }
    level->one = one;
    level->other = other;
    level->count = 0;
    search->levels[row + 1].count = yield.below;
    search->found += yield.found;
}

/* Takes every state of the row's level, and leaves its buffer empty. The number of rows that a
   child has left becomes a constant here. */
static void drain(Search *search, int row, int is_last)
{
    if (*search->stop) {
        search->levels[row].count = 0;
        return;
    }
    switch (search->problem->rows - row - 1) {
    case 2: drain_level(search, row, 2, is_last); break;
    case 3: drain_level(search, row, 3, is_last); break;
    case 4: drain_level(search, row, 4, is_last); break;
    case 5: drain_level(search, row, 5, is_last); break;
    case 6: case 7: drain_level(search, row, 7, is_last); break;
    default: drain_level(search, row, 8, is_last);
    }
}

/* --- a subproblem --- */

/* One state, the board as it is. Its lanes are idle: only `free` needs a value. */
static void set_up(Level *levels, const Subproblem *problem)
{
    for (int row = 0; row < problem->rows; row++) {
        levels[row].count = 0;
        levels[row].one.free = levels[row].other.free = v_zero();
    }
    levels->count = 1;
    levels->columns[0] = (Lane)problem->columns;
    levels->left[0] = levels->right[0] = 0;
}

uint64_t NAME(const Subproblem *problem, const Workspace *work)
{
    Search search = {problem, work->stop, TOOLS(work), work->levels, 0};
    _Static_assert(sizeof(Level) * MAX_N <= LEVEL_MEMORY, "the buffers fit");
    /* Every state in a buffer has a free square: a step may place a queen for it. */
    if (!(problem->open[0] & problem->columns))
        return 0;
    set_up(search.levels, problem);
    for (int row = 0; row < problem->rows - 2; row++)
        drain(&search, row, 1);
    return search.found;
}
