/* The depth-first engine: counts the solutions of the n x n board, and lists them.

   A count is the sum of weight times completions over the central crosses (crosses.h). An engine
   counts one placement at a time, so every thread needs its own engine; all may share a stop flag.

   Read the files in this order:
     placement.h      queens on a board and the squares that they attack
     crosses.h        the parts of a count
     subproblem.h     the empty rows of the board, which a kernel fills
     kernel.h         the interface of the kernels
     lanes.h, search_lanes.h   the search with vectors, once for all instruction sets and widths
     kernel_*.c       the kernels of each instruction set and width
     backends.h       the instruction sets, and whether the processor has them
     stop.h           the flag that ends a search
     symmetric.h      symmetric solutions, for the numbers of orbits
     keys.h, prefixes.h        lists of solutions
   The join is in ../join. content/algorithms/engine.md explains the search with pictures.

   The comment at a tuned constant says what other values cost: the time with another value relative
   to the time with the value in the code, as `python benchmarks/constants.py NAME=VALUE` prints it.
   The times are for one thread and n = 15, unless the comment says otherwise. Repeated measurements
   of the same build differ by 1 or 2 %. */

#ifndef ENGINE_H
#define ENGINE_H

#include "backends.h"
#include "crosses.h"
#include "keys.h"
#include "stop.h"

typedef struct Engine Engine;

/* Returns NULL if memory runs out or the processor lacks the instructions of the backend.
   `stop` may be NULL. Once it is set, counts and lists end within milliseconds with wrong results. */
Engine *new_engine(Backend backend, const StopFlag *stop);
void free_engine(Engine *engine);

/* Counts the solutions that complete a placement. The weight of the placement is not included. */
uint64_t completions(Engine *engine, const Placement *board);

/* Adds the keys of all solutions that complete a placement, unsorted. At most MAX_DIGITS rows of the
   placement may be empty. The keys are incomplete once the engine's stop flag is set, or if
   `found->failed`. */
void list_completions(Engine *engine, const Placement *board, Keys *found);

/* Splits a placement: adds to `into` each placement with one more queen in an edge column. Together
   they have the same completions. Returns 0 if memory runs out. Threads need this because a few
   crosses have most of the work. */
int split_placement(const Placement *board, Placements *into);

/* Returns a rough measure of a placement's work, to count heavy parts first: the product of the
   numbers of open squares of the empty rows. */
double rough_work(const Placement *board);

#endif
