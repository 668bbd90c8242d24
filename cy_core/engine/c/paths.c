#include "paths.h"

#if HAVE_X86_KERNELS

int path_available(Path path)
{
    __builtin_cpu_init();
    int avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
               && __builtin_cpu_supports("popcnt");
    if (path == PATH_AVX512)
        return avx2 && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
               && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2")
               && __builtin_cpu_supports("avx512vpopcntdq");
    return path == PATH_AVX2 ? avx2 : path == PATH_PORTABLE;
}

#else

int path_available(Path path)
{
    return path == PATH_PORTABLE;
}

#endif
