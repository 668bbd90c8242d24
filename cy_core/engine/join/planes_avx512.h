/* Bits of many items, each bit in a plane of its own: what both widths of AVX-512 share. */

/* planes[bit * blocks + k]: of the k-th 64 items, those with a 0 at this bit. */
INLINE void planes_of(uint64_t *planes, int blocks, const uint32_t *items, int bits)
{
    for (int block = 0; block < blocks; block++) {
        __m512i quarter[4];
        for (int k = 0; k < 4; k++)
            quarter[k] = _mm512_loadu_si512(items + 64 * block + 16 * k);
        for (int byte = 0; 8 * byte < bits; byte++) {
            __m512i bytes = _mm512_castsi128_si512(_mm512_cvtepi32_epi8(quarter[0]));
            bytes = _mm512_inserti32x4(bytes, _mm512_cvtepi32_epi8(quarter[1]), 1);
            bytes = _mm512_inserti32x4(bytes, _mm512_cvtepi32_epi8(quarter[2]), 2);
            bytes = _mm512_inserti32x4(bytes, _mm512_cvtepi32_epi8(quarter[3]), 3);
            for (int bit = 7; bit >= 0; bit--) {
                planes[(8 * byte + bit) * blocks + block] = ~(uint64_t)_mm512_movepi8_mask(bytes);
                bytes = _mm512_add_epi8(bytes, bytes);
            }
            for (int k = 0; k < 4; k++)
                quarter[k] = _mm512_srli_epi32(quarter[k], 8);
        }
    }
}
