/* test_engine [MAX_N]: tests every total up to MAX_N, at most 19, in every backend, and compares the
   backends on random subproblems.
   `make test-core` builds it with sanitizers, which cannot run Python. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "kernel.h"
#include "prefixes.h"
#include "symmetric.h"

static const char *const names[BACKENDS] = {"portable", "sse", "neon", "wasm", "avx2", "avx512"};

static const uint64_t totals[] = {
    0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512,
    95815104, 666090624, 4968057848};
static const uint64_t fundamentals[] = {
    0, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955,
    11977939, 83263591, 621012754};

static const StopFlag never;

static int failures = 0;

static void expect(const char *what, const char *where, int n, uint64_t got, uint64_t wanted)
{
    if (got == wanted)
        return;
    failures++;
    printf("FAIL %s, %s, n = %d: got %llu, expected %llu\n", what, where, n,
           (unsigned long long)got, (unsigned long long)wanted);
}

static uint64_t random_state = 88172645463325252ULL;

static unsigned random_below(unsigned bound)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (unsigned)(random_state >> 33) % bound;
}

static uint64_t total_of(Engine *engine, int n)
{
    Placements crosses = central_crosses(n);
    uint64_t total = 0;
    for (size_t i = 0; i < crosses.count; i++)
        total += (uint64_t)crosses.items[i].weight * completions(engine, &crosses.items[i]);
    expect("memory", "crosses", n, (uint64_t)crosses.failed, 0);
    free_placements(&crosses);
    return total;
}

static void test_totals(Backend backend, int largest)
{
    Engine *engine = new_engine(backend, NULL);
    for (int n = 1; n <= largest; n++) {
        uint64_t half = count_half_turn(n, &never), quarter = count_quarter_turn(n, &never);
        expect("total", names[backend], n, total_of(engine, n), totals[n]);
        /* By Burnside's lemma. Only for n = 1 do reflections leave the solution unchanged, too. */
        expect("fundamental", names[backend], n,
               n == 1 ? 1 : (totals[n] + half + 2 * quarter) / 8, fundamentals[n]);
    }
    free_engine(engine);
}

/* Places queens at random, and leaves at most `most_rows_left` rows empty. Such boards are less regular
   than crosses. */
static Placement random_placement(int n, int most_rows_left)
{
    int wanted = n - (int)random_below((unsigned)most_rows_left + 1);
    for (;;) {
        Placement board = empty_board(n);
        int placed = 0;
        for (int tries = 0; placed < wanted && tries < 400; tries++) {
            int row = (int)random_below((unsigned)n), column = (int)random_below((unsigned)n);
            if (is_open(&board.attacks, n, row, column)) {
                board = with_queen(&board, row, column);
                placed++;
            }
        }
        if (n - placed <= most_rows_left)
            return board;
    }
}

static void test_random(Engine *const engines[BACKENDS], int rounds, int least_n, int largest_n,
                        int most_rows)
{
    uint64_t sum = 0;
    for (int round = 0; round < rounds; round++) {
        int n = least_n + (int)random_below((unsigned)(largest_n - least_n + 1));
        Placement board = random_placement(n, n < most_rows ? n : most_rows);
        uint64_t wanted = completions(engines[BACKEND_PORTABLE], &board);
        sum += wanted;
        for (Backend backend = BACKEND_SSE; backend < BACKENDS; backend++)
            if (engines[backend])
                expect("random", names[backend], n, completions(engines[backend], &board), wanted);
    }
    printf("%d random placements, %d to %d: %llu completions\n", rounds, least_n, largest_n,
           (unsigned long long)sum);
}

/* --- wide kernels. The engine uses them only for large boards, whose totals take minutes, so they are
   tested directly on small boards --- */

static const struct {
    Kernel *count;
    ListKernel *list;
} wide[BACKENDS] = {
    [BACKEND_PORTABLE] = {count_portable, list_portable},
#if HAVE_128_KERNELS
    [BACKEND_SSE] = {count_128_wide, list_128_wide},
    [BACKEND_NEON] = {count_128_wide, list_128_wide},
    [BACKEND_WASM] = {count_128_wide, list_128_wide},
#endif
#if HAVE_AVX_KERNELS
    [BACKEND_AVX2] = {count_avx2_wide, list_avx2_wide},
    [BACKEND_AVX512] = {count_avx512_wide, list_avx512_wide},
#endif
};

static uint64_t total_with(Kernel *kernel, int n)
{
    static Shuffles shuffles;
    void *memory = malloc(LEVEL_MEMORY + 64);
    Workspace work = {&shuffles, &never, (void *)(((uintptr_t)memory + 63) & ~(uintptr_t)63)};
    Placements crosses = central_crosses(n);
    uint64_t total = 0;
    make_shuffles(&shuffles);
    for (size_t i = 0; i < crosses.count; i++) {
        Subproblem problem = easiest_subproblem(&crosses.items[i], WIDE);
        Kernel *fitting = problem.rows < FEWEST_ROWS_OF_LANES ? count_portable : kernel;
        total += (uint64_t)crosses.items[i].weight * fitting(&problem, &work);
    }
    free_placements(&crosses);
    free(memory);
    return total;
}

