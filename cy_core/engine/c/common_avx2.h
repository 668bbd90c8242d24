/* Definitions that both AVX2 kernels share. Include it after target_avx2.h. */

typedef const Shuffles *Tools;
#define TOOLS(work) ((work)->shuffles)

/* A test is a vector whose bits are all 1 in the lanes that failed, because AVX2 can compare with
   zero only for equality. */
INLINE int m_count(unsigned mask) { return __builtin_popcount(mask); }
