/* The search places queens row by row. It lists the placements in one set of rows in the order of the
   search, and then sorts them by cell into the table. */

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

/* The columns and diagonals that the queens placed so far attack, as bits, counted from the quadrant's
   corner, and the word of these queens. */
typedef struct {
    uint32_t columns, rising, falling;
    uint64_t word;
} Placed;

typedef void Visit(const Placed *placed, void *context);

static uint32_t open_in_row(const Quadrant *quadrant, int row, const Placed *placed)
{
    int top = quadrant->rows - 1;
    return quadrant->open[row]
           & ~(placed->columns | placed->rising >> row | placed->falling >> (top - row));
}

/* Returns the index of the lowest bit of a number that is not 0. */
static inline int index_of_lowest(uint32_t bits)
{
#ifdef __GNUC__
    return __builtin_ctz(bits);
#else
    return count_bits((bits & (0 - bits)) - 1);
#endif
}

static void fill_rows(const Quadrant *quadrant, uint32_t rows, const Placed *placed, Visit *visit,
                      void *context)
{
    if (!rows) {
        visit(placed, context);
        return;
    }
    const int top = quadrant->rows - 1, row = index_of_lowest(rows);
    for (uint32_t open = open_in_row(quadrant, row, placed); open; open &= open - 1) {
        const int column = index_of_lowest(open);
        const Placed extended = {placed->columns | UINT32_C(1) << column,
                                 placed->rising | UINT32_C(1) << (row + column),
                                 placed->falling | UINT32_C(1) << (top - row + column),
                                 placed->word | quadrant->words[row][column]};
        fill_rows(quadrant, rows & (rows - 1), &extended, visit, context);
    }
}

typedef struct {
    const Quadrant *quadrant;
    int last;  /* the last row, where open squares are counted instead of filled */
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
    Counting counting = {quadrant, quadrant->rows - 1, 0};
    if (!rows)
        return 1;
    while (!(rows >> counting.last & 1))
        counting.last--;
    fill_rows(quadrant, rows & low_bits(counting.last), &none, count_last_row, &counting);
    return counting.count;
}

/* --- tables --- */

/* The placements in one set of rows, in the order of the search. */
typedef struct {
    const Table *table;
    uint32_t required;  /* columns that must have a queen */
    uint32_t *sizes;  /* by cell of the set: its number of words */
    uint16_t *cells;
    uint64_t *words;
    size_t count, capacity;
    int failed;  /* whether memory ran out */
} PlacementList;

static int grow_list(PlacementList *list)
{
    size_t capacity = 2 * list->capacity + 1024;
    uint16_t *cells = realloc(list->cells, capacity * sizeof *cells);
    list->cells = cells ? cells : list->cells;
    uint64_t *words = realloc(list->words, capacity * sizeof *words);
    list->words = words ? words : list->words;
    list->failed = !cells || !words;
    list->capacity = list->failed ? list->capacity : capacity;
    return !list->failed;
}

static void add_placement_word(const Placed *placed, void *context)
{
    PlacementList *list = context;
    if (list->required & ~placed->columns)
        return;
    if (list->failed || (list->count == list->capacity && !grow_list(list)))
        return;
    const uint16_t cell = list->table->columns.rank[placed->columns];
    list->sizes[cell]++;
    list->cells[list->count] = cell;
    list->words[list->count++] = placed->word;
}

static int resize_words(Table *table, size_t count)
{
    uint64_t *words = realloc(table->words, count * sizeof *words);
    table->words = words ? words : table->words;
    return words != NULL;
}

/* Makes room for `count` words; the capacity grows in large steps. */
static int make_room_in_table(Table *table, size_t *capacity, size_t count)
{
    if (count <= *capacity)
        return 1;
    *capacity = count + count / 2;
    return resize_words(table, *capacity);
}

/* Sorts the placements of a set of rows by cell. The first cell begins at word `total`. Replaces the
   sizes of the cells by their ends. */
static void sort_by_cell(Table *table, const PlacementList *list, uint32_t total)
{
    for (int cell = 0; cell < table->columns.count; cell++) {
        uint32_t size = list->sizes[cell];
        list->sizes[cell] = total;
        total += size;
    }
    for (size_t k = 0; k < list->count; k++)
        table->words[list->sizes[list->cells[k]]++] = list->words[k];
}

static int fill_table(Table *table, const Quadrant *quadrant, const uint16_t *rows, int sets,
                      uint32_t required, const StopFlag *stop)
{
    const Placed none = {0};
    PlacementList list = {.table = table, .required = required, .sizes = table->start};
    size_t total = 0, capacity = 0;
    int enough = make_room_in_table(table, &capacity, 1);
    for (int k = 0; k < sets && enough && !is_stopped(stop); k++) {
        list.count = 0;
        fill_rows(quadrant, rows[k], &none, add_placement_word, &list);
        assert(list.count <= UINT32_MAX - total);
        enough = !list.failed && make_room_in_table(table, &capacity, total + list.count);
        if (enough)
            sort_by_cell(table, &list, (uint32_t)total);
        total += list.count;
        list.sizes += table->columns.count;
    }
    free(list.cells);
    free(list.words);
    return enough && resize_words(table, total + 1);
}

int make_table(Table *table, const Quadrant *quadrant, const uint16_t *rows, int sets,
               uint32_t required, const StopFlag *stop)
{
    list_subsets(&table->columns, quadrant->columns, count_bits(rows[0]));
    size_t cells = (size_t)sets * (size_t)table->columns.count;
    table->words = NULL;
    table->start = calloc(cells + 1, sizeof *table->start);
    if (!table->start || !fill_table(table, quadrant, rows, sets, required, stop))
        return 0;
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
