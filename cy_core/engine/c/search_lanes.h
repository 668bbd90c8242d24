/* The search with vectors, built from the steps of lanes.h: the kernels that count and that list.

   Every row, called a level, has a buffer of states. Draining a level means to search all its states
   by full vectors. Each step places one queen in every lane. Children that may still be completed
   are packed into the next level's buffer, which is drained when it is nearly full. Lanes without a
   free square take the next state of the buffer. So lanes stay busy, whatever the tree looks like.

   Listing stores with each state the index of its parent in the level above. It reads a completed
   board from the bottom up: the column that is free for the parent but not for the child has the
   parent's queen. So the states above must stay in place, and listing drains all levels below before
   it ends a drain. Counting leaves these states for the next drain. */

enum {
    /* States of a level. With fewer, the search changes levels too often: with AVX-512, 512 take
       12 % and 1024 take 7 % longer. 4096 take 4 % less, but twice the memory in each thread. With
       AVX2 all take the same time. */
    STATES = 2048,
    SPARE = 2 * LANES,          /* items after the states, for lanes that find no state to take */
    FULL = STATES - 2 * LANES,  /* above it, the children of two more vectors may not fit */
    /* Rows whose queens are read once for all boards below a state: it has few states, and many
       boards below each. To list n = 14 and 15, 2 and 3 take the same time, 5 takes 14 % and 3 %
       longer. */
    UPPER_ROWS = 4
};

typedef struct {
    Lane columns[STATES + SPARE], left[STATES + SPARE], right[STATES + SPARE];
    Lane parent[STATES + SPARE];  /* index of the parent in the level above; for listing only */
    size_t count;
} Level;

/* The last two queens are placed without a search. Listing collects these boards in the last two
   levels: one level for each of the two ways to place the queens. */
typedef struct {
    Level levels[MAX_N];
    Lane places[STATES + SPARE];  /* 0, 1, 2, ... */
    uint64_t upper_keys[STATES];  /* by state of level UPPER_ROWS: the key of the queens above it */
} Memory;

typedef struct {
    const Subproblem *problem;
    const StopFlag *stop;
    Tools tools;
    Memory *memory;
    uint64_t found;        /* number of completed boards, if it counts */
    const Pieces *pieces;  /* NULL to count */
    Keys *keys;
} Search;

/* The results of draining a level. They stay in registers, unlike the count of the next level. */
typedef struct {
    size_t below;    /* states in the next level's buffer */
    uint64_t found;  /* number of completed boards */
} Yield;

/* --- completed boards --- */

/* The key of the queens in rows `first` to `row` - 1 of a state in level `row`. `place` is the index
   of the state; it becomes the index of its ancestor in level `first`. */
INLINE uint64_t key_above(const Search *search, const Level *level, int row, int first,
                          size_t *place)
{
    uint64_t key = 0;
    uint32_t columns = level->columns[*place];
    while (row-- > first) {
        *place = level->parent[*place];
        level = search->memory->levels + row;
        uint32_t before = level->columns[*place];
        key += search->pieces->queen[row][__builtin_ctz(before ^ columns)];
        columns = before;
    }
    return key;
}

/* Reads the upper queens once for all boards that share them. */
static void read_upper_rows(const Search *search)
{
    const Level *level = search->memory->levels + UPPER_ROWS;
    for (size_t i = 0; i < level->count; i++) {
        size_t place = i;
        search->memory->upper_keys[i] = search->pieces->placed
                                        + key_above(search, level, UPPER_ROWS, 0, &place);
    }
}

/* Adds the keys of boards whose last two queens stand in row `lower`, in the lower of the two free
   columns, and in row `higher`, in the higher one. */
static void read_boards(const Search *search, Level *boards, int lower, int higher)
{
    const uint64_t (*queen)[MAX_WINDOW] = search->pieces->queen;
    size_t count = boards->count;
    boards->count = 0;
    if (!count || !reserve_keys(search->keys, count))
        return;
    uint64_t *key = search->keys->items + search->keys->count;
    for (size_t i = 0; i < count; i++) {
        uint32_t columns = boards->columns[i];
        size_t place = i;
        uint64_t above = key_above(search, boards, search->problem->rows - 2, UPPER_ROWS, &place);
        key[i] = search->memory->upper_keys[place] + above
                 + queen[lower][__builtin_ctz(columns)]
                 + queen[higher][__builtin_ctz(columns & (columns - 1))];
    }
    search->keys->count += count;
}

static void read_both_ways(const Search *search)
{
    int upper = search->problem->rows - 2, lower = upper + 1;
    Level *levels = search->memory->levels;
    read_boards(search, levels + upper, upper, lower);
    read_boards(search, levels + lower, lower, upper);
}

INLINE void keep_boards(Tools tools, Level *boards, Mask mask, const States *child, Vec parent)
{
    Order order = o_pack(tools, mask);
    v_store(boards->columns + boards->count, v_reorder(order, child->columns));
    v_store(boards->parent + boards->count, v_reorder(order, parent));
    boards->count += (size_t)m_count(mask);
}

/* --- levels --- */

/* Puts dead states after the last one. A dead state has no columns; its other masks may have any
   value. */
INLINE void end_with_dead(Level *level)
{
    for (size_t place = level->count; place < level->count + SPARE; place += LANES)
        v_store(level->columns + place, v_zero());
}

/* Lets lanes without a free square take the next states; returns the number of these lanes. */
INLINE size_t refill(const Search *search, const Level *level, size_t next, int lists,
                     const Rows *rows, States *states)
{
    Tools tools = search->tools;
    Idle idle = i_lanes(states->free);
    states->columns = v_refill(tools, states->columns, idle, level->columns + next);
    states->left = v_refill(tools, states->left, idle, level->left + next);
    states->right = v_refill(tools, states->right, idle, level->right + next);
    states->free = v_choose(idle, states->free, free_here(rows, states));
    if (lists)
        states->place = v_refill(tools, states->place, idle, search->memory->places + next);
    return (size_t)i_count(idle);
}

