/* The depth-first engine: counts the solutions of the n x n board and their orbits, and lists them.

   A count is a sum over central crosses (crosses.h), each weight times completions. An engine
   works on one of them at a time, so every thread takes its own; all may share one stop flag.

   To read it: placement.h, what queens attack; crosses.h, the parts of a count; subproblem.h, what
   is left to fill; kernel.h, what fills it; lanes.h and search_lanes.h, how, once for all widths;
   kernel_*.c, the widths; backends.h, for which processors; stop.h, what ends it. symmetric.h counts
   the classes. keys.h and prefixes.h are for lists. The join has a folder of its own: ../join.
   content/algorithms/engine.md explains the search, with pictures.

   A constant that was tuned says what other values cost: times beside those with the value that
   stands, as `python benchmarks/constants.py NAME=VALUE` prints them, one thread, n = 15 where
   nothing else is said. Ratios of the same build differ by 1 or 2 %. */

#ifndef ENGINE_H
#define ENGINE_H

#include "backends.h"
#include "crosses.h"
#include "keys.h"
#include "stop.h"

typedef struct Engine Engine;

typedef struct {
    uint64_t total, fundamental;
    uint64_t orbits_of_1, orbits_of_2, orbits_of_4, orbits_of_8;
} Census;

/* NULL where memory runs out or the processor lacks what the backend needs.
   `stop` may be NULL; once it is set, counts and lists end within some milliseconds, and are void. */
Engine *new_engine(Backend backend, const StopFlag *stop);
void free_engine(Engine *engine);

/* Boards that complete a placement, not times its weight. */
uint64_t completions(Engine *engine, const Placement *board);

/* Adds the keys of these boards, in no order. The placement has at most MAX_DIGITS empty rows.
   Void once the engine's stop flag is set, or `found->failed`. */
void list_completions(Engine *engine, const Placement *board, Keys *found);

/* The placements that have one queen more, in an edge column: together they have the same
   completions. Returns 0 where memory runs out. For threads, where a few crosses hold most of
   the work. */
int split_placement(const Placement *board, Placements *into);

/* A rough measure of a placement's work, to begin with the heaviest: in how many ways each empty
   row could get a queen. */
double rough_work(const Placement *board);

/* The classes of `total` solutions; void once the engine's stop flag is set. */
Census census_of_total(Engine *engine, int n, uint64_t total);

#endif
