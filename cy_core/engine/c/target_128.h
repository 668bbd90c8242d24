/* From here to TARGET_END, functions may use vectors of 128 bits, on x86 with SSE4, even if the build's
   flags do not enable them. Include it once in a source file, after all system headers. */

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#else
#include <wasm_simd128.h>
#endif

#if !defined(__x86_64__)
#define TARGET_END
#elif defined(__clang__)
#pragma clang attribute push(__attribute__((target("sse4.2,popcnt"))), apply_to = function)
#define TARGET_END _Pragma("clang attribute pop")
#else
#pragma GCC push_options
#pragma GCC target("sse4.2,popcnt")
#define TARGET_END _Pragma("GCC pop_options")
#endif

#define INLINE static inline __attribute__((always_inline))

#include "vectors_128.h"