/* Adds the children that are alive to a level; returns their number. They are packed in a register
   first: packing to memory takes 100 cycles. */
INLINE size_t append(const Search *search, Level *level, size_t count, int lists, Mask alive,
                     const States *child, Vec parent)
{
    Order order = o_pack(search->tools, alive);
    v_store(level->columns + count, v_reorder(order, child->columns));
    v_store(level->left + count, v_reorder(order, child->left));
    v_store(level->right + count, v_reorder(order, child->right));
    if (lists)
        v_store(level->parent + count, v_reorder(order, parent));
    return (size_t)m_count(alive);
}

INLINE void step(Search *search, int row, int rows_left, int lists, const Rows *rows,
                 States *states, Yield *yield)
{
    Level *below = search->memory->levels + row + 1;
    States child = place_queens(rows, states);
    if (rows_left > 2) {
        Mask alive = m_passed(may_be_completed(rows, rows_left, &child));
        yield->below += append(search, below, yield->below, lists, alive, &child, states->place);
        return;
    }
    Ways ways = last_two(rows, &child);
    if (lists) {
        keep_boards(search->tools, below, ways.first, &child, states->place);
        keep_boards(search->tools, below + 1, ways.second, &child, states->place);
    } else {
        yield->found += (uint64_t)(m_count(ways.first) + m_count(ways.second));
    }
}

INLINE void drain(Search *search, int row, int lists);
static void drain_to_count(Search *search, int row) { drain(search, row, 0); }
static void drain_to_list(Search *search, int row) { drain(search, row, 1); }

/* Drains the next level if it has more than `most` states. */
INLINE void drain_below(Search *search, int row, int rows_left, int lists, size_t most,
                        Yield *yield)
{
    Level *below = search->memory->levels + row + 1;
    if (rows_left == 2) {
        if (lists && (below[0].count > most || below[1].count > most))
            read_both_ways(search);
    } else if (yield->below > most) {
        below->count = yield->below;
        (lists ? drain_to_list : drain_to_count)(search, row + 1);
        yield->below = 0;
    }
}

/* Two vectors of states take turns: a step has to wait for its own results, but not for those of the
   other vector. */
INLINE void drain_level(Search *search, int row, int rows_left, int lists)
{
    const Rows rows = rows_from(search->problem, row, rows_left);
    Level *level = search->memory->levels + row;
    States one = nothing(), other = nothing();
    Yield yield = {lists ? 0 : level[1].count, 0};
    const size_t count = level->count;
    size_t next = 0;
    end_with_dead(level);
    while (next < count || are_busy(&one, &other)) {
        next = next < count ? next : count;
        next += refill(search, level, next, lists, &rows, &one);
        next += refill(search, level, next, lists, &rows, &other);
        drain_below(search, row, rows_left, lists, FULL, &yield);
        step(search, row, rows_left, lists, &rows, &one, &yield);
        step(search, row, rows_left, lists, &rows, &other, &yield);
    }
    if (lists)
        drain_below(search, row, rows_left, lists, 0, &yield);
    else
        level[1].count = yield.below;
    level->count = 0;
    search->found += yield.found;
}

/* Searches all states of a level, and their children. The number of rows that a child has left
   becomes a compile-time constant here, as far as `foresight` depends on it. */
INLINE void drain(Search *search, int row, int lists)
{
    if (is_stopped(search->stop) || (lists && search->keys->failed))
        return;
    if (lists && row == UPPER_ROWS)
        read_upper_rows(search);
    switch (search->problem->rows - row - 1) {
    case 2: drain_level(search, row, 2, lists); break;
    case 3: drain_level(search, row, 3, lists); break;
    case 4: drain_level(search, row, 4, lists); break;
    case 5: drain_level(search, row, 5, lists); break;
    case 6: case 7: drain_level(search, row, 7, lists); break;
    default: drain_level(search, row, 8, lists);
    }
}

/* --- a subproblem --- */

/* Puts the board itself into the first level, as its only state. */
static void set_up(Memory *memory, const Subproblem *problem)
{
    Level *top = memory->levels;
    for (int row = 0; row < problem->rows; row++)
        memory->levels[row].count = 0;
    top->count = 1;
    top->columns[0] = (Lane)problem->columns;
    top->left[0] = top->right[0] = 0;
}

/* Whether the first row has a free square: every state in a buffer must have one. */
INLINE int can_begin(const Subproblem *problem)
{
    return (problem->open[0] & problem->columns) != 0;
}

uint64_t COUNT(const Subproblem *problem, const Workspace *work)
{
    Search search = {problem, work->stop, TOOLS(work), work->levels, 0, NULL, NULL};
    _Static_assert(sizeof(Memory) <= LEVEL_MEMORY, "the buffers fit");
    if (can_begin(problem)) {
        set_up(search.memory, problem);
        for (int row = 0; row < problem->rows - 2; row++)
            drain_to_count(&search, row);
    }
    return search.found;
}

void LIST(const Subproblem *problem, const Pieces *pieces, const Workspace *work, Keys *keys)
{
    Search search = {problem, work->stop, TOOLS(work), work->levels, 0, pieces, keys};
    _Static_assert(FEWEST_ROWS_OF_LANES - 2 > UPPER_ROWS, "boards stand below the upper rows");
    if (!can_begin(problem))
        return;
    for (size_t place = 0; place < STATES + SPARE; place++)
        search.memory->places[place] = (Lane)place;
    set_up(search.memory, problem);
    drain_to_list(&search, 0);
}
