/* The comparison of a group with a list, by bit slices; the same source for every instruction set.

   Each half board of a group is a lane: one bit of a vector. A word is cut into chunks of bits, and
   each chunk has a table: for each value of the chunk, the lanes that have none of its bits. To
   compare one half board of the other list with the whole group, look up the value of each of its
   chunks in the tables, and take the intersection. The class forms two more chunks, which are looked
   up once for all half boards of a class.

   A kernel's file defines the names below, and then includes this file:
     Vec, LANES     a vector of bits, one for each lane; the number of lanes
     v_and(x, y), v_is_empty(x), v_ones()
     v_lanes(count)                 the first `count` lanes
     transpose(planes, items, bits) planes[b]: the lanes whose 32-bit item has a 0 at bit b
     Tally          the number of bits counted so far; tally_none(): 0
     tally_add(tally, x), tally_add_8(tally, x[8]), tally_sum(tally) */

enum { CHUNK_BITS = 8, CHUNKS = REST_BITS / CHUNK_BITS };

typedef struct {
    Vec rest[CHUNKS << CHUNK_BITS];
    Vec low_class[1 << 7], high_class[1 << 7];
    Vec planes[REST_BITS];
} LeafTables;

/* Makes the table of a chunk: entry v has the lanes of `all` that have none of the bits of v. */
INLINE void make_chunk(Vec *table, const Vec *planes, int bits, Vec all)
{
    table[0] = all;
    for (int bit = 0; bit < bits; bit++)
        for (int v = 0; v < 1 << bit; v++)
            table[(1 << bit) + v] = v_and(table[v], planes[bit]);
}

INLINE int bits_of_chunk(int bits, int chunk)
{
    int left = bits - chunk * CHUNK_BITS;
    return left < 0 ? 0 : left < CHUNK_BITS ? left : CHUNK_BITS;
}

INLINE void make_rest(LeafTables *tables, const Group *group, int bits)
{
    transpose(tables->planes, group->rest, bits);
    for (int chunk = 0; chunk < CHUNKS; chunk++)
        make_chunk(tables->rest + (chunk << CHUNK_BITS), tables->planes + chunk * CHUNK_BITS,
                   bits_of_chunk(bits, chunk), v_ones());
}

INLINE void make_classes(LeafTables *tables, const Group *group, int bits)
{
    int low = bits / 2;
    Vec all = v_lanes(group->count);
    if (!group->classes) {
        tables->low_class[0] = all;
        return;
    }
    transpose(tables->planes, group->classes, bits);
    make_chunk(tables->low_class, tables->planes, low, all);
    make_chunk(tables->high_class, tables->planes + low, bits - low, v_ones());
}

/* Returns the lanes whose class has no common bit with the class `number`. */
INLINE Vec lanes_of_class(const LeafTables *tables, const Group *group, int bits, uint32_t number)
{
    int low = bits / 2;
    if (!group->classes)
        return tables->low_class[0];
    return v_and(tables->low_class[number & ((UINT32_C(1) << low) - 1)],
                 tables->high_class[number >> low]);
}

/* Returns the lanes of `lanes` that have no common bit with the rest of one half board. */
INLINE Vec lanes_of_rest(const LeafTables *tables, Vec lanes, uint32_t rest)
{
    for (int chunk = 0; chunk < CHUNKS; chunk++) {
        const Vec *table = tables->rest + ((size_t)chunk << CHUNK_BITS);
        lanes = v_and(lanes, table[rest >> chunk * CHUNK_BITS & ((1 << CHUNK_BITS) - 1)]);
    }
    return lanes;
}

INLINE void count_class(const LeafTables *tables, Vec lanes, const uint32_t *rest,
                        const uint32_t *end, Tally *tally)
{
    for (; end - rest >= 8; rest += 8) {
        Vec found[8];
        for (int k = 0; k < 8; k++)
            found[k] = lanes_of_rest(tables, lanes, rest[k]);
        tally_add_8(tally, found);
    }
    for (; rest < end; rest++)
        tally_add(tally, lanes_of_rest(tables, lanes, *rest));
}

INLINE uint64_t count_list(const LeafTables *tables, const Group *group, const Sorted *list)
{
    const uint32_t allowed = ((UINT32_C(1) << list->class_bits) - 1) & ~group->common;
    Tally tally = tally_none();
    for (uint32_t number = allowed;; number = (number - 1) & allowed) {
        const uint32_t *start = list->start + number;
        if (start[0] < start[1]) {
            Vec lanes = lanes_of_class(tables, group, list->class_bits, number);
            if (!v_is_empty(lanes))
                count_class(tables, lanes, list->rest + start[0], list->rest + start[1], &tally);
        }
        if (!number)
            return tally_sum(&tally);
    }
}

static void count_group(void *memory, const Group *group, const Sorted lists[2],
                        uint64_t found[2])
{
    LeafTables *tables = memory;
    make_classes(tables, group, lists[0].class_bits);
    make_rest(tables, group, lists[0].rest_bits);
    for (int k = 0; k < 2; k++)
        if (size_of_all(&lists[k]))
            found[k] += count_list(tables, group, &lists[k]);
}

static void *new_comparison(const StopFlag *stop)
{
    return new_groups(LANES, count_group, stop);
}