static void test_wide(int largest)
{
    for (Backend backend = BACKEND_SSE; backend < BACKENDS; backend++)
        if (backend_available(backend))
            for (int n = 8; n <= largest; n++)
                expect("total, wide", names[backend], n, total_with(wide[backend].count, n),
                       totals[n]);
}

/* The completions of the parts of a placement must add up to its own. */
static void test_split(Engine *engine)
{
    for (int n = 4; n < 13; n++) {
        Placements crosses = central_crosses(n);
        for (size_t i = 0; i < crosses.count; i += 7) {
            Placements parts = {0};
            uint64_t sum = 0;
            expect("split", "memory", n, (uint64_t)split_placement(&crosses.items[i], &parts), 1);
            for (size_t part = 0; part < parts.count; part++)
                sum += completions(engine, &parts.items[part]);
            expect("split", "sum", n, sum, completions(engine, &crosses.items[i]));
            free_placements(&parts);
        }
        free_placements(&crosses);
    }
}

/* --- lists --- */

static void test_fundamental(Backend backend, int largest)
{
    Engine *engine = new_engine(backend, NULL);
    for (int n = 4; n <= largest; n++) {
        uint64_t fundamental = 0, total = 0;
        Placements begun = beginnings(n);
        Placement prefix;
        while (next_prefix(&begun, &prefix)) {
            Keys keys = {0};
            list_completions(engine, &prefix, &keys);
            sort_keys(&keys);
            uint8_t *columns = malloc(keys.count * (size_t)n + 1), *sizes = malloc(keys.count + 1);
            size_t count = write_representatives(&prefix, &keys, columns, sizes);
            fundamental += count;
            for (size_t i = 0; i < count; i++)
                total += sizes[i];
            for (size_t i = 1; i < count; i++)
                expect("order", names[backend], n,
                       memcmp(columns + (i - 1) * (size_t)n, columns + i * (size_t)n,
                              (size_t)n) > 0, 1);
            free(columns);
            free(sizes);
            free_keys(&keys);
        }
        expect("fundamental listed", names[backend], n, fundamental, fundamentals[n]);
        expect("boards of orbits listed", names[backend], n, total, totals[n]);
        free_placements(&begun);
    }
    free_engine(engine);
}

/* Places queens at random in the first rows, as in a prefix. */
static Placement random_prefix(int n, int rows_left)
{
    for (;;) {
        Placement board = empty_board(n);
        int row = 0;
        for (int tries = 0; row < n - rows_left && tries < 400; tries++) {
            int column = (int)random_below((unsigned)n);
            if (is_allowed(&board, row, column)) {
                board = with_queen(&board, row, column);
                board.closed[random_below((unsigned)n)] |= 1U << random_below((unsigned)n);
                row++;
            }
        }
        if (row == n - rows_left)
            return board;
    }
}

static void expect_same_keys(const char *where, int n, Keys *got, const Keys *wanted)
{
    sort_keys(got);
    expect("keys", where, n, got->count, wanted->count);
    if (got->count == wanted->count && got->count)
        expect("sorted keys", where, n,
               memcmp(got->items, wanted->items, got->count * sizeof *got->items) == 0, 1);
    free_keys(got);
}

static void test_wide_list(const char *name, ListKernel *kernel, const Placement *prefix,
                           const Keys *wanted)
{
    static Shuffles shuffles;
    void *memory = malloc(LEVEL_MEMORY + 64);
    Workspace work = {&shuffles, &never, (void *)(((uintptr_t)memory + 63) & ~(uintptr_t)63)};
    Subproblem problem = easiest_subproblem(prefix, WIDE);
    Digits digits = digits_of(prefix);
    Pieces pieces = pieces_of(&digits, prefix, &problem);
    Keys found = {0};
    make_shuffles(&shuffles);
    if (problem.rows >= FEWEST_ROWS_OF_LANES) {
        kernel(&problem, &pieces, &work, &found);
        expect_same_keys(name, prefix->n, &found, wanted);
    }
    free(memory);
}

static void test_wide_lists(const Placement *prefix, const Keys *wanted)
{
    for (Backend backend = BACKEND_SSE; backend < BACKENDS; backend++)
        if (backend_available(backend))
            test_wide_list(names[backend], wide[backend].list, prefix, wanted);
}

