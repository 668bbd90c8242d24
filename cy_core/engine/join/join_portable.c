/* 256 lanes as four words, in any C. */

#include "join_kernel.h"
#include "remainders.h"

#define INLINE static inline

enum { LANES = 256, PARTS = LANES / 64 };

typedef struct {
    uint64_t part[PARTS];
} Vec;

INLINE Vec v_and(Vec x, Vec y)
{
    for (int i = 0; i < PARTS; i++)
        x.part[i] &= y.part[i];
    return x;
}

INLINE Vec v_ones(void)
{
    Vec ones;
    for (int i = 0; i < PARTS; i++)
        ones.part[i] = ~UINT64_C(0);
    return ones;
}

INLINE Vec v_lanes(int count)
{
    Vec lanes;
    for (int i = 0; i < PARTS; i++) {
        int here = count - 64 * i;
        lanes.part[i] = here <= 0 ? 0 : here >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << here) - 1;
    }
    return lanes;
}

INLINE int v_is_empty(Vec x)
{
    uint64_t any = 0;
    for (int i = 0; i < PARTS; i++)
        any |= x.part[i];
    return !any;
}

/* --- a tally counts bits: a carry-save adder collects vectors of weight 1, 2 and 4 in columns, and
   counts the bits of every eighth --- */

typedef struct {
    Vec ones, twos, fours;
    uint64_t sum;
} Tally;

INLINE Tally tally_none(void)
{
    return (Tally){.sum = 0};
}

INLINE uint64_t bits_of(Vec x)
{
    uint64_t count = 0;
    for (int i = 0; i < PARTS; i++) {
        uint64_t b = x.part[i];
        b -= b >> 1 & UINT64_C(0x5555555555555555);
        b = (b & UINT64_C(0x3333333333333333)) + (b >> 2 & UINT64_C(0x3333333333333333));
        count += ((b + (b >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f)) * UINT64_C(0x0101010101010101) >> 56;
    }
    return count;
}

/* Adds three vectors of one weight: the sum stays in the column, the carry has twice the weight. */
INLINE Vec add_three(Vec *column, Vec x, Vec y)
{
    Vec carry;
    for (int i = 0; i < PARTS; i++) {
        uint64_t apart = column->part[i] ^ x.part[i];
        carry.part[i] = (column->part[i] & x.part[i]) | (apart & y.part[i]);
        column->part[i] = apart ^ y.part[i];
    }
    return carry;
}

INLINE void tally_add(Tally *tally, Vec x)
{
    tally->sum += bits_of(x);
}

INLINE void tally_add_8(Tally *tally, const Vec x[8])
{
    Vec two = add_three(&tally->ones, x[0], x[1]), other = add_three(&tally->ones, x[2], x[3]);
    Vec four = add_three(&tally->twos, two, other);
    two = add_three(&tally->ones, x[4], x[5]), other = add_three(&tally->ones, x[6], x[7]);
    Vec eight = add_three(&tally->fours, four, add_three(&tally->twos, two, other));
    if (!v_is_empty(eight))
        tally->sum += 8 * bits_of(eight);
}

INLINE uint64_t tally_sum(const Tally *tally)
{
    return tally->sum + bits_of(tally->ones) + 2 * bits_of(tally->twos)
           + 4 * bits_of(tally->fours);
}

/* --- planes --- */

/* Transposes a square of 32 x 32 bits: halves of the square change places, then halves of each half.
   */
INLINE void turn(uint32_t square[32])
{
    uint32_t mask = 0x0000ffff;
    for (int apart = 16; apart; apart >>= 1, mask ^= mask << apart)
        for (int k = 0; k < 32; k = ((k | apart) + 1) & ~apart) {
            uint32_t swapped = (square[k] >> apart ^ square[k | apart]) & mask;
            square[k | apart] ^= swapped;
            square[k] ^= swapped << apart;
        }
}

INLINE void transpose(Vec *planes, const uint32_t *items, int bits)
{
    for (int block = 0; block < LANES / 32; block++) {
        uint32_t square[32];
        for (int k = 0; k < 32; k++)
            square[k] = items[32 * block + k];
        turn(square);
        for (int bit = 0; bit < bits; bit++) {
            uint64_t lanes = (uint64_t)(uint32_t)~square[bit] << (block % 2 * 32);
            uint64_t *part = &planes[bit].part[block / 2];
            *part = block % 2 ? *part | lanes : lanes;
        }
    }
}

#include "leaf_lanes.h"

static size_t join_cells(uint64_t *into, Cell one, Cell other)
{
    uint64_t *end = into;
    for (int i = 0; i < one.count; i++)
        for (int j = 0; j < other.count; j++) {
            *end = one.words[i] | other.words[j];
            end += !(one.words[i] & other.words[j]);
        }
    return (size_t)(end - into);
}

const JoinKernel join_portable = {join_cells,      order_for_groups, order_for_groups,
    new_comparison, free_groups,      count_in_groups};
