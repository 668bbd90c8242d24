/* Half boards: each is a placement of a north quadrant and one of the south quadrant below it. */

#ifndef JOIN_HALVES_H
#define JOIN_HALVES_H

#include <stddef.h>

#include "join_kernel.h"
#include "tables.h"

/* Two cells that make half boards: the south fills the columns that the north leaves empty. */
typedef struct {
    Cell north;
    int south;  /* rank of these columns in the table of the south */
} CellPair;

typedef struct {
    uint64_t *items;
    size_t count, capacity;
} Words;

/* Makes room for some words more. Returns 0 if memory runs out. */
int make_room_for_words(Words *words, size_t more);

/* Appends the words of a cell, for which there must be room. */
void add_cell(Words *words, Cell cell);

/* Appends the words of all half boards of some pairs of cells, with one set of rows in the south.
   Returns 0 if memory runs out. */
int add_halves(Words *words, const JoinKernel *kernel, const CellPair *pairs, int count,
               const Table *south, int rows);

#endif
