/* The rest of a word is cut into chunks of six bits, of which a byte has one. A register has a byte
   for each of the 64 values of a chunk: the lanes of a block, eight half boards, that have none of
   the value's bits. So one permutation looks up a chunk of 64 half boards of the other list, and
   what is common to the lanes of all chunks are the pairs that go together.

   Of the other list only those are looked up whose class goes with the block's. The bits of a class
   are taken in two steps: for all classes with the same upper bits what goes with these is copied
   together, sorted by the lower bits; of that, a class meets some runs. */

#include "blocks_avx512.h"

#include "paths.h"

#if HAVE_X86_KERNELS

#include <immintrin.h>
#include <stdlib.h>

#include "target_avx512.h"

enum {
    CHUNKS = 5,
    CHUNK_BITS = 6,
    BLOCK = 8,        /* half boards, a bit of a byte each */
    FEW = 64,         /* half boards of the other list, a byte of a vector each */
    BATCH = 16,       /* times eight blocks, whose tables are made one after the other */
    HALVES = 2 * CHUNKS,
    LISTS = 2,
    MAX_LOWER = MAX_CLASS_BITS / 2
};

typedef __m512i Vec;

/* The chunks of some half boards: the k-th of all of them from bytes + k * stride on. */
typedef struct {
    uint8_t *bytes;
    size_t stride;
} Chunks;

/* Half boards that follow each other in a copy. */
typedef struct {
    uint32_t begin, end;
} Run;

/* What goes with the upper bits of a class, by its lower bits. */
typedef struct {
    Chunks copy;
    uint32_t start[(1 << MAX_LOWER) + 1];
    Run runs[1 << MAX_LOWER];   /* what goes with the lower bits, too */
    int count;
} Partners;

/* For eight blocks: entry v of half a chunk, three bits, at byte v of each block's word. */
typedef struct {
    Vec half[HALVES];
} Entries;

typedef struct {
    const StopFlag *stop;
    Chunks lists[LISTS];
    Partners partners[LISTS];
    Entries entries[BATCH];
    Vec found[LISTS];  /* pairs, in parts */
} Blocks;

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

static void cut_list(const Chunks *chunks, const Sorted *list)
{
    const Vec low = _mm512_set1_epi32((1 << CHUNK_BITS) - 1);
    const size_t count = size_of_all(list);
    for (size_t i = 0; i < count; i += 16) {
        Vec rest = _mm512_loadu_si512(list->rest + i);
        for (int chunk = 0; chunk < CHUNKS; chunk++) {
            __m128i bytes = _mm512_cvtepi32_epi8(_mm512_and_si512(rest, low));
            _mm_storeu_si128((__m128i *)(chunks->bytes + (size_t)chunk * chunks->stride + i), bytes);
            rest = _mm512_srli_epi32(rest, CHUNK_BITS);
        }
    }
}

/* --- what goes with a class --- */

/* Whole vectors: what they write too much is written over. */
INLINE void copy_run(const Chunks *from, const Chunks *into, size_t at, Run run)
{
    for (uint32_t i = run.begin; i < run.end; i += FEW, at += FEW)
        for (int chunk = 0; chunk < CHUNKS; chunk++) {
            Vec bytes = _mm512_loadu_si512(from->bytes + (size_t)chunk * from->stride + i);
            _mm512_storeu_si512(into->bytes + (size_t)chunk * into->stride + at, bytes);
        }
}

/* Numbers that have only bits of `allowed` follow each other in runs of as many as its lowest bits
   allow. */
INLINE uint32_t length_of_runs(uint32_t allowed)
{
    return (allowed ^ (allowed + 1)) / 2 + 1;
}

