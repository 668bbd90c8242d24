/* Definitions that both AVX-512 kernels share. Include it after target_avx512.h. */

typedef __m512i Vec;
typedef int Tools;  /* unused, because AVX-512 can pack lanes without lookup tables */
#define TOOLS(work) 0

INLINE Vec v_zero(void) { return _mm512_setzero_si512(); }
INLINE Vec v_load(const void *from) { return _mm512_loadu_si512(from); }
INLINE void v_store(void *to, Vec x) { _mm512_storeu_si512(to, x); }
INLINE Vec v_and(Vec x, Vec y) { return _mm512_and_si512(x, y); }
INLINE Vec v_or(Vec x, Vec y) { return _mm512_or_si512(x, y); }
INLINE Vec v_xor(Vec x, Vec y) { return _mm512_xor_si512(x, y); }

/* columns & ~(left | right) */
INLINE Vec v_open(Vec columns, Vec left, Vec right)
{
    return _mm512_ternarylogic_epi64(columns, left, right, 0x10);
}

#define m_passed(test) (test)
INLINE int m_count(unsigned mask) { return __builtin_popcount(mask); }
INLINE int i_count(unsigned idle) { return __builtin_popcount(idle); }
