/* 512 lanes in a vector of AVX-512, or half as many where that is enough. */

#include "join_kernel.h"

#if HAVE_X86_KERNELS

#include <immintrin.h>

#include "target_avx512.h"

#include "planes_avx512.h"

typedef __m512i Vec, Tally;
enum { LANES = 512 };

INLINE Vec v_and(Vec x, Vec y) { return _mm512_and_si512(x, y); }
INLINE Vec v_ones(void) { return _mm512_set1_epi64(-1); }
INLINE int v_is_empty(Vec x) { return !_mm512_test_epi64_mask(x, x); }
INLINE Vec v_lanes(int count)
{
    const Vec first = _mm512_set_epi64(448, 384, 320, 256, 192, 128, 64, 0);
    Vec here = _mm512_sub_epi64(_mm512_set1_epi64(count), first);
    here = _mm512_min_epi64(_mm512_max_epi64(here, _mm512_setzero_si512()), _mm512_set1_epi64(64));
    /* A shift by 64 leaves nothing. */
    return _mm512_xor_si512(v_ones(), _mm512_sllv_epi64(v_ones(), here));
}

INLINE Tally tally_none(void) { return _mm512_setzero_si512(); }
INLINE void tally_add(Tally *tally, Vec x)
{
    *tally = _mm512_add_epi64(*tally, _mm512_popcnt_epi64(x));
}
INLINE void tally_add_8(Tally *tally, const Vec x[8])
{
    for (int k = 0; k < 8; k++)
        tally_add(tally, x[k]);
}
INLINE uint64_t tally_sum(const Tally *tally) { return (uint64_t)_mm512_reduce_add_epi64(*tally); }

INLINE void transpose(Vec *planes, const uint32_t *items, int bits)
{
    planes_of((uint64_t *)planes, LANES / 64, items, bits);
}

#define COUNT_GROUP count_512
#include "leaf_lanes.h"

static void count_group(void *memory, const Group *group, const Sorted *const lists[2],
                        uint64_t found[2])
{
    (group->count > LANES / 2 ? count_512 : count_256_avx512)(memory, group, lists, found);
}

/* Packed in a register: packing into memory takes a hundred cycles. */
static size_t join_cells(uint64_t *into, Cell one, Cell other)
{
    const Cell few = one.count < other.count ? one : other;
    const Cell many = one.count < other.count ? other : one;
    uint64_t *end = into;
    for (int i = 0; i < few.count; i++) {
        const Vec x = _mm512_set1_epi64((int64_t)few.words[i]);
        for (int j = 0; j < many.count; j += 8) {
            int left = many.count - j;
            __mmask8 here = (__mmask8)(left < 8 ? (1 << left) - 1 : 255);
            Vec y = _mm512_maskz_loadu_epi64(here, many.words + j);
            __mmask8 apart = _mm512_mask_testn_epi64_mask(here, x, y);
            _mm512_storeu_si512(end, _mm512_maskz_compress_epi64(apart, _mm512_or_si512(x, y)));
            end += __builtin_popcount(apart);
        }
    }
    return (size_t)(end - into);
}

const JoinKernel join_avx512 = {LANES, join_cells, count_group};

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
