#include "backends.h"

#if HAVE_128_KERNELS && defined(__x86_64__)

/* This does not use __builtin_cpu_supports, because clang-cl and zig do not link the library
   that this function needs. */
#include <cpuid.h>

#define BIT(number) (1U << (number))

/* The features that the kernels use, as bits of CPUID; see target_*.h. */
static const unsigned
    SSE_1C = BIT(9) | BIT(19) | BIT(20) | BIT(23),  /* SSSE3, SSE4.1, SSE4.2, POPCNT */
    AVX_1C = BIT(27) | BIT(28),                     /* OSXSAVE, AVX */
    AVX2_7B = BIT(3) | BIT(5),                      /* BMI, AVX2 */
    AVX512_7B = BIT(8) | BIT(16) | BIT(30) | BIT(31),  /* BMI2, AVX512F, AVX512BW, AVX512VL */
    AVX512_7C = BIT(1) | BIT(6) | BIT(14),          /* VBMI, VBMI2, VPOPCNTDQ */
    AVX_STATE = BIT(1) | BIT(2),                    /* registers that the system must save */
#ifdef __APPLE__
    AVX512_STATE = 0;  /* none, because macOS saves these registers once a program has used them */
#else
    AVX512_STATE = BIT(5) | BIT(6) | BIT(7);
#endif

static int has_all(unsigned features, unsigned wanted)
{
    return (features & wanted) == wanted;
}

static unsigned saved_states(void)
{
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

int backend_available(Backend backend)
{
    unsigned a = 0, b = 0, c = 0, d = 0, features;
    if (backend == BACKEND_PORTABLE)
        return 1;
    if (!__get_cpuid(1, &a, &b, &features, &d) || !has_all(features, SSE_1C))
        return 0;
    if (backend == BACKEND_SSE)
        return 1;
    if (!HAVE_AVX_KERNELS || !has_all(features, AVX_1C) || !__get_cpuid_count(7, 0, &a, &b, &c, &d)
        || !has_all(b, AVX2_7B) || !has_all(saved_states(), AVX_STATE))
        return 0;
    if (backend == BACKEND_AVX2)
        return 1;
    return backend == BACKEND_AVX512 && has_all(b, AVX512_7B) && has_all(c, AVX512_7C)
           && has_all(saved_states(), AVX512_STATE);
}

#else

int backend_available(Backend backend)
{
#if HAVE_128_KERNELS && defined(__aarch64__)
    return backend == BACKEND_PORTABLE || backend == BACKEND_NEON;
#elif HAVE_128_KERNELS
    return backend == BACKEND_PORTABLE || backend == BACKEND_WASM;
#else
    return backend == BACKEND_PORTABLE;
#endif
}

#endif
