/* 256 lanes as four words, in standard C. */

#include "join_kernel.h"
#include "remainders.h"

#define INLINE static inline

enum { LANES = 256, PARTS = LANES / 64 };
typedef uint64_t Part, Sum;

#include "leaf_parts.h"

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

INLINE Sum bits_of(Vec x)
{
    Sum count = 0;
    for (int i = 0; i < PARTS; i++) {
        uint64_t b = x.part[i];
        b -= b >> 1 & UINT64_C(0x5555555555555555);
        b = (b & UINT64_C(0x3333333333333333)) + (b >> 2 & UINT64_C(0x3333333333333333));
        count += ((b + (b >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f)) * UINT64_C(0x0101010101010101) >> 56;
    }
    return count;
}

INLINE uint64_t total_of(Sum sum)
{
    return sum;
}

/* --- planes --- */

/* Transposes a square of 32 x 32 bits: swaps blocks of 16 x 16 bits, then of 8 x 8 bits and so on. */
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

size_t join_word_by_word(uint64_t *into, Cell one, Cell other)
{
    uint64_t *end = into;
    for (int i = 0; i < one.count; i++)
        for (int j = 0; j < other.count; j++) {
            *end = one.words[i] | other.words[j];
            end += !(one.words[i] & other.words[j]);
        }
    return (size_t)(end - into);
}

const JoinKernel join_portable = {join_word_by_word, order_for_groups, order_for_groups,
    new_comparison, free_groups,      count_in_groups};
