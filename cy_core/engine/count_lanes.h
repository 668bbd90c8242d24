/* Counting with lanes (lanes.h): one text for every instruction set and width. */

typedef struct {
    Buffer buffer;
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

/* What draining a level yields. Kept in registers, unlike the level's own count. */
typedef struct {
    size_t below;    /* states in the next level's buffer */
    uint64_t found;
} Yield;

/* --- levels --- */

INLINE uint64_t both_ways(Ways ways)
{
    return (uint64_t)(m_count(ways.first) + m_count(ways.second));
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

/* Returns how many states the lanes took. */
INLINE size_t take(const Search *search, const Level *level, size_t next, const Rows *rows,
                   States *states)
{
    Idle idle = i_lanes(states->free);
    refill(search->tools, &level->buffer, next, idle, rows, states);
    return (size_t)i_count(idle);
}

INLINE void step(Search *search, int row, int rows_left, const Rows *rows, States *states,
                 Yield *yield)
{
    States child = place_queens(rows, states);
    if (rows_left == 2) {
        yield->found += both_ways(last_two(rows, &child));
        return;
    }
    Mask alive = m_passed(may_be_completed(rows, rows_left, &child));
    append(&search->levels[row + 1].buffer, yield->below, o_pack(search->tools, alive), &child);
    yield->below += (size_t)m_count(alive);
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
    end_with_dead(&level->buffer, count);
    while (next < count || (is_last && are_busy(&one, &other))) {
        next = next < count ? next : count;
        next += take(search, level, next, &rows, &one);
        next += take(search, level, next, &rows, &other);
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
    levels->buffer.columns[0] = (Lane)problem->columns;
    levels->buffer.left[0] = levels->buffer.right[0] = 0;
}

uint64_t COUNT(const Subproblem *problem, const Workspace *work)
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
