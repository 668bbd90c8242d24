/* Queens are placed row by row. The search runs twice: first it counts the placements of each cell,
   then it stores them. */

#include "tables.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "placement.h"

void list_subsets(Subsets *subsets, int lines, int size)
{
    subsets->count = 0;
    for (uint32_t set = 0; set < UINT32_C(1) << lines; set++)
        if (count_bits(set) == size) {
            subsets->rank[set] = (uint16_t)subsets->count;
            subsets->of[subsets->count++] = (uint16_t)set;
        }
}

/* --- placements in one set of rows --- */

/* The columns and diagonals that the queens so far attack, as bits, counted from the quadrant's
   corner. */
typedef struct {
    uint32_t columns, rising, falling;
    uint64_t word;
} Placed;

typedef void Visit(const Placed *placed, void *context);

static uint32_t open_in_row(const Quadrant *quadrant, int row, const Placed *placed)
{
    int top = quadrant->half - 1;
    return quadrant->open[row]
           & ~(placed->columns | placed->rising >> row | placed->falling >> (top - row));
}

static void fill_rows(const Quadrant *quadrant, int row, uint32_t rows, const Placed *placed,
                      Visit *visit, void *context)
{
    int top = quadrant->half - 1;
    while (row <= top && !(rows >> row & 1))
        row++;
    if (row > top) {
        visit(placed, context);
        return;
    }
    uint32_t open = open_in_row(quadrant, row, placed);
    for (int column = 0; open >> column; column++)
        if (open >> column & 1) {
            const Placed extended = {placed->columns | UINT32_C(1) << column,
                                     placed->rising | UINT32_C(1) << (row + column),
                                     placed->falling | UINT32_C(1) << (top - row + column),
                                     placed->word | quadrant->words[row][column]};
            fill_rows(quadrant, row + 1, rows, &extended, visit, context);
        }
}

typedef struct {
    const Quadrant *quadrant;
    int last;  /* the last row, whose open squares are only counted */
    uint64_t count;
} Counting;

static void count_last_row(const Placed *placed, void *context)
{
    Counting *counting = context;
    counting->count += (uint64_t)count_bits(open_in_row(counting->quadrant, counting->last, placed));
}

uint64_t count_placements(const Quadrant *quadrant, uint32_t rows)
{
    const Placed none = {0};
    Counting counting = {quadrant, quadrant->half - 1, 0};
    if (!rows)
        return 1;
    while (!(rows >> counting.last & 1))
        counting.last--;
    fill_rows(quadrant, 0, rows & low_bits(counting.last), &none, count_last_row, &counting);
    return counting.count;
}

/* --- tables --- */

typedef struct {
    Table *table;
    uint32_t *start;  /* by cell of one set of rows: its first word */
} Filling;

static void count_in_cell(const Placed *placed, void *context)
{
    const Filling *filling = context;
    filling->start[filling->table->columns.rank[placed->columns]]++;
}

static void keep_in_cell(const Placed *placed, void *context)
{
    const Filling *filling = context;
    uint32_t *end = filling->start + filling->table->columns.rank[placed->columns];
    filling->table->words[(*end)++] = placed->word;
}

static void visit_all(Table *table, const Quadrant *quadrant, const uint16_t *rows, int sets,
                      uint64_t own, const StopFlag *stop, Visit *visit)
{
    const Placed begun = {.word = own};
    for (int k = 0; k < sets && !is_stopped(stop); k++) {
        Filling filling = {table, table->start + (size_t)k * (size_t)table->columns.count};
        fill_rows(quadrant, 0, rows[k], &begun, visit, &filling);
    }
}

/* Turns the sizes of the cells into their first words. Returns the number of all words. */
static size_t begin_cells(uint32_t *start, size_t cells)
{
    uint32_t total = 0;
    for (size_t cell = 0; cell <= cells; cell++) {
        uint32_t size = start[cell];
        start[cell] = total;
        assert(size <= UINT32_MAX - total);
        total += size;
    }
    return total;
}

int make_table(Table *table, const Quadrant *quadrant, const uint16_t *rows, int sets,
               uint64_t own, const StopFlag *stop)
{
    list_subsets(&table->columns, quadrant->half, count_bits(rows[0]));
    size_t cells = (size_t)sets * (size_t)table->columns.count;
    table->words = NULL;
    table->start = calloc(cells + 1, sizeof *table->start);
    if (!table->start)
        return 0;
    visit_all(table, quadrant, rows, sets, own, stop, count_in_cell);
    size_t words = begin_cells(table->start, cells);
    table->words = malloc((words + 1) * sizeof *table->words);
    if (!table->words)
        return 0;
    visit_all(table, quadrant, rows, sets, own, stop, keep_in_cell);
    /* `start` now has the ends of the cells; each is the start of the next cell. */
    memmove(table->start + 1, table->start, cells * sizeof *table->start);
    table->start[0] = 0;
    return 1;
}

void free_table(Table *table)
{
    free(table->start);
    free(table->words);
    table->start = NULL;
    table->words = NULL;
}
