/* Listing with lanes (lanes.h): every board that completes a subproblem, as a key (keys.h).

   A state knows which state of the level above it came from. So a completed board is read on the
   way up: what a state has less in its columns than its parent is the parent's queen. For this the
   states above must stay where they are, and a level is drained to the end before the level above
   goes on. */

enum { TRUNK = 4 };  /* rows with few states and many boards below each */

typedef struct {
    Buffer buffer;
    Lane parent[STATES + SPARE];  /* place in the level above */
    size_t count;
} Family;

/* Boards with all queens but two are collected where the last two levels would be: one level for
   each of the two ways to place these. */
typedef struct {
    Lane places[STATES + SPARE];  /* 0, 1, 2, ... */
    uint64_t trunk[STATES];       /* keys of the queens above the states of level TRUNK */
    Family levels[MOST_DIGITS];
} Tree;

typedef struct {
    const Subproblem *problem;
    const Pieces *pieces;
    const volatile int *stop;
    Tools tools;
    Tree *tree;
    Keys *found;
} Listing;

typedef struct {
    States states;
    Vec place;  /* in their level */
} Members;

/* --- completed boards --- */

/* The key of the queens from row `first` on that stand above a state of `row`. The state's place
   in its level becomes that of its ancestor in level `first`. */
INLINE uint64_t key_above(const Listing *listing, const Family *level, int row, int first,
                          size_t *place)
{
    uint64_t key = 0;
    uint32_t columns = level->buffer.columns[*place];
    while (row-- > first) {
        *place = level->parent[*place];
        level = listing->tree->levels + row;
        uint32_t before = level->buffer.columns[*place];
        key += listing->pieces->queen[row][__builtin_ctz(before ^ columns)];
        columns = before;
    }
    return key;
}

/* Most boards share their first queens with others: these are read once for all. */
static void read_trunk(const Listing *listing)
{
    const Family *level = listing->tree->levels + TRUNK;
    for (size_t i = 0; i < level->count; i++) {
        size_t place = i;
        listing->tree->trunk[i] = listing->pieces->placed
                                  + key_above(listing, level, TRUNK, 0, &place);
    }
}

/* Boards whose last two rows take the lower of their columns and the higher, in that order. */
static void keep_boards(const Listing *listing, Family *boards, int lower, int higher)
{
    const uint64_t (*queen)[LARGEST_WINDOW] = listing->pieces->queen;
    size_t count = boards->count;
    boards->count = 0;
    if (!count || !reserve_keys(listing->found, count))
        return;
    uint64_t *key = listing->found->items + listing->found->count;
    for (size_t i = 0; i < count; i++) {
        uint32_t columns = boards->buffer.columns[i];
        size_t place = i;
        uint64_t above = key_above(listing, boards, listing->problem->rows - 2, TRUNK, &place);
        key[i] = listing->tree->trunk[place] + above + queen[lower][__builtin_ctz(columns)]
                 + queen[higher][__builtin_ctz(columns & (columns - 1))];
    }
    listing->found->count += count;
}

static void keep_both(const Listing *listing)
{
    int upper = listing->problem->rows - 2;
    Family *levels = listing->tree->levels;
    keep_boards(listing, levels + upper, upper, upper + 1);
    keep_boards(listing, levels + upper + 1, upper + 1, upper);
}

/* --- levels --- */

INLINE void add_boards(Tools tools, Family *boards, Mask mask, const States *child, Vec parent)
{
    Order order = o_pack(tools, mask);
    v_store(boards->buffer.columns + boards->count, v_reorder(order, child->columns));
    v_store(boards->parent + boards->count, v_reorder(order, parent));
    boards->count += (size_t)m_count(mask);
}

static void list_level(const Listing *listing, int row);

INLINE void list_below(const Listing *listing, int row, int rows_left, size_t room)
{
    Family *below = listing->tree->levels + row + 1;
    if (rows_left == 2) {
        if (below[0].count > room || below[1].count > room)
            keep_both(listing);
    } else if (below->count > room) {
        list_level(listing, row + 1);
    }
}

INLINE void list_step(const Listing *listing, int row, int rows_left, const Rows *rows,
                      Members *members)
{
    States child = place_queens(rows, &members->states);
    Family *below = listing->tree->levels + row + 1;
    if (rows_left == 2) {
        Ways ways = last_two(rows, &child);
        add_boards(listing->tools, below, ways.first, &child, members->place);
        add_boards(listing->tools, below + 1, ways.second, &child, members->place);
        return;
    }
    Mask alive = m_passed(may_be_completed(rows, rows_left, &child));
    Order order = o_pack(listing->tools, alive);
    append(&below->buffer, below->count, order, &child);
    v_store(below->parent + below->count, v_reorder(order, members->place));
    below->count += (size_t)m_count(alive);
}

INLINE size_t take_members(const Listing *listing, const Family *level, size_t next,
                           const Rows *rows, Members *members)
{
    Idle idle = i_lanes(members->states.free);
    refill(listing->tools, &level->buffer, next, idle, rows, &members->states);
    members->place = v_refill(listing->tools, members->place, idle,
                              listing->tree->places + next);
    return (size_t)i_count(idle);
}

INLINE void list_rows(const Listing *listing, int row, int rows_left)
{
    const Rows rows = rows_from(listing->problem, row, rows_left);
    Family *level = listing->tree->levels + row;
    Members one = {{v_zero(), v_zero(), v_zero(), v_zero()}, v_zero()}, other = one;
    size_t next = 0, count = level->count;
    end_with_dead(&level->buffer, count);
    if (row == TRUNK)
        read_trunk(listing);
    while (next < count || are_busy(&one.states, &other.states)) {
        next = next < count ? next : count;
        next += take_members(listing, level, next, &rows, &one);
        next += take_members(listing, level, next, &rows, &other);
        list_below(listing, row, rows_left, STATES - 2 * LANES);
        list_step(listing, row, rows_left, &rows, &one);
        list_step(listing, row, rows_left, &rows, &other);
    }
    list_below(listing, row, rows_left, 0);
    level->count = 0;
}

/* Takes every state of the row's level, and all that comes of them. */
static void list_level(const Listing *listing, int row)
{
    if (*listing->stop) {
        listing->tree->levels[row].count = 0;
        return;
    }
    switch (listing->problem->rows - row - 1) {
    case 2: list_rows(listing, row, 2); break;
    case 3: list_rows(listing, row, 3); break;
    case 4: list_rows(listing, row, 4); break;
    case 5: list_rows(listing, row, 5); break;
    case 6: case 7: list_rows(listing, row, 7); break;
    default: list_rows(listing, row, 8);
    }
}

/* --- a subproblem --- */

static void plant(Tree *tree, const Subproblem *problem)
{
    for (size_t place = 0; place < STATES + SPARE; place++)
        tree->places[place] = (Lane)place;
    for (int row = 0; row < problem->rows; row++)
        tree->levels[row].count = 0;
    tree->levels->count = 1;
    tree->levels->buffer.columns[0] = (Lane)problem->columns;
    tree->levels->buffer.left[0] = tree->levels->buffer.right[0] = 0;
}

void LIST(const Subproblem *problem, const Pieces *pieces, const Workspace *work, Keys *found)
{
    Listing listing = {problem, pieces, work->stop, TOOLS(work), work->levels, found};
    _Static_assert(sizeof(Tree) <= LEVEL_MEMORY, "the buffers fit");
    if (!(problem->open[0] & problem->columns))
        return;
    plant(listing.tree, problem);
    list_level(&listing, 0);
}