/* In a number of the other list the lower bits stand above the upper ones. */
static void copy_partners(const Chunks *list, const Sorted *sorted, int upper_bits, uint32_t allowed,
                          Partners *partners)
{
    const uint32_t length = length_of_runs(allowed), first = allowed & ~(length - 1);
    const uint32_t lowers = UINT32_C(1) << (sorted->class_bits - upper_bits);
    uint32_t at = 0;
    for (uint32_t lower = 0; lower < lowers; lower++) {
        const uint32_t *start = sorted->start + ((size_t)lower << upper_bits);
        partners->start[lower] = at;
        for (uint32_t upper = first;; upper = (upper - 1) & first) {
            const Run run = {start[upper], start[upper + length]};
            copy_run(list, &partners->copy, at, run);
            at += run.end - run.begin;
            if (!upper)
                break;
        }
    }
    partners->start[lowers] = at;
}

static void choose_runs(Partners *partners, uint32_t allowed)
{
    const uint32_t length = length_of_runs(allowed), first = allowed & ~(length - 1);
    partners->count = 0;
    for (uint32_t lower = first;; lower = (lower - 1) & first) {
        const Run run = {partners->start[lower], partners->start[lower + length]};
        if (run.begin < run.end)
            partners->runs[partners->count++] = run;
        if (!lower)
            return;
    }
}

/* --- tables of blocks --- */

/* planes[b]: of 64 items, those with a 0 at bit b. */
INLINE void turn_items(uint64_t planes[32], const uint32_t *items)
{
    Vec quarter[4];
    for (int k = 0; k < 4; k++)
        quarter[k] = _mm512_loadu_si512(items + 16 * k);
    for (int byte = 0; byte < 4; byte++) {
        Vec bytes = _mm512_castsi128_si512(_mm512_cvtepi32_epi8(quarter[0]));
        bytes = _mm512_inserti32x4(bytes, _mm512_cvtepi32_epi8(quarter[1]), 1);
        bytes = _mm512_inserti32x4(bytes, _mm512_cvtepi32_epi8(quarter[2]), 2);
        bytes = _mm512_inserti32x4(bytes, _mm512_cvtepi32_epi8(quarter[3]), 3);
        for (int bit = 7; bit >= 0; bit--) {
            planes[8 * byte + bit] = ~(uint64_t)_mm512_movepi8_mask(bytes);
            bytes = _mm512_add_epi8(bytes, bytes);
        }
        for (int k = 0; k < 4; k++)
            quarter[k] = _mm512_srli_epi32(quarter[k], 8);
    }
}

/* In every byte the number of its word. */
INLINE Vec number_of_word(void)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    return _mm512_set_epi64((long long)(7 * ones), (long long)(6 * ones), (long long)(5 * ones),
                            (long long)(4 * ones), (long long)(3 * ones), (long long)(2 * ones),
                            (long long)ones, 0);
}

INLINE void make_entries(Entries *entries, const uint64_t planes[32])
{
    /* Planes are words, of which each block has its byte; a byte spreads over the word of the block. */
    const Vec all = _mm512_set1_epi64(-1), word = number_of_word();
    const Vec second = _mm512_add_epi8(word, _mm512_set1_epi8(8));
    const Vec third = _mm512_add_epi8(word, _mm512_set1_epi8(16));
    for (int half = 0; half < HALVES; half++) {
        Vec three = _mm512_maskz_loadu_epi64(7, planes + 3 * half);
        /* Entries whose number has the first bit, the second one, the third one. */
        Vec a = _mm512_mask_permutexvar_epi8(all, 0xaaaaaaaaaaaaaaaa, word, three);
        Vec b = _mm512_mask_permutexvar_epi8(all, 0xcccccccccccccccc, second, three);
        Vec c = _mm512_mask_permutexvar_epi8(all, 0xf0f0f0f0f0f0f0f0, third, three);
        entries->half[half] = _mm512_ternarylogic_epi64(a, b, c, 0x80);
    }
    Vec present = _mm512_permutexvar_epi8(word, _mm512_set1_epi64((long long)planes[31]));
    entries->half[0] = _mm512_and_si512(entries->half[0], present);
}

