/* Vectors of 128 bits: the operations for which x86, Arm and WebAssembly have different instructions.
   For all others, GCC and Clang have operators. target_128.h includes this file. */

typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef uint16_t Halves __attribute__((vector_size(16)));
typedef uint32_t Words __attribute__((vector_size(16)));

/* A set of lanes, with a bit for each 16 bits of the vector. A lane of 32 bits has two of these bits,
   so that both widths can use the same tables of shuffles. */
typedef unsigned Mask;

#if defined(__x86_64__)

INLINE Halves min_16(Halves x, Halves y)
{
    return (Halves)_mm_min_epu16((__m128i)x, (__m128i)y);
}

INLINE Words min_32(Words x, Words y)
{
    return (Words)_mm_min_epu32((__m128i)x, (__m128i)y);
}

/* Returns the bytes of x whose indices are in `numbers`. */
INLINE Bytes bytes_at(Bytes x, Bytes numbers)
{
    return (Bytes)_mm_shuffle_epi8((__m128i)x, (__m128i)numbers);
}

/* Returns the lanes whose bits are all 0. In all other lanes, the bits must be all 1. */
INLINE Mask m_zeros(Halves lanes)
{
    __m128i bytes = _mm_packs_epi16((__m128i)lanes, _mm_setzero_si128());
    return (Mask)_mm_movemask_epi8(bytes) ^ 255;
}

INLINE Mask m_index(Mask mask) { return mask; }
INLINE int m_halves(Mask mask) { return __builtin_popcount(mask); }

/* Returns counts of the 1 bits in parts of x, which add up to the number of 1 bits in x. */
INLINE Words sums_of_bits(Bytes x)
{
    const Bytes bits = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    Bytes low = bytes_at(bits, x & 15), high = bytes_at(bits, (Bytes)((Halves)x >> 4) & 15);
    return (Words)_mm_sad_epu8((__m128i)(low + high), _mm_setzero_si128());
}

#elif defined(__aarch64__)

INLINE Halves min_16(Halves x, Halves y) { return (Halves)vminq_u16((uint16x8_t)x, (uint16x8_t)y); }
INLINE Words min_32(Words x, Words y) { return (Words)vminq_u32((uint32x4_t)x, (uint32x4_t)y); }
INLINE Bytes bytes_at(Bytes x, Bytes numbers)
{
    return (Bytes)vqtbl1q_u8((uint8x16_t)x, (uint8x16_t)numbers);
}

/* The low byte of the mask is the set, and the byte above it is the number of lanes in the set, so that
   one sum computes both. */
INLINE Mask m_zeros(Halves lanes)
{
    const Halves bits = {0x101, 0x102, 0x104, 0x108, 0x110, 0x120, 0x140, 0x180};
    return vaddvq_u16((uint16x8_t)(bits & ~lanes));
}

INLINE Mask m_index(Mask mask) { return mask & 255; }
INLINE int m_halves(Mask mask) { return (int)(mask >> 8); }
INLINE Words sums_of_bits(Bytes x)
{
    return (Words)vpaddlq_u16(vpaddlq_u8(vcntq_u8((uint8x16_t)x)));
}

#else

INLINE Halves min_16(Halves x, Halves y) { return (Halves)wasm_u16x8_min((v128_t)x, (v128_t)y); }
INLINE Words min_32(Words x, Words y) { return (Words)wasm_u32x4_min((v128_t)x, (v128_t)y); }
INLINE Bytes bytes_at(Bytes x, Bytes numbers)
{
    return (Bytes)wasm_i8x16_swizzle((v128_t)x, (v128_t)numbers);
}

INLINE Mask m_zeros(Halves lanes) { return wasm_i16x8_bitmask((v128_t)lanes) ^ 255U; }
INLINE Mask m_index(Mask mask) { return mask; }
INLINE int m_halves(Mask mask) { return __builtin_popcount(mask); }
INLINE Words sums_of_bits(Bytes x)
{
    v128_t bits = wasm_i8x16_popcnt((v128_t)x);
    return (Words)wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(bits));
}

#endif
