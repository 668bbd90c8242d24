/* Definitions that both kernels of 128 bits share. Include it after the definitions of Lane and
   LANES. */

typedef Lane Vec __attribute__((vector_size(16)));
typedef Vec Test;  /* all bits are 1 in the lanes that failed */
typedef Bytes Order;
typedef int Distance;
typedef struct { Vec lanes; Mask mask; } Idle;
typedef const Shuffles *Tools;
#define TOOLS(work) ((work)->shuffles)

INLINE Vec v_load(const void *from)
{
    Vec x;
    memcpy(&x, from, sizeof x);
    return x;
}

INLINE void v_store(void *to, Vec x) { memcpy(to, &x, sizeof x); }
INLINE Vec v_zero(void) { return (Vec){0}; }
INLINE Vec v_same(uint32_t x) { return v_zero() + (Lane)x; }
INLINE Distance d_same(int distance) { return distance; }
INLINE Vec v_and(Vec x, Vec y) { return x & y; }
INLINE Vec v_or(Vec x, Vec y) { return x | y; }
INLINE Vec v_xor(Vec x, Vec y) { return x ^ y; }
INLINE Vec v_lowest(Vec x) { return x & -x; }
INLINE Vec v_up(Vec x, Distance distance) { return x << distance; }
INLINE Vec v_down(Vec x, Distance distance) { return x >> distance; }
INLINE Vec v_open(Vec columns, Vec left, Vec right) { return columns & ~(left | right); }

INLINE Test t_all(void) { return v_zero(); }
INLINE Test t_meet(Test test, Vec x, Vec y) { return test | (Test)((x & y) == 0); }
INLINE Test t_equal(Test test, Vec x, Vec y) { return test | (Test)(x != y); }
INLINE Test t_differ(Test test, Vec x, Vec y) { return test | (Test)(x == y); }
INLINE Mask m_passed(Test test) { return m_zeros((Halves)test); }
INLINE int m_count(Mask mask) { return m_halves(mask) * LANES / 8; }

INLINE Order o_pack(Tools tools, Mask mask)
{
    return (Order)v_load(tools->pack_bytes[m_index(mask)]);
}

INLINE Vec v_reorder(Order order, Vec x) { return (Vec)bytes_at((Bytes)x, order); }

INLINE Idle i_lanes(Vec x) { return (Idle){(Vec)(x == 0), m_zeros((Halves)(x != 0))}; }
INLINE int i_count(Idle idle) { return m_count(idle.mask); }
INLINE Vec v_choose(Idle idle, Vec x, Vec y) { return (x & ~idle.lanes) | (y & idle.lanes); }
INLINE Vec v_refill(Tools tools, Vec x, Idle idle, const Lane *source)
{
    Order spread = (Order)v_load(tools->spread_bytes[m_index(idle.mask)]);
    return v_choose(idle, x, v_reorder(spread, v_load(source)));
}
