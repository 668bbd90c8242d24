/* 256 lanes in a vector of AVX2. */

#include "join_kernel.h"
#include "remainders.h"

#if HAVE_AVX_KERNELS

#include <immintrin.h>

#include "target_avx2.h"

typedef __m256i Vec;
enum { LANES = 256 };

INLINE Vec v_and(Vec x, Vec y) { return _mm256_and_si256(x, y); }
INLINE Vec v_ones(void) { return _mm256_set1_epi64x(-1); }
INLINE int v_is_empty(Vec x) { return _mm256_testz_si256(x, x); }
INLINE Vec v_lanes(int count)
{
    uint64_t lanes[4];
    for (int k = 0; k < 4; k++, count -= 64)
        lanes[k] = count <= 0 ? 0 : count >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << count) - 1;
    return _mm256_loadu_si256((const Vec *)lanes);
}

/* --- a tally counts the bits of many vectors. A carry-save adder keeps vectors of weight 1, 2 and 4,
   so that bits are counted only once for every eight vectors --- */

typedef struct {
    Vec ones, twos, fours;
    Vec sums;        /* number of bits of weight 8, in four words */
    uint64_t alone;  /* number of bits of the vectors that `tally_add` added one by one */
} Tally;

INLINE Tally tally_none(void)
{
    const Vec none = _mm256_setzero_si256();
    return (Tally){none, none, none, none, 0};
}

/* Counts the bits of each word, by a table for half bytes. */
INLINE Vec bits_of_words(Vec x)
{
    const Vec bits = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                      0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const Vec low = _mm256_set1_epi8(15);
    Vec of_low = _mm256_shuffle_epi8(bits, v_and(x, low));
    Vec of_high = _mm256_shuffle_epi8(bits, v_and(_mm256_srli_epi16(x, 4), low));
    return _mm256_sad_epu8(_mm256_add_epi8(of_low, of_high), _mm256_setzero_si256());
}

INLINE uint64_t sum_of(Vec x)
{
    uint64_t words[4];
    _mm256_storeu_si256((Vec *)words, x);
    return words[0] + words[1] + words[2] + words[3];
}

/* Adds two vectors to a column of the same weight: the sum stays in the column, and the carry, which
   has twice the weight, is returned. */
INLINE Vec add_three(Vec *column, Vec x, Vec y)
{
    Vec apart = _mm256_xor_si256(*column, x);
    Vec carry = _mm256_or_si256(v_and(*column, x), v_and(apart, y));
    *column = _mm256_xor_si256(apart, y);
    return carry;
}

INLINE void tally_add(Tally *tally, Vec x)
{
    tally->alone += sum_of(bits_of_words(x));
}

INLINE void tally_add_8(Tally *tally, const Vec x[8])
{
    Vec two = add_three(&tally->ones, x[0], x[1]), other = add_three(&tally->ones, x[2], x[3]);
    Vec four = add_three(&tally->twos, two, other);
    two = add_three(&tally->ones, x[4], x[5]), other = add_three(&tally->ones, x[6], x[7]);
    Vec eight = add_three(&tally->fours, four, add_three(&tally->twos, two, other));
    tally->sums = _mm256_add_epi64(tally->sums, bits_of_words(eight));
}

INLINE uint64_t tally_sum(const Tally *tally)
{
    return tally->alone + 8 * sum_of(tally->sums) + sum_of(bits_of_words(tally->ones))
           + 2 * sum_of(bits_of_words(tally->twos)) + 4 * sum_of(bits_of_words(tally->fours));
}

/* --- planes --- */

/* Returns the k-th byte of each of 32 items, in order. */
INLINE Vec bytes_of(const Vec items[4], int k)
{
    const Vec low = _mm256_set1_epi32(255), order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    Vec part[4];
    for (int i = 0; i < 4; i++)
        part[i] = v_and(_mm256_srli_epi32(items[i], 8 * k), low);
    Vec first = _mm256_packus_epi32(part[0], part[1]);
    Vec second = _mm256_packus_epi32(part[2], part[3]);
    return _mm256_permutevar8x32_epi32(_mm256_packus_epi16(first, second), order);
}

INLINE void transpose(Vec *planes, const uint32_t *items, int bits)
{
    uint32_t *words = (uint32_t *)planes;
    for (int block = 0; block < LANES / 32; block++) {
        Vec here[4];
        for (int i = 0; i < 4; i++)
            here[i] = _mm256_loadu_si256((const Vec *)(items + 32 * block + 8 * i));
        for (int byte = 0; 8 * byte < bits; byte++) {
            Vec bytes = bytes_of(here, byte);
            for (int bit = 7; bit >= 0; bit--) {
                words[(8 * byte + bit) * (LANES / 32) + block] = ~(uint32_t)_mm256_movemask_epi8(bytes);
                bytes = _mm256_add_epi8(bytes, bytes);
            }
        }
    }
}

#include "leaf_lanes.h"

/* --- cells --- */

/* For each set of four words, the half words that pack the set together. */
static const uint32_t PACKED[16][8] = {
    {0}, {0, 1}, {2, 3}, {0, 1, 2, 3}, {4, 5}, {0, 1, 4, 5}, {2, 3, 4, 5}, {0, 1, 2, 3, 4, 5},
    {6, 7}, {0, 1, 6, 7}, {2, 3, 6, 7}, {0, 1, 2, 3, 6, 7}, {4, 5, 6, 7}, {0, 1, 4, 5, 6, 7},
    {2, 3, 4, 5, 6, 7}, {0, 1, 2, 3, 4, 5, 6, 7}};

/* Returns a mask of the first `count` words. */
INLINE Vec first_words(int count)
{
    return _mm256_cmpgt_epi64(_mm256_set1_epi64x(count), _mm256_setr_epi64x(0, 1, 2, 3));
}

static size_t join_cells(uint64_t *into, Cell one, Cell other)
{
    const Cell few = one.count < other.count ? one : other;
    const Cell many = one.count < other.count ? other : one;
    uint64_t *end = into;
    for (int i = 0; i < few.count; i++) {
        const Vec x = _mm256_set1_epi64x((int64_t)few.words[i]);
        for (int j = 0; j < many.count; j += 4) {
            Vec here = first_words(many.count - j);
            Vec y = _mm256_maskload_epi64((const long long *)many.words + j, here);
            Vec apart = v_and(_mm256_cmpeq_epi64(v_and(x, y), _mm256_setzero_si256()), here);
            unsigned set = (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(apart));
            Vec order = _mm256_loadu_si256((const Vec *)PACKED[set]);
            _mm256_storeu_si256((Vec *)end,
                                _mm256_permutevar8x32_epi32(_mm256_or_si256(x, y), order));
            end += __builtin_popcount(set);
        }
    }
    return (size_t)(end - into);
}

const JoinKernel join_avx2 = {join_cells,      order_for_groups, order_for_groups,
    new_comparison, free_groups,      count_in_groups};

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
