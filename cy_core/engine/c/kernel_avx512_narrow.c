/* 32 lanes of 16 bits, in AVX-512. */

#include "kernel.h"

#if HAVE_AVX_KERNELS

#include <immintrin.h>

#include "target_avx512.h"

#include "common_avx512.h"

typedef uint16_t Lane;
typedef __m512i Distance, Order;
typedef __mmask32 Test, Mask, Idle;
enum { LANES = 32 };
#define COUNT count_avx512_narrow
#define LIST list_avx512_narrow

INLINE Vec v_same(uint32_t x) { return _mm512_set1_epi16((short)x); }
INLINE Distance d_same(int distance) { return _mm512_set1_epi16((short)distance); }
INLINE Vec v_min(Vec x, Vec y) { return _mm512_min_epu16(x, y); }
INLINE Vec v_lowest(Vec x) { return v_and(x, _mm512_sub_epi16(v_zero(), x)); }
INLINE Vec v_up(Vec x, Distance distance) { return _mm512_sllv_epi16(x, distance); }
INLINE Vec v_down(Vec x, Distance distance) { return _mm512_srlv_epi16(x, distance); }

INLINE Test t_all(void) { return (Test)~0U; }
INLINE Test t_meet(Test test, Vec x, Vec y) { return _mm512_mask_test_epi16_mask(test, x, y); }
INLINE Test t_equal(Test test, Vec x, Vec y) { return _mm512_mask_cmpeq_epi16_mask(test, x, y); }
INLINE Test t_differ(Test test, Vec x, Vec y) { return _mm512_mask_cmpneq_epi16_mask(test, x, y); }

/* Packs the indices of the lanes, by which the lanes of three vectors are then moved. This is faster
   than packing three vectors. */
INLINE Order o_pack(Tools tools, Mask mask)
{
    const Vec numbers = _mm512_set_epi16(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17,
                                         16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    (void)tools;
    return _mm512_maskz_compress_epi16(mask, numbers);
}
INLINE Vec v_reorder(Order order, Vec x) { return _mm512_permutexvar_epi16(order, x); }

INLINE Idle i_lanes(Vec x) { return _mm512_testn_epi16_mask(x, x); }
INLINE Vec v_choose(Idle idle, Vec x, Vec y) { return _mm512_mask_mov_epi16(x, idle, y); }
INLINE Vec v_refill(Tools tools, Vec x, Idle idle, const Lane *source)
{
    (void)tools;
    return _mm512_mask_expand_epi16(x, idle, v_load(source));
}

#include "lanes.h"

#include "search_lanes.h"

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
