/* Tables of the placements in a quadrant, as words, sorted by the rows and columns that they fill. */

#ifndef JOIN_TABLES_H
#define JOIN_TABLES_H

#include <stddef.h>
#include <stdint.h>

#include "frame.h"
#include "stop.h"

enum { MAX_SUBSETS = 924 };  /* number of sets of 6 lines out of MAX_HALF */

/* All sets of lines of one size, as bits, in ascending order. */
typedef struct {
    int count;
    uint16_t of[MAX_SUBSETS];
    uint16_t rank[1 << MAX_HALF];  /* by set: its index in `of` */
} Subsets;

void list_subsets(Subsets *subsets, int lines, int size);

/* The placements in some sets of rows. A cell has the placements that fill one set of rows and one set
   of columns; its words are consecutive. */
typedef struct {
    Subsets columns;
    uint32_t *start;  /* by cell (set of rows, rank of columns): its first word; one more for the end */
    uint64_t *words;
} Table;

typedef struct {
    const uint64_t *words;
    int count;
} Cell;

/* Makes the table of the placements with a queen in each row of a set, for `sets` sets of equal size.
   The columns `required` must have a queen. Returns 0 if memory runs out. Once `stop` is set, the table
   is incomplete. */
int make_table(Table *table, const Quadrant *quadrant, const uint16_t *rows, int sets,
               uint32_t required, const StopFlag *stop);
void free_table(Table *table);

/* Counts the ways to place a queen in each row of a set. */
uint64_t count_placements(const Quadrant *quadrant, uint32_t rows);

static inline Cell cell_of(const Table *table, int rows, int columns)
{
    const uint32_t *start = table->start + (size_t)rows * (size_t)table->columns.count + columns;
    return (Cell){table->words + start[0], (int)(start[1] - start[0])};
}

/* Returns the number of words of a set of rows. */
static inline size_t words_of_rows(const Table *table, int rows)
{
    const size_t columns = (size_t)table->columns.count;
    const uint32_t *start = table->start + (size_t)rows * columns;
    return start[columns] - start[0];
}

#endif
