/* Half boards: each combines a placement of a north quadrant and one of the south quadrant below. */

#ifndef JOIN_HALVES_H
#define JOIN_HALVES_H

#include <stddef.h>

#include "join_kernel.h"
#include "tables.h"

/* Two cells that form half boards: the south fills the columns that the north leaves empty. */
typedef struct {
    Cell north;
    int south;  /* rank of these columns in the table of the south */
} CellPair;

typedef struct {
    uint64_t *items;
    size_t count, capacity;
} Words;

/* Makes room for `more` additional words. Returns 0 if memory runs out. */
int make_room_for_words(Words *words, size_t more);

/* Appends the words of a cell. There must be room for them. */
void add_cell(Words *words, Cell cell);

/* Appends the words of all half boards of these pairs of cells, for one set of rows in the south: the
   set with index `rows` in the table. Returns 0 if memory runs out. */
int add_halves(Words *words, const JoinKernel *kernel, const CellPair *pairs, int count,
               const Table *south, int rows);

#endif
