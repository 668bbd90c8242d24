/* 256 lanes in half a vector of AVX-512, for groups that are not half full. */

#include "join_kernel.h"

#if HAVE_X86_KERNELS

#include <immintrin.h>

#include "target_avx512.h"

#include "planes_avx512.h"

typedef __m256i Vec, Tally;
enum { LANES = 256 };

INLINE Vec v_and(Vec x, Vec y) { return _mm256_and_si256(x, y); }
INLINE Vec v_ones(void) { return _mm256_set1_epi64x(-1); }
INLINE int v_is_empty(Vec x) { return !_mm256_test_epi64_mask(x, x); }
INLINE Vec v_lanes(int count)
{
    const Vec first = _mm256_set_epi64x(192, 128, 64, 0);
    Vec here = _mm256_sub_epi64(_mm256_set1_epi64x(count), first);
    here = _mm256_min_epi64(_mm256_max_epi64(here, _mm256_setzero_si256()), _mm256_set1_epi64x(64));
    return _mm256_xor_si256(v_ones(), _mm256_sllv_epi64(v_ones(), here));
}

INLINE Tally tally_none(void) { return _mm256_setzero_si256(); }
INLINE void tally_add(Tally *tally, Vec x)
{
    *tally = _mm256_add_epi64(*tally, _mm256_popcnt_epi64(x));
}
INLINE void tally_add_8(Tally *tally, const Vec x[8])
{
    for (int k = 0; k < 8; k++)
        tally_add(tally, x[k]);
}
INLINE uint64_t tally_sum(const Tally *tally)
{
    uint64_t sums[4];
    _mm256_storeu_si256((Vec *)sums, *tally);
    return sums[0] + sums[1] + sums[2] + sums[3];
}

INLINE void transpose(Vec *planes, const uint32_t *items, int bits)
{
    planes_of((uint64_t *)planes, LANES / 64, items, bits);
}

#define COUNT_GROUP count_here
#include "leaf_lanes.h"

void count_256_avx512(void *memory, const Group *group, const Sorted *const lists[2],
                      uint64_t found[2])
{
    count_here(memory, group, lists, found);
}

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
