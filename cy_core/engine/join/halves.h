/* Half boards: a placement of a north quadrant with one of the south quadrant below it. */

#ifndef JOIN_HALVES_H
#define JOIN_HALVES_H

#include <stddef.h>

#include "join_kernel.h"
#include "tables.h"

/* Which cells make a half: those of the north, each with the columns left to the south. */
typedef struct {
    Cell north;
    int south;  /* rank of the columns in the table of the south */
} CellPair;

typedef struct {
    uint64_t *items;
    size_t count, capacity;
} Words;

/* Writes the words of all half boards of some cells with one set of rows in the south, after those
   that are there. Returns 0 where memory runs out. */
int add_halves(Words *words, const JoinKernel *kernel, const CellPair *pairs, int count,
               const Table *south, int rows);

#endif