/* The tables of one of eight blocks, each of two halves. */
INLINE void make_tables(Vec tables[CHUNKS], const Entries *entries, int block)
{
    const Vec upper = _mm512_add_epi8(number_of_word(), _mm512_set1_epi8((char)(BLOCK * block)));
    for (int chunk = 0; chunk < CHUNKS; chunk++) {
        const long long *low = (const long long *)&entries->half[2 * chunk];
        Vec high = _mm512_permutexvar_epi8(upper, entries->half[2 * chunk + 1]);
        tables[chunk] = _mm512_and_si512(_mm512_set1_epi64(low[block]), high);
    }
}

/* --- pairs --- */

/* The lanes of a block that go with each of 64 half boards. */
INLINE Vec lanes_of(const Vec tables[CHUNKS], const Vec chunks[CHUNKS])
{
    Vec lanes[CHUNKS];
    for (int k = 0; k < CHUNKS; k++)
        lanes[k] = _mm512_permutexvar_epi8(chunks[k], tables[k]);
    lanes[0] = _mm512_ternarylogic_epi64(lanes[0], lanes[1], lanes[2], 0x80);
    return _mm512_ternarylogic_epi64(lanes[0], lanes[3], lanes[4], 0x80);
}

/* Adds the pairs of some blocks with the half boards from `at` on: those of `here` alone. */
INLINE void add_pairs(Vec *found, Vec tables[][CHUNKS], int blocks, const Chunks *copy, size_t at,
                      __mmask64 here)
{
    Vec chunks[CHUNKS];
    for (int k = 0; k < CHUNKS; k++)
        chunks[k] = _mm512_loadu_si512(copy->bytes + (size_t)k * copy->stride + at);
    for (int block = 0; block < blocks; block++) {
        Vec lanes = _mm512_maskz_mov_epi8(here, lanes_of(tables[block], chunks));
        found[block] = _mm512_add_epi64(found[block], _mm512_popcnt_epi64(lanes));
    }
}

INLINE void count_blocks(Vec *sum, const Entries *entries, int first, int blocks,
                         const Partners *partners)
{
    Vec tables[2][CHUNKS], found[2] = {*sum, _mm512_setzero_si512()};
    for (int block = 0; block < blocks; block++)
        make_tables(tables[block], entries + (first + block) / 8, (first + block) % 8);
    for (const Run *run = partners->runs; run < partners->runs + partners->count; run++) {
        uint32_t at = run->begin;
        for (; run->end - at >= FEW; at += FEW)
            add_pairs(found, tables, blocks, &partners->copy, at, ~UINT64_C(0));
        if (at < run->end)
            add_pairs(found, tables, blocks, &partners->copy, at,
                      (UINT64_C(1) << (run->end - at)) - 1);
    }
    *sum = _mm512_add_epi64(found[0], found[1]);
}

/* --- lists --- */

/* How many bits of a class are its upper ones. */
static int upper_bits_of(int class_bits)
{
    return class_bits - class_bits / 2;
}

typedef struct {
    Blocks *blocks;
    const Sorted *grouped;
    uint32_t lowers;   /* numbers that lower bits can be */
    uint32_t number;   /* of the class of the next block */
} Task;

static void find_class(Task *task, uint32_t item)
{
    const uint32_t *start = task->grouped->start;
    if (item < start[task->number + 1])
        return;
    while (item >= start[task->number + 1])
        task->number++;
    for (int list = 0; list < LISTS; list++)
        choose_runs(&task->blocks->partners[list], ~task->number & (task->lowers - 1));
}

