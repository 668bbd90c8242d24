/* A block is eight half boards of one class. The rest of a word, without its class, is cut into
   chunks of six bits, one per byte. For each chunk, a register holds a table with a byte for each of
   the 64 values. In this byte, a bit is set for each half board of the block that has none of the
   value's bits. So one permutation looks up a chunk of 64 half boards of the other list at once. A
   pair has no common diagonal if its bit is set for all chunks.

   A block is compared only with its partners: the half boards of the other list whose class has no
   common bit with the class of the block. */

#include "blocks_avx512.h"

#include "backends.h"
#include "partners_avx512.h"

#if HAVE_AVX_KERNELS

#include <immintrin.h>

#include "target_avx512.h"

enum {
    BLOCK = 8,            /* number of half boards in a block, one bit of a byte each */
    BATCH = 16,           /* number of groups of eight blocks whose tables are made together */
    HALVES = 2 * CHUNKS,  /* number of half chunks, of three bits each */
    MAX_BLOCKS = 4,       /* number of blocks compared together: their tables fit the registers */
    KINDS = 2,            /* number of lists that are cut into blocks */
    LISTS = 2             /* number of lists with which the blocks are compared */
};

typedef __m512i Vec;

/* The tables of half chunks for eight blocks: each block has one word of a vector, and byte v of this
   word is the entry for value v. */
typedef struct {
    Vec half[HALVES];
} Entries;

typedef struct {
    const StopFlag *stop;
    Partners partners[LISTS];
    Entries entries[BATCH];
} Blocks;

/* --- tables of blocks --- */

/* For each bit b, sets planes[b] to the set of the items, among 64, that have a 0 at bit b. */
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

/* Returns a vector in which every byte is the index of its word. */
INLINE Vec number_of_word(void)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    return _mm512_set_epi64((long long)(7 * ones), (long long)(6 * ones), (long long)(5 * ones),
                            (long long)(4 * ones), (long long)(3 * ones), (long long)(2 * ones),
                            (long long)ones, 0);
}

INLINE Vec common_to(Vec x, Vec y, Vec z)
{
    return _mm512_ternarylogic_epi64(x, y, z, 0x80);
}

INLINE void make_entries(Entries *entries, const uint64_t planes[32])
{
    /* Each block has one byte of a plane. This byte is copied to all bytes of the block's word. */
    const Vec all = _mm512_set1_epi64(-1), word = number_of_word();
    const Vec second = _mm512_add_epi8(word, _mm512_set1_epi8(8));
    const Vec third = _mm512_add_epi8(word, _mm512_set1_epi8(16));
    for (int half = 0; half < HALVES; half++) {
        Vec three = _mm512_maskz_loadu_epi64(7, planes + 3 * half);
        /* The masks select the entries whose value has the first, the second and the third bit. */
        Vec a = _mm512_mask_permutexvar_epi8(all, 0xaaaaaaaaaaaaaaaa, word, three);
        Vec b = _mm512_mask_permutexvar_epi8(all, 0xcccccccccccccccc, second, three);
        Vec c = _mm512_mask_permutexvar_epi8(all, 0xf0f0f0f0f0f0f0f0, third, three);
        entries->half[half] = common_to(a, b, c);
    }
    Vec present = _mm512_permutexvar_epi8(word, _mm512_set1_epi64((long long)planes[31]));
    entries->half[0] = _mm512_and_si512(entries->half[0], present);
}

/* Makes the tables of one of eight blocks: the table of a chunk from the tables of two half chunks. */
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

/* Counts the pairs of a half board of some blocks and a half board of the other list. In the
   other list, `here` selects some of the 64 half boards from index `first` on. The chunks are
   compared one after the other, so that few vectors are needed in addition to the tables. */
INLINE void add_pairs(Vec *found, Vec tables[][CHUNKS], int blocks, const Chunks *copy,
                      size_t first, __mmask64 here)
{
    const uint8_t *bytes = copy->bytes + first;
    const Vec first_chunk = _mm512_loadu_si512(bytes);
    Vec lanes[MAX_BLOCKS];
    for (int block = 0; block < blocks; block++)
        lanes[block] = _mm512_maskz_permutexvar_epi8(here, first_chunk, tables[block][0]);
    for (size_t k = 1; k < CHUNKS; k += 2) {
        const Vec chunk = _mm512_loadu_si512(bytes + k * copy->stride);
        const Vec next = _mm512_loadu_si512(bytes + (k + 1) * copy->stride);
        for (int block = 0; block < blocks; block++)
            lanes[block] = common_to(lanes[block],
                                     _mm512_permutexvar_epi8(chunk, tables[block][k]),
                                     _mm512_permutexvar_epi8(next, tables[block][k + 1]));
    }
    for (int block = 0; block < blocks; block++)
        found[block] = _mm512_add_epi64(found[block], _mm512_popcnt_epi64(lanes[block]));
}

INLINE Vec pairs_with(Vec tables[][CHUNKS], int blocks, const Partners *partners)
{
    const Chunks copy = partners->copy;
    const uint32_t *index = partners->indices, *last = index + partners->count - 1;
    Vec found[MAX_BLOCKS];
    for (int block = 0; block < blocks; block++)
        found[block] = _mm512_setzero_si512();
    for (; index < last; index++)
        add_pairs(found, tables, blocks, &copy, *index, ~UINT64_C(0));
    add_pairs(found, tables, blocks, &copy, *last, partners->last);
    for (int block = 1; block < blocks; block++)
        found[0] = _mm512_add_epi64(found[0], found[block]);
    return found[0];
}

