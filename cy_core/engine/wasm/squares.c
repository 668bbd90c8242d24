/* Counts the solutions with a queen on each square, as a WebAssembly module of half a kilobyte: the
   rows below a prefix, for the completions of the finder. The rules and the masks are those of
   templates/assets/finder/search.js, which counts where a browser has no WebAssembly. */

#include <stdint.h>

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name))) name
#else
#define EXPORT(name) name /* so that other compilers check this file, too */
#endif

enum { MAX_N = 32 }; /* bits of a row */

uint32_t *prepare_squares(int n);
double *square_counts(void);
uint32_t count_squares(int row, uint32_t left, uint32_t down, uint32_t right);

static int side;
static uint32_t open[MAX_N];         /* the squares of each row that may have a queen */
static double counts[MAX_N * MAX_N]; /* by row and bit */

/* The index of the one bit of a number. */
static inline int index_of(uint32_t bit)
{
#ifdef __wasm__
    return __builtin_ctz(bit);
#else
    int index = 0;
    while (bit >>= 1)
        index++;
    return index;
#endif
}

/* Begins a count, n <= 32, and returns where the caller puts the open squares of each row. */
uint32_t *EXPORT(prepare_squares)(int n)
{
    side = n;
    for (int square = 0; square < MAX_N * MAX_N; square++)
        counts[square] = 0;
    return open;
}

/* The solutions found since then with a queen on each square: 32 numbers a row, by bit. */
double *EXPORT(square_counts)(void)
{
    return counts;
}

/* The number of ways to fill the rows from `row` on, row < n; adds them to the counts. */
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
