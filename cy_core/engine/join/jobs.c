#include "jobs.h"

#include <stdlib.h>

#include "placement.h"

/* Returns whether a set of rows and its complement are equivalent by symmetry. */
static int has_complements(const Family *family)
{
    return !family->apart && 2 * family->queens == family->half;
}

static uint32_t complement(const Family *family, uint32_t set)
{
    return low_bits(family->half) & ~set;
}

/* --- order --- */

static int compare_ways(const Order *order, int one, int other)
{
    return (order->ways[one] < order->ways[other]) - (order->ways[one] > order->ways[other]);
}

/* Sorts by insertion, which is fast enough for some hundreds of sets. */
static void sort_order(Order *order)
{
    for (int k = 1; k < order->count; k++)
        for (int j = k; j > 0 && compare_ways(order, j - 1, j) > 0; j--) {
            uint16_t set = order->sets[j];
            double ways = order->ways[j];
            order->sets[j] = order->sets[j - 1], order->ways[j] = order->ways[j - 1];
            order->sets[j - 1] = set, order->ways[j - 1] = ways;
        }
}

/* Returns a set of rows turned upside down. */
static uint32_t reversed(uint32_t set, int half)
{
    uint32_t turned = 0;
    for (int row = 0; row < half; row++)
        turned |= (set >> row & 1) << (half - 1 - row);
    return turned;
}

/* Counts the ways to place a queen in each row of a set, for each set of `queens` rows of a quadrant and
   of half - `queens` rows. */
static void count_ways(double *ways, int half, int queens, const StopFlag *stop)
{
    const Frame frame = {.n = 2 * half, .half = half};
    const Quadrant quadrant = quadrant_of(&frame, NORTH_WEST);
    for (uint32_t set = 0; set <= low_bits(half) && !is_stopped(stop); set++) {
        int size = count_bits(set);
        uint32_t turned = reversed(set, half);
        if (size == queens || size == half - queens)
            ways[set] = turned < set ? ways[turned] : (double)count_placements(&quadrant, set);
    }
}

void order_rows(Order *order, int half, int queens, const StopFlag *stop)
{
    double ways[1 << MAX_HALF] = {0};
    count_ways(ways, half, queens, stop);
    order->count = 0;
    for (uint32_t set = 0; set <= low_bits(half); set++)
        if (count_bits(set) == queens) {
            order->ways[order->count] = ways[set] * ways[low_bits(half) & ~set];
            order->sets[order->count++] = (uint16_t)set;
        }
    sort_order(order);
    for (int k = 0; k < order->count; k++)
        order->rank[order->sets[k]] = (uint16_t)k;
}

int comes_before(const Order *order, const Family *family, uint32_t set, int rank)
{
    return order->rank[set] < rank
           || (has_complements(family) && order->rank[complement(family, set)] < rank);
}

int is_tied(const Order *order, const Family *family, uint32_t set, int rank)
{
    return order->rank[set] == rank
           || (has_complements(family) && order->rank[complement(family, set)] == rank);
}

/* If some of b, c and d are tied with a, several images of a board are counted, and their
   weights must add up to eight. Any weights with this sum are possible. The weights here are
   whole numbers, so with three ties they are not all equal. */
int weight_of(int c_tied, int b_tied, int d_tied)
{
    static const int weights[2][2][2] = {{{8, 4}, {4, 2}}, {{4, 3}, {3, 2}}};
    return weights[c_tied][b_tied][d_tied];
}

/* --- parts --- */

static void add_part(JoinParts *parts, const JoinPart *part)
{
    if (parts->count == parts->capacity) {
        size_t capacity = 2 * parts->capacity + 64;
        JoinPart *items = realloc(parts->items, capacity * sizeof *items);
        if (!items) {
            parts->failed = 1;
            return;
        }
        parts->items = items;
        parts->capacity = capacity;
    }
    parts->items[parts->count++] = *part;
}

static void add_family(JoinParts *parts, const Family *family, const Order *order)
{
    double left = 0;  /* ways of the current set and all later sets */
    for (int rank = 0; rank < order->count; rank++)
        left += order->ways[rank];
    for (int rank = 0; rank < order->count; rank++) {
        const JoinPart part = {family->queens, family->apart, order->sets[rank], rank,
                               order->ways[rank] * left};
        if (order->ways[rank] > 0 && !comes_before(order, family, order->sets[rank], rank))
            add_part(parts, &part);
        left -= order->ways[rank];
    }
}

/* Adds all families with `queens` queens in the north-west quadrant. */
static void add_families(JoinParts *parts, int n, int queens, const StopFlag *stop)
{
    int half = n / 2;
    Order order;
    order_rows(&order, half, queens, stop);
    for (int apart = 0; apart <= n % 2; apart++) {
        const Family family = {n, half, queens, apart};
        if (apart || 2 * queens <= half)
            add_family(parts, &family, &order);
    }
}

JoinParts join_parts(int n, const StopFlag *stop)
{
    JoinParts parts = {0};
    int half = n / 2;
    for (int queens = half / 2; queens > 0; queens--)
        add_families(&parts, n, queens, stop);
    for (int queens = half / 2 + 1; n % 2 && queens <= half; queens++)
        add_families(&parts, n, queens, stop);
    return parts;
}

void free_join_parts(JoinParts *parts)
{
    free(parts->items);
    *parts = (JoinParts){0};
}
