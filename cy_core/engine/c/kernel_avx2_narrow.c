/* 8 lanes of 16 bits, half a vector of AVX2, so that a set of lanes fits one byte, the index into the
   tables of shuffles. */

#include "kernel.h"

#if HAVE_AVX_KERNELS

#include <immintrin.h>

#include "target_avx2.h"

#include "common_avx2.h"

typedef uint16_t Lane;
typedef __m128i Vec, Distance, Order, Test;
typedef unsigned Mask;
typedef struct { Vec lanes; Mask mask; } Idle;
enum { LANES = 8 };
#define COUNT count_avx2_narrow
#define LIST list_avx2_narrow

INLINE Vec v_load(const void *from) { return _mm_loadu_si128(from); }
INLINE void v_store(void *to, Vec x) { _mm_storeu_si128(to, x); }
INLINE Vec v_zero(void) { return _mm_setzero_si128(); }
INLINE Vec v_same(uint32_t x) { return _mm_set1_epi16((short)x); }
INLINE Distance d_same(int distance) { return _mm_cvtsi32_si128(distance); }
INLINE Vec v_and(Vec x, Vec y) { return _mm_and_si128(x, y); }
INLINE Vec v_or(Vec x, Vec y) { return _mm_or_si128(x, y); }
INLINE Vec v_xor(Vec x, Vec y) { return _mm_xor_si128(x, y); }
INLINE Vec v_min(Vec x, Vec y) { return _mm_min_epu16(x, y); }
INLINE Vec v_lowest(Vec x) { return v_and(x, _mm_sub_epi16(v_zero(), x)); }
INLINE Vec v_up(Vec x, Distance distance) { return _mm_sll_epi16(x, distance); }
INLINE Vec v_down(Vec x, Distance distance) { return _mm_srl_epi16(x, distance); }
INLINE Vec v_open(Vec columns, Vec left, Vec right)
{
    return _mm_andnot_si128(v_or(left, right), columns);
}

INLINE Vec v_is_zero(Vec x) { return _mm_cmpeq_epi16(x, v_zero()); }
INLINE Mask m_failed(Test test)
{
    return (Mask)_mm_movemask_epi8(_mm_packs_epi16(test, v_zero()));
}
INLINE Mask m_passed(Test test) { return m_failed(test) ^ 255; }
INLINE Test t_all(void) { return v_zero(); }
INLINE Test t_meet(Test test, Vec x, Vec y) { return v_or(test, v_is_zero(v_and(x, y))); }
INLINE Test t_equal(Test test, Vec x, Vec y)
{
    return v_or(test, v_is_zero(_mm_cmpeq_epi16(x, y)));
}
INLINE Test t_differ(Test test, Vec x, Vec y) { return v_or(test, _mm_cmpeq_epi16(x, y)); }

INLINE Order o_pack(Tools tools, Mask mask) { return v_load(tools->pack_bytes[mask]); }
INLINE Vec v_reorder(Order order, Vec x) { return _mm_shuffle_epi8(x, order); }

INLINE Idle i_lanes(Vec x)
{
    Vec lanes = v_is_zero(x);
    return (Idle){lanes, m_failed(lanes)};
}
INLINE int i_count(Idle idle) { return m_count(idle.mask); }
INLINE Vec v_choose(Idle idle, Vec x, Vec y) { return _mm_blendv_epi8(x, y, idle.lanes); }
INLINE Vec v_refill(Tools tools, Vec x, Idle idle, const Lane *source)
{
    Order spread = v_load(tools->spread_bytes[idle.mask]);
    return v_choose(idle, x, v_reorder(spread, v_load(source)));
}

#include "lanes.h"

#include "search_lanes.h"

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
