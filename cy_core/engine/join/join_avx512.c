/* The kernel for AVX-512: it counts pairs in blocks, and joins cells with vectors. */

#include "join_kernel.h"

#if HAVE_AVX_KERNELS

#include <immintrin.h>

#include "blocks_avx512.h"
#include "target_avx512.h"

/* Packs the words in a register, because packing into memory takes a hundred cycles. */
static size_t join_cells(uint64_t *into, Cell one, Cell other)
{
    const Cell few = one.count < other.count ? one : other;
    const Cell many = one.count < other.count ? other : one;
    uint64_t *end = into;
    for (int j = 0; j < many.count; j += 8) {
        int left = many.count - j;
        __mmask8 here = (__mmask8)(left < 8 ? (1 << left) - 1 : 255);
        const __m512i y = _mm512_maskz_loadu_epi64(here, many.words + j);
        for (int i = 0; i < few.count; i++) {
            const __m512i x = _mm512_set1_epi64((int64_t)few.words[i]);
            __mmask8 apart = _mm512_mask_testn_epi64_mask(here, x, y);
            _mm512_storeu_si512(end, _mm512_maskz_compress_epi64(apart, _mm512_or_si512(x, y)));
            end += __builtin_popcount(apart);
        }
    }
    return (size_t)(end - into);
}

const JoinKernel join_avx512 = {join_cells, order_for_blocks, order_beside_blocks,
                                new_blocks, free_blocks,      count_in_blocks};

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
