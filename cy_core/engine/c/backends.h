/* The instruction sets that a search may use. */

#ifndef ENGINE_BACKENDS_H
#define ENGINE_BACKENDS_H

/* From the slowest to the fastest. SSE, NEON and WASM have the same kernels, of 128 bits, and a build
   has at most one of the three. */
typedef enum {
    BACKEND_PORTABLE, BACKEND_SSE, BACKEND_NEON, BACKEND_WASM, BACKEND_AVX2, BACKEND_AVX512,
    BACKENDS  /* number of backends */
} Backend;

/* The kernels with vectors need extensions of C that MSVC lacks but clang-cl has. Other processors,
   big-endian Arm, and WebAssembly without -msimd128 have only the portable kernels. */
#ifndef HAVE_128_KERNELS
#if (defined(__GNUC__) || defined(__clang__)) \
    && (defined(__x86_64__) || (defined(__aarch64__) && !defined(__AARCH64EB__)) \
        || defined(__wasm_simd128__))
#define HAVE_128_KERNELS 1
#else
#define HAVE_128_KERNELS 0
#endif
#endif

/* GCC on Windows has no AVX kernels, because it aligns the stack for vectors of 128 bits only
   (bug 54412). */
#if HAVE_128_KERNELS && defined(__x86_64__) && (!defined(_WIN32) || defined(__clang__))
#define HAVE_AVX_KERNELS 1
#else
#define HAVE_AVX_KERNELS 0
#endif

/* Returns whether the processor has the instruction set of a backend, and this build has its
   kernels. */
int backend_available(Backend backend);

#endif
