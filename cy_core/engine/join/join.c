#include "join.h"

#include <stdlib.h>

#include "halves.h"
#include "placement.h"

struct JoinTables {
    Family family;
    Frame frame;
    Order order;
    Subsets west_rows, east_rows;  /* sets of rows that the south quadrants fill */
    Table south_west, south_east;
};

enum { WEST, EAST, SIDES, GROUPED = EAST };
enum { FREE, TIED, KINDS };  /* TIED: b (west) or d (east) is tied with a */

/* The pairs of cells of one side, except pairs whose b (west) or d (east) comes before the
   part's a. */
typedef struct {
    CellPair of[KINDS][MAX_SUBSETS];
    int count[KINDS];
} Pairs;

struct JoinWorker {
    const StopFlag *stop;
    const JoinTables *tables;
    int rank;                       /* index of the part's a in the order */
    Table north_west, north_east;
    Pairs pairs[SIDES];
    Words words;
    Sorted lists[SIDES][KINDS];
    const JoinKernel *kernel;
    void *comparison;                /* memory of the kernel */
};

static const StopFlag never;

/* --- tables --- */

/* Returns the bit that stands for a middle line: for the middle column among the columns of the
   west, or for the middle row among the rows of the north. It is the bit after those of the
   quadrant's own lines. Returns 0 if no quadrant has a middle line. */
static uint32_t middle_line(const Family *family)
{
    return family->apart ? UINT32_C(1) << family->half : 0;
}

static int make_tables(JoinTables *tables, const StopFlag *stop)
{
    const Family *family = &tables->family;
    const Quadrant west = quadrant_of(&tables->frame, SOUTH_WEST);
    const Quadrant east = quadrant_of(&tables->frame, SOUTH_EAST);
    list_subsets(&tables->west_rows, family->half, family->half - family->queens + family->apart);
    list_subsets(&tables->east_rows, family->half, family->queens - family->apart);
    return make_table(&tables->south_west, &west, tables->west_rows.of, tables->west_rows.count,
                      middle_line(family), stop)
           && make_table(&tables->south_east, &east, tables->east_rows.of,
                         tables->east_rows.count, 0, stop);
}

JoinTables *new_join_tables(const Family *family, const StopFlag *stop)
{
    JoinTables *tables = calloc(1, sizeof *tables);
    if (!tables)
        return NULL;
    tables->family = *family;
    tables->frame = frame_of(family->n, family->queens, family->apart);
    stop = stop ? stop : &never;
    order_rows(&tables->order, family->half, family->queens, stop);
    if (make_tables(tables, stop))
        return tables;
    free_join_tables(tables);
    return NULL;
}

void free_join_tables(JoinTables *tables)
{
    if (!tables)
        return;
    free_table(&tables->south_west);
    free_table(&tables->south_east);
    free(tables);
}

/* --- a part: the pairs of cells for its rows a --- */

/* Adds a pair of cells of one side, unless b (west) or d (east), the argument `set`, comes before a. If
   the middle lines have two queens, d is not compared. */
static void add_pair(JoinWorker *worker, int side, Cell north, int south, uint32_t set)
{
    const Order *order = &worker->tables->order;
    const Family *family = &worker->tables->family;
    const int compared = side == WEST || !family->apart;
    if (!north.count || (compared && comes_before(order, family, set, worker->rank)))
        return;
    int kind = compared && is_tied(order, family, set, worker->rank) ? TIED : FREE;
    Pairs *pairs = &worker->pairs[side];
    pairs->of[kind][pairs->count[kind]++] = (CellPair){north, south};
}

static int begin_west(JoinWorker *worker, uint16_t rows)
{
    const JoinTables *tables = worker->tables;
    const Family *family = &tables->family;
    const Quadrant quadrant = quadrant_of(&tables->frame, NORTH_WEST);
    const uint32_t columns = low_bits(family->half) | middle_line(family);
    Table *north = &worker->north_west;
    if (!make_table(north, &quadrant, &rows, 1, 0, worker->stop))
        return 0;
    for (int k = 0; k < north->columns.count; k++) {
        uint32_t b = north->columns.of[k];
        add_pair(worker, WEST, cell_of(north, 0, k), tables->south_west.columns.rank[columns & ~b], b);
    }
    return 1;
}

static int begin_east(JoinWorker *worker, uint16_t rows)
{
    const JoinTables *tables = worker->tables;
    const Quadrant quadrant = quadrant_of(&tables->frame, NORTH_EAST);
    const Subsets *south = &tables->south_east.columns;
    Table *north = &worker->north_east;
    if (!make_table(north, &quadrant, &rows, 1, 0, worker->stop))
        return 0;
    for (int k = 0; k < south->count; k++) {
        uint32_t d = south->of[k], others = low_bits(tables->family.half) & ~d;
        add_pair(worker, EAST, cell_of(north, 0, north->columns.rank[others]), k, d);
    }
    return 1;
}

static int begin_part(JoinWorker *worker, const JoinTables *tables, const JoinPart *part)
{
    const Family *family = &tables->family;
    const uint32_t rows = low_bits(family->half) | middle_line(family);
    worker->tables = tables;
    worker->rank = part->rank;
    for (int side = 0; side < SIDES; side++)
        worker->pairs[side].count[FREE] = worker->pairs[side].count[TIED] = 0;
    return begin_west(worker, part->rows)
           && begin_east(worker, (uint16_t)(rows & ~(uint32_t)part->rows));
}