/* Two blocks at a time, where the next one is of the same class. */
static void count_batch(Task *task, uint32_t begin, uint32_t end)
{
    Blocks *blocks = task->blocks;
    for (uint32_t i = begin; i < end; i += 8 * BLOCK) {
        uint64_t planes[32];
        turn_items(planes, task->grouped->rest + i);
        make_entries(&blocks->entries[(i - begin) / (8 * BLOCK)], planes);
    }
    for (uint32_t i = begin; i < end;) {
        find_class(task, i);
        int block = (int)(i - begin) / BLOCK;
        int two = i + BLOCK < end && i + BLOCK < task->grouped->start[task->number + 1];
        for (int list = 0; list < LISTS; list++) {
            const Partners *partners = &blocks->partners[list];
            if (two)
                count_blocks(&blocks->found[list], blocks->entries, block, 2, partners);
            else
                count_blocks(&blocks->found[list], blocks->entries, block, 1, partners);
        }
        i += two ? 2 * BLOCK : BLOCK;
    }
}

/* All classes with the same upper bits. */
static void count_classes(Task *task, const Sorted *const lists[LISTS], uint32_t upper)
{
    Blocks *blocks = task->blocks;
    const uint32_t first = upper * task->lowers;
    const uint32_t *start = task->grouped->start + first;
    const int upper_bits = upper_bits_of(task->grouped->class_bits);
    if (start[0] == start[task->lowers])
        return;
    for (int list = 0; list < LISTS; list++) {
        Partners *partners = &blocks->partners[list];
        copy_partners(&blocks->lists[list], lists[list], upper_bits,
                      ~upper & ((UINT32_C(1) << upper_bits) - 1), partners);
        choose_runs(partners, task->lowers - 1);
    }
    task->number = first;
    for (uint32_t i = start[0]; i < start[task->lowers]; i += 8 * BLOCK * BATCH) {
        uint32_t left = start[task->lowers] - i;
        count_batch(task, i, i + (left < 8 * BLOCK * BATCH ? left : 8 * BLOCK * BATCH));
    }
}

int count_in_blocks(void *memory, const Sorted *grouped, const Sorted *const lists[LISTS],
                    uint64_t found[LISTS])
{
    Blocks *blocks = memory;
    const int upper_bits = upper_bits_of(grouped->class_bits);
    Task task = {blocks, grouped, UINT32_C(1) << (grouped->class_bits - upper_bits), 0};
    for (int list = 0; list < LISTS; list++) {
        size_t count = size_of_all(lists[list]);
        if (!make_room(&blocks->lists[list], count)
            || !make_room(&blocks->partners[list].copy, count))
            return 0;
        cut_list(&blocks->lists[list], lists[list]);
        blocks->found[list] = _mm512_setzero_si512();
    }
    for (uint32_t upper = 0; upper < UINT32_C(1) << upper_bits; upper++)
        if (!is_stopped(blocks->stop))
            count_classes(&task, lists, upper);
    for (int list = 0; list < LISTS; list++)
        found[list] += (uint64_t)_mm512_reduce_add_epi64(blocks->found[list]);
    return 1;
}

/* --- for the kernel --- */

/* Class bits by `half`: no more than 30 others go into chunks. */
static const uint8_t CLASS_BITS[MAX_HALF + 1] = {0, 0, 1, 1, 2, 2, 2, 3, 3, 5, 8, 12, 16};

SortOrder order_for_blocks(const Frame *frame)
{
    return (SortOrder){.class_bits = CLASS_BITS[frame->half], .multiple = BLOCK};
}

SortOrder order_beside_blocks(const Frame *frame)
{
    int class_bits = CLASS_BITS[frame->half];
    return (SortOrder){class_bits, class_bits - upper_bits_of(class_bits), 1};
}

void *new_blocks(const StopFlag *stop)
{
    Blocks *blocks = _mm_malloc(sizeof *blocks, 64);
    if (blocks)
        *blocks = (Blocks){.stop = stop};
    return blocks;
}

void free_blocks(void *memory)
{
    Blocks *blocks = memory;
    for (int list = 0; blocks && list < LISTS; list++) {
        free(blocks->lists[list].bytes);
        free(blocks->partners[list].copy.bytes);
    }
    _mm_free(blocks);
}

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
