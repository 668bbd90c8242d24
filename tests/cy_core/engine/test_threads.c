/* test_threads: tests engines on several threads, which share the parts of a count, and a stop flag
   that another thread sets.
   `make test-core` builds it with ThreadSanitizer, which reports data races. */

#include <pthread.h>
#include <stdio.h>

#include "engine.h"
#include "symmetric.h"

enum { THREADS = 3, SMALL = 11, HUGE_N = 26 };

static const uint64_t small_total = 2680;

static int failures = 0;

static void expect(const char *what, Backend backend, uint64_t got, uint64_t wanted)
{
    if (got == wanted)
        return;
    failures++;
    printf("FAIL %s, backend %d: got %llu, expected %llu\n", what, (int)backend,
           (unsigned long long)got, (unsigned long long)wanted);
}

/* Data that the threads share: the parts, the number of the next part, and the stop flag. */
typedef struct {
    Backend backend;
    Placements crosses;
    StopFlag stop;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    size_t next;
    /* The number of threads that are about to search. */
    int started;
    uint64_t total;
} Shared;

/* Takes the next part. Returns NULL after the last part. */
static const Placement *next_part(Shared *shared)
{
    const Placement *part = NULL;
    pthread_mutex_lock(&shared->mutex);
    if (shared->next < shared->crosses.count)
        part = &shared->crosses.items[shared->next++];
    pthread_mutex_unlock(&shared->mutex);
    return part;
}

static void *count_parts(void *context)
{
    Shared *shared = context;
    Engine *engine = new_engine(shared->backend, &shared->stop);
    const Placement *part;
    uint64_t found = 0;
    while ((part = next_part(shared)))
        found += (uint64_t)part->weight * completions(engine, part);
    pthread_mutex_lock(&shared->mutex);
    shared->total += found;
    pthread_mutex_unlock(&shared->mutex);
    free_engine(engine);
    return NULL;
}

static void report_started(Shared *shared)
{
    pthread_mutex_lock(&shared->mutex);
    shared->started++;
    pthread_cond_signal(&shared->changed);
    pthread_mutex_unlock(&shared->mutex);
}

/* Without the stop flag, each of the next three functions would take years. */
static void *count_all(void *context)
{
    Shared *shared = context;
    Engine *engine = new_engine(shared->backend, &shared->stop);
    Placement board = empty_board(HUGE_N);
    report_started(shared);
    completions(engine, &board);
    free_engine(engine);
    return NULL;
}

static void *list_all(void *context)
{
    Shared *shared = context;
    Engine *engine = new_engine(shared->backend, &shared->stop);
    Placement prefix = empty_board(16);
    Keys keys = {0};
    report_started(shared);
    while (!is_stopped(&shared->stop)) {
        keys.count = 0;
        list_completions(engine, &prefix, &keys);
    }
    free_keys(&keys);
    free_engine(engine);
    return NULL;
}

static void *classify(void *context)
{
    Shared *shared = context;
    report_started(shared);
    count_half_turn(MAX_N, &shared->stop);
    return NULL;
}

static void begin(Shared *shared, Backend backend)
{
    *shared = (Shared){.backend = backend, .crosses = central_crosses(SMALL)};
    pthread_mutex_init(&shared->mutex, NULL);
    pthread_cond_init(&shared->changed, NULL);
}

static void end(Shared *shared)
{
    free_placements(&shared->crosses);
    pthread_mutex_destroy(&shared->mutex);
    pthread_cond_destroy(&shared->changed);
}

static void test_parts(Backend backend)
{
    Shared shared;
    pthread_t threads[THREADS];
    begin(&shared, backend);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, count_parts, &shared);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    expect("total", backend, shared.total, small_total);
    end(&shared);
}

/* Without the stop flag, this test would not end. */
static void test_stop(Backend backend)
{
    static void *(*const searches[THREADS])(void *) = {count_all, list_all, classify};
    Shared shared;
    pthread_t threads[THREADS];
    begin(&shared, backend);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, searches[i], &shared);
    pthread_mutex_lock(&shared.mutex);
    while (shared.started < THREADS)
        pthread_cond_wait(&shared.changed, &shared.mutex);
    pthread_mutex_unlock(&shared.mutex);
    set_stop(&shared.stop, 1);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    end(&shared);
}

int main(void)
{
    for (Backend backend = BACKEND_PORTABLE; backend < BACKENDS; backend++)
        if (backend_available(backend)) {
            test_parts(backend);
            test_stop(backend);
        }
    puts(failures ? "FAILED" : "all right");
    return failures != 0;
}
