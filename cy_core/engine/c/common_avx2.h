/* Definitions of both AVX2 kernels; include it after target_avx2.h. */

typedef const Shuffles *Tools;
#define TOOLS(work) ((work)->shuffles)

/* A test is a vector with all ones in the lanes that failed: AVX2 can compare with zero only for
   equality. */
INLINE int m_count(unsigned mask) { return __builtin_popcount(mask); }
