/* What the AVX2 kernels share, after target_avx2.h. */

typedef const Shuffles *Tools;
#define TOOLS(work) ((work)->shuffles)

/* Tests come as vectors: all ones in the lanes that have failed, since the processor compares
   with zero for equality only. */
INLINE int m_count(unsigned mask) { return __builtin_popcount(mask); }
