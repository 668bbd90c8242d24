/* 256 lanes in two vectors of 128 bits. */

#include "join_kernel.h"
#include "remainders.h"

#if HAVE_128_KERNELS

#include <string.h>

#include "target_128.h"

enum { LANES = 256, PARTS = LANES / 128, WORDS = 4, WORD_BITS = 32 };
typedef Words Part, Sum;

#include "leaf_parts.h"

INLINE int v_is_empty(Vec x)
{
    typedef uint64_t Pair __attribute__((vector_size(16)));
    Pair any = (Pair)(x.part[0] | x.part[1]);
    return !(any[0] | any[1]);
}

/* Item 4k + j of each 128 items is bit k of word j, so that `transpose` can load its items with one
   copy. */
INLINE Vec v_lanes(int count)
{
    Vec lanes;
    for (int i = 0; i < PARTS; i++)
        for (int j = 0; j < WORDS; j++) {
            int here = (count - i * WORDS * WORD_BITS - j + WORDS - 1) / WORDS;
            lanes.part[i][j] = here <= 0 ? 0 : here >= WORD_BITS ? ~UINT32_C(0)
                               : (UINT32_C(1) << here) - 1;
        }
    return lanes;
}

INLINE Sum bits_of(Vec x)
{
    Sum bits = {0};
    for (int i = 0; i < PARTS; i++)
        bits += sums_of_bits((Bytes)x.part[i]);
    return bits;
}

INLINE uint64_t total_of(Sum sum)
{
    return (uint64_t)sum[0] + sum[1] + sum[2] + sum[3];
}

/* --- planes --- */

/* Transposes four squares of 32 x 32 bits: swaps blocks of 16 x 16 bits, then of 8 x 8 bits and so on. */
INLINE void turn(Words square[32])
{
    uint32_t mask = 0x0000ffff;
    for (int apart = 16; apart; apart >>= 1, mask ^= mask << apart)
        for (int k = 0; k < 32; k = ((k | apart) + 1) & ~apart) {
            Words swapped = (square[k] >> apart ^ square[k | apart]) & mask;
            square[k | apart] ^= swapped;
            square[k] ^= swapped << apart;
        }
}

INLINE void transpose(Vec *planes, const uint32_t *items, int bits)
{
    for (int i = 0; i < PARTS; i++) {
        Words square[32];
        memcpy(square, items + i * WORDS * WORD_BITS, sizeof square);
        turn(square);
        for (int bit = 0; bit < bits; bit++)
            planes[bit].part[i] = ~square[bit];
    }
}

#include "leaf_lanes.h"

const JoinKernel join_128 = {join_word_by_word, order_for_groups, order_for_groups,
    new_comparison, free_groups,       count_in_groups};

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
