/* From here to TARGET_END, functions may use AVX-512, even if the build's flags do not enable it.
   Include it once in a source file, after all system headers. */

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target( \
    "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512vpopcntdq,bmi,bmi2,popcnt"))), apply_to = function)
#define TARGET_END _Pragma("clang attribute pop")
#else
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512vpopcntdq,bmi,bmi2,popcnt")
#define TARGET_END _Pragma("GCC pop_options")
#endif

#define INLINE static inline __attribute__((always_inline))
