/* The search with vectors, built from the steps of lanes.h: the kernels that count and that list.

   Every row, called a level, has a buffer of states. Draining a level means searching all its states
   with full vectors. Each step places one queen in every lane. Children that may still be completed
   are packed into the next level's buffer, which is drained when it is nearly full. Lanes without a
   free square take the next state of the buffer, so that all lanes stay busy for any search tree.

   Listing stores with each state the index of its parent in the level above. It reads a completed
   board from the bottom up: the column that is free for the parent but not for the child has the
   parent's queen. So the states above must not be overwritten, and listing drains all levels below
   before it ends a drain. Counting leaves the states of the level below for the next drain. */

enum {
    /* Number of states in a level. With fewer, the search changes levels too often: with AVX-512, 512
       take 12 % and 1024 take 7 % longer. 4096 take 4 % less time, but twice the memory in each
       thread. With AVX2 all of these take the same time. */
    STATES = 2048,
    SPARE = 2 * LANES,          /* items after the states, for idle lanes once no state is left */
    FULL = STATES - 2 * LANES,  /* with more states, the children of two more vectors may not fit */
    /* Number of rows whose queens are read once for all boards below a state, because the upper levels
       have few states and many boards below each. For lists of n = 14 and 15, the values 2 and 3 take
       the same time, and 5 takes 14 % and 3 % longer. */
    UPPER_ROWS = 4
};

typedef struct {
    Lane columns[STATES + SPARE], left[STATES + SPARE], right[STATES + SPARE];
    Lane parent[STATES + SPARE];  /* index of the parent in the level above; for listing only */
    size_t count;
} Level;

/* The last two queens are placed without a search. Listing collects the completed boards in the last
   two levels, one for each of the two ways to place these queens. */
typedef struct {
    Level levels[MAX_N];
    Lane indices[STATES + SPARE];  /* 0, 1, 2, ... */
    uint64_t upper_keys[STATES];  /* by state of level UPPER_ROWS: the key of the queens above it */
} Memory;

typedef struct {
    const Subproblem *problem;
    const StopFlag *stop;
    Tools tools;
    Memory *memory;
    uint64_t found;        /* number of completed boards, when counting */
    const Pieces *pieces;  /* NULL to count */
    Keys *keys;
} Search;

/* The results of draining a level. The compiler can keep them in registers, unlike the counts in
   memory. */
typedef struct {
    size_t below;    /* states in the next level's buffer */
    uint64_t found;  /* number of completed boards */
} Yield;

/* --- completed boards --- */

/* Returns the key of the queens in rows `first` to `row` - 1 of a state in level `row`. `index` is the
   index of the state, and becomes the index of its ancestor in level `first`. */
INLINE uint64_t key_above(const Search *search, const Level *level, int row, int first,
                          size_t *index)
{
    uint64_t key = 0;
    uint32_t columns = level->columns[*index];
    while (row-- > first) {
        *index = level->parent[*index];
        level = search->memory->levels + row;
        uint32_t before = level->columns[*index];
        key += search->pieces->queen[row][__builtin_ctz(before ^ columns)];
        columns = before;
    }
    return key;
}

/* Computes the keys of the upper queens once for all boards that share them. */
static void read_upper_rows(const Search *search)
{
    const Level *level = search->memory->levels + UPPER_ROWS;
    for (size_t i = 0; i < level->count; i++) {
        size_t index = i;
        search->memory->upper_keys[i] = search->pieces->placed
                                        + key_above(search, level, UPPER_ROWS, 0, &index);
    }
}

/* Adds the keys of the boards in a level, and empties it. The last two queens of these boards stand in
   row `lower` and the lower of the two free columns, and in row `higher` and the higher one. */
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
        size_t index = i;
        uint64_t above = key_above(search, boards, search->problem->rows - 2, UPPER_ROWS, &index);
        key[i] = search->memory->upper_keys[index] + above
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

/* Writes dead states after the last state. A dead state has no columns; its other masks may have any
   value. */
INLINE void end_with_dead(Level *level)
{
    for (size_t index = level->count; index < level->count + SPARE; index += LANES)
        v_store(level->columns + index, v_zero());
}

/* Fills lanes without a free square with the next states. Returns the number of these lanes. */
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
        states->index = v_refill(tools, states->index, idle, search->memory->indices + next);
    return (size_t)i_count(idle);
}

/* Adds the children of the lanes `alive` to a level, and returns their number. Packs them in a register
   first, because packing into memory takes 100 cycles. */
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
        yield->below += append(search, below, yield->below, lists, alive, &child, states->index);
        return;
    }
    Ways ways = last_two(rows, &child);
    if (lists) {
        keep_boards(search->tools, below, ways.first, &child, states->index);
        keep_boards(search->tools, below + 1, ways.second, &child, states->index);
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

/* Searches with two vectors of states by turns, because a step has to wait for the results of the
   previous step with the same vector, but not for those of the other vector. */
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

/* Searches all states of a level, and their children. The number of rows left below a child is passed
   as a compile-time constant where `foresight` depends on it, so that the compiler unrolls loops. */
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

/* Puts the board of the subproblem into the first level, as its only state. */
static void set_up(Memory *memory, const Subproblem *problem)
{
    Level *top = memory->levels;
    for (int row = 0; row < problem->rows; row++)
        memory->levels[row].count = 0;
    top->count = 1;
    top->columns[0] = (Lane)problem->columns;
    top->left[0] = top->right[0] = 0;
}

/* Returns whether the first row has a free square, as every state in a buffer must have. */
INLINE int has_first_square(const Subproblem *problem)
{
    return (problem->open[0] & problem->columns) != 0;
}

uint64_t COUNT(const Subproblem *problem, const Workspace *work)
{
    Search search = {problem, work->stop, TOOLS(work), work->levels, 0, NULL, NULL};
    _Static_assert(sizeof(Memory) <= LEVEL_MEMORY, "the buffers fit");
    if (has_first_square(problem)) {
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
    if (!has_first_square(problem))
        return;
    for (size_t index = 0; index < STATES + SPARE; index++)
        search.memory->indices[index] = (Lane)index;
    set_up(search.memory, problem);
    drain_to_list(&search, 0);
}
