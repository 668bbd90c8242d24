#include "jobs.h"

#include <stdlib.h>

#include "placement.h"

/* --- families --- */

int middle_of(const Family *family, Queen *middle)
{
    *middle = (Queen){family->half + family->below, family->half};
    return family->n % 2;
}

Frame frame_of_family(const Family *family)
{
    Queen middle;
    int count = middle_of(family, &middle);
    return frame_of(family->n, family->queens, &middle, count);
}

/* Whether complements of row sets are as good as the sets. */
static int has_complements(const Family *family)
{
    return !family->below && 2 * family->queens == family->half;
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

/* Merely by insertion, as there are hundreds. */
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

void order_rows(Order *order, const Family *family)
{
    const Frame frame = frame_of_family(family);
    Queen middle;
    int count = middle_of(family, &middle);
    const Quadrant west = quadrant_of(&frame, NORTH_WEST, &middle, count);
    const Quadrant east = quadrant_of(&frame, NORTH_EAST, &middle, count);
    order->count = 0;
    for (uint32_t set = 0; set <= low_bits(family->half); set++)
        if (count_bits(set) == family->queens) {
            order->ways[order->count] = (double)count_placements(&west, set)
                                        * (double)count_placements(&east, complement(family, set));
            order->sets[order->count++] = (uint16_t)set;
        }
    sort_order(order);
    for (int k = 0; k < order->count; k++)
        order->place[order->sets[k]] = (uint16_t)k;
}

int comes_before(const Order *order, const Family *family, uint32_t set, int place)
{
    return order->place[set] < place
           || (has_complements(family) && order->place[complement(family, set)] < place);
}

int is_tied(const Order *order, const Family *family, uint32_t set, int place)
{
    return order->place[set] == place
           || (has_complements(family) && order->place[complement(family, set)] == place);
}

/* The symmetries that let another of the four stand first make of one board as many that are
   counted: eight, over all its images, shared out in whole numbers. Any shares that add up to eight
   over the images of each kind of tie would do; with three ties, these are not alike. */
int weight_of(const Family *family, int c_tied, int b_tied, int d_tied)
{
    static const int weights[2][2][2] = {{{8, 4}, {4, 2}}, {{4, 3}, {3, 2}}};
    return family->below ? 8 : weights[c_tied][b_tied][d_tied];
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

static void add_family(JoinParts *parts, const Family *family)
{
    Order order;
    order_rows(&order, family);
    double left = 0;  /* ways of what does not come before */
    for (int place = 0; place < order.count; place++)
        left += order.ways[place];
    for (int place = 0; place < order.count; place++) {
        const JoinPart part = {family->queens, family->below, order.sets[place], place,
                               order.ways[place] * left};
        if (order.ways[place] > 0 && !comes_before(&order, family, order.sets[place], place))
            add_part(parts, &part);
        if (!family->below)
            left -= order.ways[place];
    }
}

JoinParts join_parts(int n)
{
    JoinParts parts = {0};
    int half = n / 2;
    for (int queens = half / 2; queens > 0; queens--) {
        const Family family = {n, half, queens, 0};
        add_family(&parts, &family);
    }
    for (int below = 1; n % 2 && below < half; below++)
        for (int queens = 1; queens <= half; queens++) {
            const Family family = {n, half, queens, below};
            add_family(&parts, &family);
        }
    return parts;
}

void free_join_parts(JoinParts *parts)
{
    free(parts->items);
    *parts = (JoinParts){0};
}
