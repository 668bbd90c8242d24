#include "partners_avx512.h"

#include "backends.h"

#if HAVE_AVX_KERNELS

#include <immintrin.h>
#include <stdlib.h>

#include "target_avx512.h"

typedef __m512i Vec;

/* Consecutive half boards of a list. */
typedef struct {
    uint32_t begin, end;
} Run;

/* --- chunks of a list --- */

static int make_room(Chunks *chunks, size_t count)
{
    size_t stride = count + 2 * FEW;
    if (stride <= chunks->stride)
        return 1;
    stride += stride / 2;
    uint8_t *bytes = realloc(chunks->bytes, CHUNKS * stride);
    if (!bytes)
        return 0;
    chunks->bytes = bytes;
    chunks->stride = stride;
    return 1;
}

/* Makes room for the copy and, after it, for the ends of runs. */
static int make_room_for_partners(Partners *partners, size_t count, size_t lowers)
{
    if (!make_room(&partners->copy, count + lowers * FEW))
        return 0;
    uint32_t *indices = realloc(partners->indices, partners->copy.stride / FEW * sizeof *indices);
    if (!indices)
        return 0;
    partners->indices = indices;
    return 1;
}

static void cut_list(Chunks chunks, const Sorted *list)
{
    const Vec low = _mm512_set1_epi32((1 << CHUNK_BITS) - 1);
    const size_t count = size_of_all(list);
    for (size_t i = 0; i < count; i += 16) {
        Vec rest = _mm512_loadu_si512(list->rest + i);
        for (int chunk = 0; chunk < CHUNKS; chunk++) {
            __m128i bytes = _mm512_cvtepi32_epi8(_mm512_and_si512(rest, low));
            _mm_storeu_si128((__m128i *)(chunks.bytes + (size_t)chunk * chunks.stride + i), bytes);
            rest = _mm512_srli_epi32(rest, CHUNK_BITS);
        }
    }
}

int take_list(Partners *partners, const Sorted *list, uint32_t lowers)
{
    size_t count = size_of_all(list);
    if (!make_room(&partners->list, count) || !make_room_for_partners(partners, count, lowers))
        return 0;
    cut_list(partners->list, list);
    return 1;
}

void free_partners(Partners *partners)
{
    free(partners->list.bytes);
    free(partners->copy.bytes);
    free(partners->indices);
}

/* --- the partners of a class --- */

/* Copies whole vectors. The bytes that they write after the end of the run are overwritten by the next
   run. */
INLINE void copy_run(Chunks from, Chunks into, size_t target, Run run)
{
    for (uint32_t i = run.begin; i < run.end; i += FEW, target += FEW)
        for (int chunk = 0; chunk < CHUNKS; chunk++) {
            Vec bytes = _mm512_loadu_si512(from.bytes + (size_t)chunk * from.stride + i);
            _mm512_storeu_si512(into.bytes + (size_t)chunk * into.stride + target, bytes);
        }
}

/* Returns the length of the runs of consecutive numbers whose bits are subsets of `allowed`. It follows
   from the lowest bits of `allowed`. */
INLINE uint32_t length_of_runs(uint32_t allowed)
{
    return (allowed ^ (allowed + 1)) / 2 + 1;
}

/* In the class numbers of these lists, the lower bits are above the upper bits, as they are in a
   word. So only the grouped lists, which are shorter, have to swap the bits. */
void copy_partners(Partners *partners, const Sorted *list, int upper_bits, uint32_t allowed)
{
    const uint32_t length = length_of_runs(allowed), first = allowed & ~(length - 1);
    const uint32_t lowers = UINT32_C(1) << (list->class_bits - upper_bits);
    const Chunks from = partners->list, into = partners->copy;
    uint32_t end = 0;  /* end of the copied half boards */
    if (!size_of_all(list)) {  /* a list of tied half boards is often empty */
        partners->start[lowers] = 0;
        return;
    }
    for (uint32_t lower = 0; lower < lowers; lower++) {
        const uint32_t *start = list->start + ((size_t)lower << upper_bits);
        partners->start[lower] = end;
        for (uint32_t upper = first;; upper = (upper - 1) & first) {
            const Run run = {start[upper], start[upper + length]};
            copy_run(from, into, end, run);
            end += run.end - run.begin;
            if (!upper)
                break;
        }
    }
    partners->start[lowers] = end;
}

/* Collects the ends of the runs, which do not fill a vector, after the copy. */
void find_partners(Partners *partners, uint32_t lowers, uint32_t allowed)
{
    const uint32_t length = length_of_runs(allowed), first = allowed & ~(length - 1);
    const Chunks copy = partners->copy;
    const uint32_t ends = partners->start[lowers];  /* where the ends of runs begin */
    uint32_t end = ends, count = 0;
    partners->count = 0;
    if (!ends)
        return;
    for (uint32_t lower = first;; lower = (lower - 1) & first) {
        Run run = {partners->start[lower], partners->start[lower + length]};
        for (; run.end - run.begin >= FEW; run.begin += FEW)
            partners->indices[count++] = run.begin;
        copy_run(copy, copy, end, run);
        end += run.end - run.begin;
        if (!lower)
            break;
    }
    uint32_t index = ends;
    for (; index < end; index += FEW)
        partners->indices[count++] = index;
    partners->count = count;
    partners->last = ~UINT64_C(0) >> (index - end);
}

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
