/* 8 lanes of 32 bits, in AVX2. */

#include "kernel.h"

#if HAVE_AVX_KERNELS

#include <immintrin.h>

#include "target_avx2.h"

#include "common_avx2.h"

typedef uint32_t Lane;
typedef __m256i Vec, Order, Test;
typedef __m128i Distance;
typedef unsigned Mask;
typedef struct { Vec lanes; Mask mask; } Idle;
enum { LANES = 8 };
#define COUNT count_avx2_wide
#define LIST list_avx2_wide

INLINE Vec v_load(const void *from) { return _mm256_loadu_si256(from); }
INLINE void v_store(void *to, Vec x) { _mm256_storeu_si256(to, x); }
INLINE Vec v_zero(void) { return _mm256_setzero_si256(); }
INLINE Vec v_same(uint32_t x) { return _mm256_set1_epi32((int)x); }
INLINE Distance d_same(int distance) { return _mm_cvtsi32_si128(distance); }
INLINE Vec v_and(Vec x, Vec y) { return _mm256_and_si256(x, y); }
INLINE Vec v_or(Vec x, Vec y) { return _mm256_or_si256(x, y); }
INLINE Vec v_xor(Vec x, Vec y) { return _mm256_xor_si256(x, y); }
INLINE Vec v_min(Vec x, Vec y) { return _mm256_min_epu32(x, y); }
INLINE Vec v_lowest(Vec x) { return v_and(x, _mm256_sub_epi32(v_zero(), x)); }
INLINE Vec v_up(Vec x, Distance distance) { return _mm256_sll_epi32(x, distance); }
INLINE Vec v_down(Vec x, Distance distance) { return _mm256_srl_epi32(x, distance); }
INLINE Vec v_open(Vec columns, Vec left, Vec right)
{
    return _mm256_andnot_si256(v_or(left, right), columns);
}

INLINE Vec v_is_zero(Vec x) { return _mm256_cmpeq_epi32(x, v_zero()); }
INLINE Mask m_failed(Test test)
{
    return (Mask)_mm256_movemask_ps(_mm256_castsi256_ps(test));
}
INLINE Mask m_passed(Test test) { return m_failed(test) ^ 255; }
INLINE Test t_all(void) { return v_zero(); }
INLINE Test t_meet(Test test, Vec x, Vec y) { return v_or(test, v_is_zero(v_and(x, y))); }
INLINE Test t_equal(Test test, Vec x, Vec y)
{
    return v_or(test, v_is_zero(_mm256_cmpeq_epi32(x, y)));
}
INLINE Test t_differ(Test test, Vec x, Vec y) { return v_or(test, _mm256_cmpeq_epi32(x, y)); }

INLINE Order o_from(const uint8_t *lanes)
{
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64((const void *)lanes));
}
INLINE Order o_pack(Tools tools, Mask mask) { return o_from(tools->pack_lanes[mask]); }
INLINE Vec v_reorder(Order order, Vec x) { return _mm256_permutevar8x32_epi32(x, order); }

INLINE Idle i_lanes(Vec x)
{
    Vec lanes = v_is_zero(x);
    return (Idle){lanes, m_failed(lanes)};
}
INLINE int i_count(Idle idle) { return m_count(idle.mask); }
INLINE Vec v_choose(Idle idle, Vec x, Vec y) { return _mm256_blendv_epi8(x, y, idle.lanes); }
INLINE Vec v_refill(Tools tools, Vec x, Idle idle, const Lane *source)
{
    Order spread = o_from(tools->spread_lanes[idle.mask]);
    return v_choose(idle, x, v_reorder(spread, v_load(source)));
}

#include "lanes.h"

#include "search_lanes.h"

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
