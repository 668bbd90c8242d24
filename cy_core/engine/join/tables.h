/* Tables of the placements in a quadrant, as words, by the rows and the columns that they fill. */

#ifndef JOIN_TABLES_H
#define JOIN_TABLES_H

#include <stddef.h>
#include <stdint.h>

#include "frame.h"
#include "stop.h"

enum { MAX_SUBSETS = 924 };  /* number of sets of 6 lines out of MAX_HALF */

/* All sets of `size` lines, as bits, in ascending order. */
typedef struct {
    int count;
    uint16_t of[MAX_SUBSETS];
    uint16_t rank[1 << MAX_HALF];  /* by set: its index in `of` */
} Subsets;

void list_subsets(Subsets *subsets, int lines, int size);

/* The placements in some sets of rows. A cell has those of one set of rows and one set of columns;
   its words are consecutive. */
typedef struct {
    Subsets columns;
    uint32_t *start;  /* by cell (set of rows, rank of columns): its first word; one more at the end */
    uint64_t *words;
} Table;

typedef struct {
    const uint64_t *words;
    int count;
} Cell;

/* Makes the table of some sets of rows of equal size: a queen is placed in each row of a set, and one
   of them in each of the columns `required`. Returns 0 if memory runs out; void once `stop` is set. */
int make_table(Table *table, const Quadrant *quadrant, const uint16_t *rows, int sets,
               uint32_t required, const StopFlag *stop);
void free_table(Table *table);

/* The number of ways to place a queen in each row of a set. */
uint64_t count_placements(const Quadrant *quadrant, uint32_t rows);

static inline Cell cell_of(const Table *table, int rows, int columns)
{
    const uint32_t *start = table->start + (size_t)rows * (size_t)table->columns.count + columns;
    return (Cell){table->words + start[0], (int)(start[1] - start[0])};
}

/* The number of words of a set of rows. */
static inline size_t words_of_rows(const Table *table, int rows)
{
    const size_t columns = (size_t)table->columns.count;
    const uint32_t *start = table->start + (size_t)rows * columns;
    return start[columns] - start[0];
}

#endif
