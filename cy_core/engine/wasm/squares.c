/* A WebAssembly module of less than a kilobyte for the finder. It fills the rows below a prefix.
   To complete a board, it counts the solutions with a queen on each square. To find labels, it
   visits each solution. frontend/src/shared/search.js has the same rules and masks, and searches
   in browsers without WebAssembly. */

#include <stdint.h>

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name))) name
#define IMPORT(name) __attribute__((import_module("js"), import_name(#name))) name
#else
#define EXPORT(name) name /* so that other compilers check this file, too */
#define IMPORT(name) name
#endif

enum { MAX_N = 32 }; /* bits of a row */

uint32_t *prepare_squares(int n);
double *square_counts(void);
uint32_t count_squares(int row, uint32_t left, uint32_t down, uint32_t right);
uint8_t *prepare_visits(int least_first);
int visit_solutions(int row, uint32_t left, uint32_t down, uint32_t right);
int IMPORT(visit)(void); /* returns 1 to end the search, or 0 */

static int side;
static uint32_t open[MAX_N];         /* the squares of each row that may have a queen */
static double counts[MAX_N * MAX_N]; /* by row and bit */
static uint8_t columns[MAX_N];       /* columns of the solution that is visited */
static int from_least;

/* Returns the index of the highest bit of a number that is not 0. */
static inline int index_of(uint32_t bits)
{
#ifdef __wasm__
    return 31 - __builtin_clz(bits);
#else
    int index = 0;
    while (bits >>= 1)
        index++;
    return index;
#endif
}

/* Begins a search, n <= 32, and returns the array where the caller writes the open squares of each
   row. */
uint32_t *EXPORT(prepare_squares)(int n)
{
    side = n;
    for (int square = 0; square < MAX_N * MAX_N; square++)
        counts[square] = 0;
    return open;
}

/* Returns the number of solutions with a queen on each square since `prepare_squares`: 32
   numbers for each row, by bit. */
double *EXPORT(square_counts)(void)
{
    return counts;
}

/* Counts the ways to fill the rows from `row` on, row < n, and adds them to the counts by square. */
uint32_t EXPORT(count_squares)(int row, uint32_t left, uint32_t down, uint32_t right)
{
    uint32_t total = 0;
    for (uint32_t free = open[row] & ~(left | down | right); free; free &= free - 1) {
        uint32_t bit = free & (0 - free), found = 1;
        if (row < side - 1)
            found = count_squares(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
        if (found)
            counts[row * MAX_N + index_of(bit)] += found;
        total += found;
    }
    return total;
}

/* Chooses the order of visits, and returns the array that has the columns of each visited solution. */
uint8_t *EXPORT(prepare_visits)(int least_first)
{
    from_least = least_first;
    return columns;
}

/* Returns whether a row has a free square. Rows below the board always do. */
static int has_free(int row, uint32_t left, uint32_t down, uint32_t right)
{
    return row >= side || open[row] & ~(left | down | right);
}

/* Visits the ways to fill the rows from `row` on. Returns 1 if a visit ended the search, otherwise 0.
   Looking two rows ahead saves a quarter of the time. */
int EXPORT(visit_solutions)(int row, uint32_t left, uint32_t down, uint32_t right)
{
    if (row == side)
        return visit();
    for (uint32_t free = open[row] & ~(left | down | right), bit; free; free ^= bit) {
        bit = from_least ? UINT32_C(1) << index_of(free) : free & (0 - free);
        columns[row] = (uint8_t)(side - 1 - index_of(bit));
        uint32_t l = (left | bit) << 1, d = down | bit, r = (right | bit) >> 1;
        if (has_free(row + 1, l, d, r) && has_free(row + 2, l << 1, d, r >> 1)
            && visit_solutions(row + 1, l, d, r))
            return 1;
    }
    return 0;
}