static void test_random_lists(Engine *const engines[BACKENDS], int rounds, int least_n, int largest_n,
                              int most_rows)
{
    uint64_t sum = 0;
    for (int round = 0; round < rounds; round++) {
        int n = least_n + (int)random_below((unsigned)(largest_n - least_n + 1));
        int rows = (int)random_below((unsigned)(n < most_rows ? n : most_rows) + 1);
        Placement prefix = random_prefix(n, rows);
        Keys wanted = {0};
        list_completions(engines[BACKEND_PORTABLE], &prefix, &wanted);
        sort_keys(&wanted);
        sum += wanted.count;
        expect("listed", "portable", n, wanted.count,
               completions(engines[BACKEND_PORTABLE], &prefix));
        for (Backend backend = BACKEND_SSE; backend < BACKENDS; backend++)
            if (engines[backend]) {
                Keys found = {0};
                list_completions(engines[backend], &prefix, &found);
                expect_same_keys(names[backend], n, &found, &wanted);
            }
        test_wide_lists(&prefix, &wanted);
        free_keys(&wanted);
    }
    printf("%d random prefixes, %d to %d: %llu boards\n", rounds, least_n, largest_n,
           (unsigned long long)sum);
}

/* Fills random partial boards from the top until few rows are empty, and checks the written boards. */
static void test_random_fills(Engine *engine, int rounds, int most_rows)
{
    uint64_t sum = 0;
    for (int round = 0; round < rounds; round++) {
        int n = 1 + (int)random_below(MAX_N);
        Placement board = random_placement(n, n < most_rows ? n : most_rows), filled;
        Placements begun = {0};
        uint64_t written = 0, wanted = completions(engine, &board);
        add_placement(&begun, &board);
        while (next_placement(&begun, most_rows / 2, &filled)) {
            Keys keys = {0};
            list_completions(engine, &filled, &keys);
            uint8_t *columns = malloc(keys.count * (size_t)n + 1);
            write_boards(&filled, &keys, columns);
            for (size_t i = 0; i < keys.count * (size_t)n; i++) {
                int queen = board.column_of[i % (size_t)n];
                expect("fill", "keeps queens", n, queen == NO_QUEEN || columns[i] == queen, 1);
                expect("fill", "columns", n, columns[i] < n, 1);
            }
            written += keys.count;
            free(columns);
            free_keys(&keys);
        }
        expect("fill", "boards", n, written, wanted);
        sum += written;
        free_placements(&begun);
    }
    printf("%d begun boards: %llu completions\n", rounds, (unsigned long long)sum);
}

static void test_weights(void)
{
    for (int n = 1; n <= MAX_N; n++) {
        Placements crosses = central_crosses(n);
        expect("crosses", "memory", n, (uint64_t)crosses.failed, 0);
        for (size_t i = 0; i < crosses.count; i++) {
            int weight = crosses.items[i].weight;
            expect("weight", "divides 8", n, weight > 0 && 8 % weight == 0, 1);
        }
        if (n >= 16)
            printf("n = %d: %zu crosses\n", n, crosses.count);
        free_placements(&crosses);
    }
}

static void test_stop(Backend backend)
{
    StopFlag stop;
    set_stop(&stop, 1);
    Engine *engine = new_engine(backend, &stop);
    Placement board = empty_board(27), prefix;
    Placements begun = beginnings(27);
    Keys keys = {0};
    /* Without the stop flag, this would take years. */
    completions(engine, &board);
    for (int parts = 0; parts < 20 && next_prefix(&begun, &prefix); parts++)
        list_completions(engine, &prefix, &keys);
    expect("stop", "no keys", 27, keys.count, 0);
    free_placements(&begun);
    set_stop(&stop, 0);
    board = empty_board(10);
    expect("stop", "leaves no trace", 10, completions(engine, &board), totals[10]);
    free_engine(engine);
}

int main(int argc, char **argv)
{
    int largest = argc > 1 ? atoi(argv[1]) : 14;
    Engine *engines[BACKENDS] = {NULL};
    test_weights();
    for (Backend backend = BACKEND_PORTABLE; backend < BACKENDS; backend++) {
        if (!backend_available(backend)) {
            printf("no %s here\n", names[backend]);
            continue;
        }
        engines[backend] = new_engine(backend, NULL);
        test_totals(backend, largest);
        test_split(engines[backend]);
        test_random_fills(engines[backend], 400, 12);
        test_stop(backend);
        test_fundamental(backend, largest);
    }
    test_wide(largest);
    test_random(engines, 4000, 1, 13, 12);
    test_random(engines, 1000, 14, 19, 12);
    test_random(engines, 1000, 20, 28, 13);
    test_random_lists(engines, 1000, 4, 13, 12);
    test_random_lists(engines, 600, 14, 19, 12);
    test_random_lists(engines, 600, 20, 28, 13);
    test_random_lists(engines, 60, 24, 28, 16);
    for (Backend backend = BACKEND_PORTABLE; backend < BACKENDS; backend++)
        free_engine(engines[backend]);
    puts(failures ? "FAILED" : "all right");
    return failures != 0;
}
