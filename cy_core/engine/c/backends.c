#include "backends.h"

#if HAVE_X86_KERNELS

int backend_available(Backend backend)
{
    __builtin_cpu_init();
    int avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
               && __builtin_cpu_supports("popcnt");
    if (backend == BACKEND_AVX512)
        return avx2 && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
               && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2")
               && __builtin_cpu_supports("avx512vpopcntdq");
    return backend == BACKEND_AVX2 ? avx2 : backend == BACKEND_PORTABLE;
}

#else

int backend_available(Backend backend)
{
    return backend == BACKEND_PORTABLE;
}

#endif
