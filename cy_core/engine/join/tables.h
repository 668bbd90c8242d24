/* The placements in a quadrant, as words, by the rows and the columns that they fill. */

#ifndef JOIN_TABLES_H
#define JOIN_TABLES_H

#include <stddef.h>
#include <stdint.h>

#include "frame.h"
#include "stop.h"

enum { MAX_SUBSETS = 924 };  /* of MAX_HALF lines, half of them */

/* All sets of so many lines, as bits, in ascending order. */
typedef struct {
    int count;
    uint16_t of[MAX_SUBSETS];
    uint16_t rank[1 << MAX_HALF];  /* of each set in that order */
} Subsets;

void list_subsets(Subsets *subsets, int lines, int size);

/* Placements in some sets of rows: a cell for each of these and each set of columns, whose words
   follow each other. */
typedef struct {
    Subsets columns;
    uint32_t *start;  /* of cell (k-th set of rows, rank of columns); one more ends the last */
    uint64_t *words;
} Table;

typedef struct {
    const uint64_t *words;
    int count;
} Cell;

/* Places a queen in each row of a set, for each of some sets of one size; `own` is part of each word.
   Returns 0 where memory runs out; void once `stop` is set. */
int make_table(Table *table, const Quadrant *quadrant, const uint16_t *rows, int sets,
               uint64_t own, const StopFlag *stop);
void free_table(Table *table);

/* In how many ways the rows of a set can get a queen each. */
uint64_t count_placements(const Quadrant *quadrant, uint32_t rows);

static inline Cell cell_of(const Table *table, int rows, int columns)
{
    const uint32_t *start = table->start + (size_t)rows * (size_t)table->columns.count + columns;
    return (Cell){table->words + start[0], (int)(start[1] - start[0])};
}

#endif
