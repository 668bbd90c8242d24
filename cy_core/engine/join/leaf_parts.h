/* Vectors of lanes that consist of several parts, with the tally that leaf_lanes.h needs; for kernels
   without vectors of 256 bits. A kernel's file defines these names before it includes this file:
     LANES, PARTS   the numbers of lanes and of parts
     Part           some of the lanes; it must have the operators of an unsigned integer
     Sum            a number, or several numbers that `total_of` adds, with the same operators */

typedef struct {
    Part part[PARTS];
} Vec;

/* The kernel's file defines these functions after it includes this file. */
INLINE Sum bits_of(Vec x);          /* the number of lanes that are set in x */
INLINE uint64_t total_of(Sum sum);  /* the sum of the numbers in a Sum */
INLINE int v_is_empty(Vec x);

INLINE Vec v_and(Vec x, Vec y)
{
    for (int i = 0; i < PARTS; i++)
        x.part[i] &= y.part[i];
    return x;
}

INLINE Vec v_ones(void)
{
    Vec ones;
    for (int i = 0; i < PARTS; i++)
        ones.part[i] = ~(Part){0};
    return ones;
}

/* --- a tally counts the bits of many vectors. A carry-save adder keeps vectors of weight 1, 2 and 4,
   so that bits are counted only once for every eight vectors --- */

typedef struct {
    Vec ones, twos, fours;
    Sum eights;  /* number of bits of weight 8 */
    Sum alone;   /* number of bits of the vectors that `tally_add` added one by one */
} Tally;

INLINE Tally tally_none(void)
{
    static const Tally none;
    return none;
}

/* Adds two vectors to a column of the same weight: the sum stays in the column, and the carry, which
   has twice the weight, is returned. */
INLINE Vec add_three(Vec *column, Vec x, Vec y)
{
    Vec carry;
    for (int i = 0; i < PARTS; i++) {
        Part apart = column->part[i] ^ x.part[i];
        carry.part[i] = (column->part[i] & x.part[i]) | (apart & y.part[i]);
        column->part[i] = apart ^ y.part[i];
    }
    return carry;
}

INLINE void tally_add(Tally *tally, Vec x)
{
    tally->alone += bits_of(x);
}

INLINE void tally_add_8(Tally *tally, const Vec x[8])
{
    Vec two = add_three(&tally->ones, x[0], x[1]), other = add_three(&tally->ones, x[2], x[3]);
    Vec four = add_three(&tally->twos, two, other);
    two = add_three(&tally->ones, x[4], x[5]), other = add_three(&tally->ones, x[6], x[7]);
    Vec eight = add_three(&tally->fours, four, add_three(&tally->twos, two, other));
    if (!v_is_empty(eight))
        tally->eights += bits_of(eight);
}

INLINE uint64_t tally_sum(const Tally *tally)
{
    return total_of(tally->alone + bits_of(tally->ones)) + 2 * total_of(bits_of(tally->twos))
           + 4 * total_of(bits_of(tally->fours)) + 8 * total_of(tally->eights);
}
