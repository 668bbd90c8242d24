#include "engine.h"

#include <stdlib.h>

#include "kernel.h"

typedef struct {
    Kernel *narrow, *wide;                /* count completions */
    ListKernel *list_narrow, *list_wide;  /* list completions */
    int largest_narrow;                   /* largest n for the narrow kernels, because a larger board
                                             needs too many queens in edge columns first */
} Kernels;

struct Engine {
    const Kernels *kernels;
    Workspace work;
    Shuffles shuffles;  /* not used by AVX-512 and portable */
    void *memory;       /* the allocation that holds `work.levels` */
};

static const StopFlag never;

/* --- the kernels of a backend --- */

/* For some parts of n = 18, the wide kernel takes 63 % longer with AVX-512, and 5 % less with AVX2.
   Options such as `--n 22 --every 20011` measure from which n on it is faster, on a quiet machine. */
enum { MAX_NARROW_128 = 19, MAX_NARROW_AVX2 = 19, MAX_NARROW_AVX512 = 22 };

static const Kernels kernels_of[BACKENDS] = {
    [BACKEND_PORTABLE] = {NULL, count_portable, NULL, list_portable, 0},
#if HAVE_128_KERNELS
#define KERNELS_128 {count_128_narrow, count_128_wide, list_128_narrow, list_128_wide, MAX_NARROW_128}
    [BACKEND_SSE] = KERNELS_128,
    [BACKEND_NEON] = KERNELS_128,
    [BACKEND_WASM] = KERNELS_128,
#endif
#if HAVE_AVX_KERNELS
    [BACKEND_AVX2] = {count_avx2_narrow, count_avx2_wide, list_avx2_narrow, list_avx2_wide,
                      MAX_NARROW_AVX2},
    [BACKEND_AVX512] = {count_avx512_narrow, count_avx512_wide, list_avx512_narrow,
                        list_avx512_wide, MAX_NARROW_AVX512},
#endif
};

/* --- an engine --- */

Engine *new_engine(Backend backend, const StopFlag *stop)
{
    if (!backend_available(backend))
        return NULL;
    Engine *engine = calloc(1, sizeof *engine);
    if (!engine)
        return NULL;
    engine->memory = malloc(LEVEL_MEMORY + 64);
    if (!engine->memory) {
        free(engine);
        return NULL;
    }
    /* Aligned by hand, because some compilers lack aligned_alloc. */
    engine->work.levels = (void *)(((uintptr_t)engine->memory + 63) & ~(uintptr_t)63);
    engine->work.stop = stop ? stop : &never;
    engine->work.shuffles = &engine->shuffles;
    make_shuffles(&engine->shuffles);
    engine->kernels = &kernels_of[backend];
    return engine;
}

void free_engine(Engine *engine)
{
    if (engine)
        free(engine->memory);
    free(engine);
}

/* --- edge columns, which are filled until the free columns fit the window of a narrow kernel --- */

typedef void Visit(const Placement *board, void *context);

/* Calls `visit` for every way to add a queen in this column. */
static void fill_column(const Placement *board, int column, Visit *visit, void *context)
{
    for (int row = 0; row < board->n; row++)
        if (is_allowed(board, row, column)) {
            Placement extended = with_queen(board, row, column);
            visit(&extended, context);
        }
}

/* --- counting --- */

static uint64_t search(const Engine *engine, Kernel *kernel, const Placement *board, int widest)
{
    Subproblem problem = easiest_subproblem(board, widest);
    if (problem.rows < FEWEST_ROWS_OF_LANES)
        kernel = count_portable;
    return kernel(&problem, &engine->work);
}

typedef struct {
    const Engine *engine;
    uint64_t count;
} Counting;

static void count_narrow(const Placement *board, void *context)
{
    Counting *counting = context;
    if (is_stopped(counting->engine->work.stop))
        return;
    if (window_width(board) > NARROW)
        fill_column(board, narrower_edge(board), count_narrow, counting);
    else
        counting->count += search(counting->engine, counting->engine->kernels->narrow, board,
                                  NARROW);
}

uint64_t completions(Engine *engine, const Placement *board)
{
    Counting counting = {engine, 0};
    if (board->n > engine->kernels->largest_narrow)
        return search(engine, engine->kernels->wide, board, WIDE);
    count_narrow(board, &counting);
    return counting.count;
}

/* --- listing --- */

typedef struct {
    const Engine *engine;
    Digits digits;
    Keys *found;
} Listing;

static void list(const Listing *listing, ListKernel *kernel, const Placement *board, int widest)
{
    const Subproblem problem = easiest_subproblem(board, widest);
    const Pieces pieces = pieces_of(&listing->digits, board, &problem);
    if (problem.rows < FEWEST_ROWS_OF_LANES)
        kernel = list_portable;
    kernel(&problem, &pieces, &listing->engine->work, listing->found);
}

static void list_narrow(const Placement *board, void *context)
{
    const Listing *listing = context;
    if (is_stopped(listing->engine->work.stop))
        return;
    if (window_width(board) > NARROW)
        fill_column(board, narrower_edge(board), list_narrow, context);
    else
        list(listing, listing->engine->kernels->list_narrow, board, NARROW);
}

void list_completions(Engine *engine, const Placement *board, Keys *found)
{
    Listing listing = {engine, digits_of(board), found};
    if (board->n <= engine->kernels->largest_narrow)
        list_narrow(board, &listing);
    else
        list(&listing, engine->kernels->list_wide, board, WIDE);
}

/* --- parts --- */

static void add_part(const Placement *board, void *into)
{
    add_placement(into, board);
}

int split_placement(const Placement *board, Placements *into)
{
    if (window_width(board))
        fill_column(board, narrower_edge(board), add_part, into);
    else
        add_placement(into, board);
    return !into->failed;
}

double rough_work(const Placement *board)
{
    double ways = 1;
    for (int row = 0; row < board->n; row++)
        if (!(board->attacks.rows >> row & 1))
            ways *= count_bits(allowed_squares(board, row));
    return ways;
}
