/* From here to TARGET_END, functions may use AVX2, even if the build's flags do not enable it.
   Include it once in a source file, after all system headers. */

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,popcnt"))), apply_to = function)
#define TARGET_END _Pragma("clang attribute pop")
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,popcnt")
#define TARGET_END _Pragma("GCC pop_options")
#endif

#define INLINE static inline __attribute__((always_inline))
