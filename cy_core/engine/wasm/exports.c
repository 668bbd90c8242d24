/* The engine as a WebAssembly module, which counts one board at a time, in parts. Every worker of a page
   has its own module, and counts the parts that the page assigns to it. `make wasm` builds it. */

#include <stdlib.h>

#include "engine.h"
#include "join.h"
#include "symmetric.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name))) name
#else
#define EXPORT(name) name /* so that other compilers check this file, too */
#endif

int prepare(int n);
double work(int number);
int make_tables(int number);
double count_part(int number);
double count_turned(int n, int quarters);

enum {
    JOIN_FROM_N = HAVE_128_KERNELS ? 16 : 14,  /* the smallest n for which the join is faster */
    SHARES = 256,  /* a depth-first part is split if it has more than 1/256 of the work */
    ROUNDS = 3     /* number of rounds of splitting */
};

static int side;
static Engine *engine;
static Placements placements; /* the parts of a depth-first count */
static JoinWorker *worker;
static JoinParts parts;       /* the parts of a join */
static JoinTables *tables;    /* tables of `family`, or NULL */
static Family family;         /* family of the latest part */

static Backend fastest(void)
{
    return backend_available(BACKEND_WASM) ? BACKEND_WASM : BACKEND_PORTABLE;
}

/* --- depth first --- */

static double whole_work(void)
{
    double sum = 0;
    for (size_t i = 0; i < placements.count; i++)
        sum += rough_work(&placements.items[i]);
    return sum;
}

static void split_heavy_parts(void)
{
    const double share = whole_work() / SHARES;
    Placements finer = {0};
    for (size_t i = 0; i < placements.count; i++)
        if (rough_work(&placements.items[i]) > share)
            split_placement(&placements.items[i], &finer);
        else
            add_placement(&finer, &placements.items[i]);
    free_placements(&placements);
    placements = finer;
}

static int heavier(const void *one, const void *other)
{
    double first = rough_work(one), second = rough_work(other);
    return (first < second) - (first > second);
}

static int prepare_search(int n)
{
    free_placements(&placements);
    placements = central_crosses(n);
    for (int round = 0; round < ROUNDS; round++)
        split_heavy_parts();
    qsort(placements.items, placements.count, sizeof *placements.items, heavier);
    if (!engine)
        engine = new_engine(fastest(), NULL);
    return engine && !placements.failed ? (int)placements.count : -1;
}

/* --- the join --- */

static int prepare_join(int n)
{
    free_join_parts(&parts);
    parts = join_parts(n, NULL);
    if (!worker)
        worker = new_join_worker(fastest(), NULL);
    return worker && !parts.failed ? (int)parts.count : -1;
}

static int have_tables(const JoinPart *part)
{
    return tables && family.n == side && family.queens == part->queens
           && family.apart == part->apart;
}

/* --- exports --- */

/* Makes the parts of the n x n board, 1 <= n <= 24. Returns their number, or -1 if memory runs
   out. Heavy parts come first, except that the parts of a join are ordered by family. */
int EXPORT(prepare)(int n)
{
    side = n;
    return n < JOIN_FROM_N ? prepare_search(n) : prepare_join(n);
}

/* Returns a rough measure of the work of a part. Its time is about proportional to the square root. */
double EXPORT(work)(int number)
{
    return side < JOIN_FROM_N ? rough_work(&placements.items[number]) : parts.items[number].work;
}

/* Makes the tables for a part of a join, unless the latest part had the same tables. Returns 0 if memory
   runs out. */
int EXPORT(make_tables)(int number)
{
    if (side < JOIN_FROM_N || have_tables(&parts.items[number]))
        return 1;
    free_join_tables(tables);
    family = (Family){side, side / 2, parts.items[number].queens, parts.items[number].apart};
    tables = new_join_tables(&family, NULL);
    return tables != NULL;
}

/* Counts the solutions of a part, with the part's weight. The tables of the part must be made
   before. Returns -1 if memory runs out. A double is exact up to 2^53, which no total reaches
   for n <= 21. */
double EXPORT(count_part)(int number)
{
    if (side < JOIN_FROM_N) {
        const Placement *part = &placements.items[number];
        return (double)((uint64_t)part->weight * completions(engine, part));
    }
    int failed = 0;
    uint64_t boards = join_part(worker, tables, &parts.items[number], &failed);
    return failed ? -1 : (double)boards;
}

/* Counts the solutions that a rotation by one or two quarter turns leaves unchanged. */
double EXPORT(count_turned)(int n, int quarters)
{
    return (double)(quarters == 1 ? count_quarter_turn(n, NULL) : count_half_turn(n, NULL));
}
