/* test_join [MAX_N]: tests every total of the join up to MAX_N, at most 18, in every backend, and then
   counts on threads that share tables and a stop flag.
   `make test-core` builds it with sanitizers, which cannot run Python. */

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "join.h"

enum { THREADS = 3, SHARED_N = 12, HUGE_N = 20 };

#ifdef __wasm__
enum { HAVE_THREADS = 0 };
#else
enum { HAVE_THREADS = 1 };
#endif

static const char *const names[BACKENDS] = {"portable", "sse", "neon", "wasm", "avx2", "avx512"};

static const uint64_t totals[] = {
    0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512,
    95815104, 666090624};

static int failures = 0;

static void expect(const char *what, Backend backend, int n, uint64_t got, uint64_t wanted)
{
    if (got == wanted)
        return;
    failures++;
    printf("FAIL %s, %s, n = %d: got %llu, expected %llu\n", what, names[backend], n,
           (unsigned long long)got, (unsigned long long)wanted);
}

static const StopFlag never;

/* --- one thread --- */

static JoinTables *tables_of(int n, const JoinPart *part, const StopFlag *stop)
{
    const Family family = {n, n / 2, part->queens, part->apart};
    return new_join_tables(&family, stop);
}

static int are_of_one_family(const JoinPart *one, const JoinPart *other)
{
    return one->queens == other->queens && one->apart == other->apart;
}

static uint64_t total_of(Backend backend, int n)
{
    JoinParts parts = join_parts(n, &never);
    JoinWorker *worker = new_join_worker(backend, NULL);
    JoinTables *tables = NULL;
    uint64_t total = 0;
    int failed = 0;
    for (size_t k = 0; k < parts.count; k++) {
        if (!k || !are_of_one_family(&parts.items[k], &parts.items[k - 1])) {
            free_join_tables(tables);
            tables = tables_of(n, &parts.items[k], NULL);
        }
        total += join_part(worker, tables, &parts.items[k], &failed);
        expect("memory", backend, n, (uint64_t)failed, 0);
    }
    free_join_tables(tables);
    free_join_worker(worker);
    free_join_parts(&parts);
    return total;
}

/* --- threads --- */

typedef struct {
    Backend backend;
    const JoinParts *parts;
    const JoinTables *tables;
    /* The range of parts in the family of the tables. */
    size_t first, end;
    StopFlag stop;
    pthread_mutex_t mutex;
    uint64_t total;
} Shared;

static void *join_share(void *context)
{
    Shared *shared = context;
    JoinWorker *worker = new_join_worker(shared->backend, &shared->stop);
    for (;;) {
        pthread_mutex_lock(&shared->mutex);
        size_t next = shared->first++;
        pthread_mutex_unlock(&shared->mutex);
        if (next >= shared->end)
            break;
        int failed;
        uint64_t found = join_part(worker, shared->tables, &shared->parts->items[next], &failed);
        pthread_mutex_lock(&shared->mutex);
        shared->total += found;
        pthread_mutex_unlock(&shared->mutex);
    }
    free_join_worker(worker);
    return NULL;
}

static void run_threads(Shared *shared, int stop_them)
{
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, join_share, shared);
    if (stop_them)
        set_stop(&shared->stop, 1);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
}

static size_t end_of_family(const JoinParts *parts, size_t first)
{
    size_t end = first;
    while (end < parts->count && are_of_one_family(&parts->items[first], &parts->items[end]))
        end++;
    return end;
}

static void test_threads(Backend backend)
{
    JoinParts parts = join_parts(SHARED_N, &never);
    uint64_t total = 0;
    for (size_t first = 0, end; first < parts.count; first = end) {
        end = end_of_family(&parts, first);
        JoinTables *tables = tables_of(SHARED_N, &parts.items[first], NULL);
        Shared shared = {.backend = backend, .parts = &parts, .tables = tables, .first = first,
                         .end = end};
        pthread_mutex_init(&shared.mutex, NULL);
        run_threads(&shared, 0);
        pthread_mutex_destroy(&shared.mutex);
        free_join_tables(tables);
        total += shared.total;
    }
    free_join_parts(&parts);
    expect("threads", backend, SHARED_N, total, totals[SHARED_N]);
}

/* Without the stop flag, this test would take minutes. */
static void test_stop(Backend backend)
{
    JoinParts parts = join_parts(HUGE_N, &never);
    JoinTables *tables = tables_of(HUGE_N, &parts.items[parts.count - 1], NULL);
    Shared shared = {.backend = backend, .parts = &parts, .tables = tables,
                     .first = parts.count - 10, .end = parts.count};
    pthread_mutex_init(&shared.mutex, NULL);
    run_threads(&shared, 1);
    pthread_mutex_destroy(&shared.mutex);
    free_join_tables(tables);
    free_join_parts(&parts);
}

int main(int argc, char **argv)
{
    int largest = argc > 1 ? atoi(argv[1]) : 11;
    for (Backend backend = BACKEND_PORTABLE; backend < BACKENDS; backend++) {
        if (!backend_available(backend)) {
            printf("no %s here\n", names[backend]);
            continue;
        }
        for (int n = 4; n <= largest; n++)
            expect("total", backend, n, total_of(backend, n), totals[n]);
        if (HAVE_THREADS) {
            test_threads(backend);
            test_stop(backend);
        }
    }
    printf("%s\n", failures ? "FAILED" : "ok");
    return failures != 0;
}