static void end_part(JoinWorker *worker)
{
    free_table(&worker->north_west);
    free_table(&worker->north_east);
}

/* --- a job: the half boards of a part for one set of rows c --- */

static int make_list(JoinWorker *worker, int side, int kind, const Table *south, int rows)
{
    const JoinKernel *kernel = worker->kernel;
    const Frame *frame = &worker->tables->frame;
    const SortOrder order = side == GROUPED ? kernel->grouped_order(frame)
                                            : kernel->other_order(frame);
    const Pairs *pairs = &worker->pairs[side];
    worker->words.count = 0;
    return add_halves(&worker->words, kernel, pairs->of[kind], pairs->count[kind], south, rows)
           && sort_words(&worker->lists[side][kind], frame, &order, worker->words.items,
                         worker->words.count);
}

static int make_lists(JoinWorker *worker, uint32_t c)
{
    const JoinTables *tables = worker->tables;
    int west = tables->west_rows.rank[low_bits(tables->family.half) & ~c];
    int east = tables->east_rows.rank[c];
    for (int kind = 0; kind < KINDS; kind++)
        if (!make_list(worker, WEST, kind, &tables->south_west, west)
            || !make_list(worker, EAST, kind, &tables->south_east, east))
            return 0;
    return 1;
}

/* Compares all lists of the west with all lists of the east. Returns 0 if memory runs out. */
static int count_job(JoinWorker *worker, int c_tied, uint64_t *boards)
{
    uint64_t found[KINDS][KINDS] = {{0}};
    if (!worker->kernel->count_pairs(worker->comparison, worker->lists[GROUPED],
                                     worker->lists[WEST], found))
        return 0;
    for (int d_tied = 0; d_tied < KINDS; d_tied++)
        for (int b_tied = 0; b_tied < KINDS; b_tied++)
            *boards += found[d_tied][b_tied]
                       * (uint64_t)weight_of(c_tied, b_tied, d_tied);
    return 1;
}

static uint64_t join_rows(JoinWorker *worker, uint32_t c, int *failed)
{
    const JoinTables *tables = worker->tables;
    int c_tied = !tables->family.apart
                 && is_tied(&tables->order, &tables->family, c, worker->rank);
    uint64_t boards = 0;
    if (!*failed && !is_stopped(worker->stop))
        *failed = !make_lists(worker, c) || !count_job(worker, c_tied, &boards);
    return boards;
}

int jobs_of(const JoinTables *tables, const JoinPart *part, uint16_t *rows)
{
    const Family *family = &tables->family;
    int count = 0;
    for (int k = 0; k < tables->east_rows.count; k++) {
        uint16_t c = tables->east_rows.of[k];
        if (family->apart || !comes_before(&tables->order, family, c, part->rank))
            rows[count++] = c;
    }
    return count;
}

uint64_t join_jobs(JoinWorker *worker, const JoinTables *tables, const JoinPart *part,
                   const uint16_t *rows, int count, int *failed)
{
    uint64_t boards = 0;
    *failed = !begin_part(worker, tables, part);
    for (int job = 0; job < count; job++)
        boards += join_rows(worker, rows[job], failed);
    end_part(worker);
    return boards;
}

uint64_t join_part(JoinWorker *worker, const JoinTables *tables, const JoinPart *part, int *failed)
{
    uint16_t rows[MAX_SUBSETS];
    int count = jobs_of(tables, part, rows);
    return join_jobs(worker, tables, part, rows, count, failed);
}

int classes_of_job(const JoinWorker *worker, uint32_t *west, uint32_t *east)
{
    uint32_t *const sizes[SIDES] = {west, east};
    int classes = 1 << worker->lists[WEST][FREE].class_bits;
    for (int side = 0; side < SIDES; side++)
        for (int number = 0; number < classes; number++)
            sizes[side][number] = size_of_class(&worker->lists[side][FREE], (uint32_t)number)
                                  + size_of_class(&worker->lists[side][TIED], (uint32_t)number);
    return classes;
}

/* --- workers --- */

static const JoinKernel *const kernel_of[BACKENDS] = {
    [BACKEND_PORTABLE] = &join_portable,
#if HAVE_128_KERNELS
    [BACKEND_SSE] = &join_128,
    [BACKEND_NEON] = &join_128,
    [BACKEND_WASM] = &join_128,
#endif
#if HAVE_AVX_KERNELS
    [BACKEND_AVX2] = &join_avx2,
    [BACKEND_AVX512] = &join_avx512,
#endif
};

JoinWorker *new_join_worker(Backend backend, const StopFlag *stop)
{
    JoinWorker *worker = calloc(1, sizeof *worker);
    if (!worker)
        return NULL;
    worker->stop = stop ? stop : &never;
    worker->kernel = kernel_of[backend];
    worker->comparison = worker->kernel->new_comparison(worker->stop);
    if (worker->comparison)
        return worker;
    free(worker);
    return NULL;
}

void free_join_worker(JoinWorker *worker)
{
    if (!worker)
        return;
    for (int side = 0; side < SIDES; side++)
        for (int kind = 0; kind < KINDS; kind++)
            free(worker->lists[side][kind].rest);
    free(worker->words.items);
    worker->kernel->free_comparison(worker->comparison);
    free(worker);
}