/* Counts the pairs of `blocks` blocks, beginning with block number `first`, with both lists. */
INLINE void count_blocks(Vec sums[LISTS], const Blocks *all, int first, int blocks)
{
    Vec tables[MAX_BLOCKS][CHUNKS];
    for (int block = 0; block < blocks; block++)
        make_tables(tables[block], all->entries + (first + block) / 8, (first + block) % 8);
    for (int list = 0; list < LISTS; list++)
        if (all->partners[list].count)
            sums[list] = _mm512_add_epi64(sums[list],
                                          pairs_with(tables, blocks, &all->partners[list]));
}

/* --- lists --- */

/* Returns the number of upper bits of a class. */
static int upper_bits_of(int class_bits)
{
    return class_bits - class_bits / 2;
}

/* The work on all classes with the same upper bits of one list that is cut into blocks. */
typedef struct {
    Blocks *blocks;
    const Sorted *grouped;
    Vec *sums;
    uint32_t lowers;        /* number of values of the lower bits */
    uint32_t number, end;   /* class of the next block, and the end of this class */
} Task;

static void find_class(Task *task, uint32_t item)
{
    if (item < task->end)
        return;
    while (item >= task->grouped->start[task->number + 1])
        task->number++;
    task->end = task->grouped->start[task->number + 1];
    for (int list = 0; list < LISTS; list++)
        find_partners(&task->blocks->partners[list], task->lowers,
                      ~task->number & (task->lowers - 1));
}

static void make_batch(Blocks *blocks, const uint32_t *items, uint32_t count)
{
    for (uint32_t k = 0; k * 8 * BLOCK < count; k++) {
        uint64_t planes[32];
        turn_items(planes, items + k * 8 * BLOCK);
        make_entries(&blocks->entries[k], planes);
    }
}

/* Counts several blocks at a time if they have the same class. */
static void count_batch(Task *task, uint32_t begin, uint32_t end)
{
    make_batch(task->blocks, task->grouped->rest + begin, end - begin);
    for (uint32_t i = begin; i < end;) {
        find_class(task, i);
        const int block = (int)(i - begin) / BLOCK;
        int count = (int)((task->end < end ? task->end : end) - i) / BLOCK;
        if (count >= 4)
            count_blocks(task->sums, task->blocks, block, count = 4);
        else if (count >= 2)
            count_blocks(task->sums, task->blocks, block, count = 2);
        else
            count_blocks(task->sums, task->blocks, block, 1);
        i += (uint32_t)count * BLOCK;
    }
}

static void count_classes(Task *task, uint32_t upper)
{
    const uint32_t most = 8 * BLOCK * BATCH, first = upper * task->lowers;
    const uint32_t *start = task->grouped->start + first;
    task->number = first;
    task->end = start[0];
    for (uint32_t i = start[0]; i < start[task->lowers]; i += most) {
        uint32_t left = start[task->lowers] - i;
        count_batch(task, i, i + (left < most ? left : most));
    }
}

int count_in_blocks(void *memory, const Sorted grouped[KINDS], const Sorted lists[LISTS],
                    uint64_t found[KINDS][LISTS])
{
    Blocks *blocks = memory;
    const int upper_bits = upper_bits_of(grouped->class_bits);
    const uint32_t uppers = UINT32_C(1) << upper_bits;
    const uint32_t lowers = UINT32_C(1) << (grouped->class_bits - upper_bits);
    Vec sums[KINDS][LISTS] = {{{0}}};
    for (int list = 0; list < LISTS; list++)
        if (!take_list(&blocks->partners[list], &lists[list], lowers))
            return 0;
    for (uint32_t upper = 0; upper < uppers && !is_stopped(blocks->stop); upper++) {
        for (int list = 0; list < LISTS; list++)
            copy_partners(&blocks->partners[list], &lists[list], upper_bits, ~upper & (uppers - 1));
        for (int kind = 0; kind < KINDS; kind++) {
            Task task = {blocks, &grouped[kind], sums[kind], lowers, 0, 0};
            count_classes(&task, upper);
        }
    }
    for (int kind = 0; kind < KINDS; kind++)
        for (int list = 0; list < LISTS; list++)
            found[kind][list] += (uint64_t)_mm512_reduce_add_epi64(sums[kind][list]);
    return 1;
}

/* --- for the kernel --- */

/* Number of class bits by `half`. At most 30 bits are left for the rest, because it has five chunks of
   six bits. */
static const uint8_t CLASS_BITS[MAX_HALF + 1] = {0, 0, 1, 1, 2, 2, 2, 3, 3, 5, 8, 12, 16};

SortOrder order_for_blocks(const Frame *frame)
{
    int class_bits = CLASS_BITS[frame->half] + frame->apart;
    return (SortOrder){class_bits, upper_bits_of(class_bits), BLOCK};
}

SortOrder order_beside_blocks(const Frame *frame)
{
    return (SortOrder){.class_bits = CLASS_BITS[frame->half] + frame->apart, .multiple = 1};
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
    for (int list = 0; blocks && list < LISTS; list++)
        free_partners(&blocks->partners[list]);
    _mm_free(blocks);
}

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
