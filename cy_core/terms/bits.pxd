# Functions that count the bits of a word, and find the index of its lowest bit.

cdef inline int popcount(unsigned long long word) noexcept nogil:
    word -= word >> 1 & 0x5555555555555555ULL
    word = (word & 0x3333333333333333ULL) + (word >> 2 & 0x3333333333333333ULL)
    return <int> ((word + (word >> 4) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56)


cdef inline int lowest(unsigned long long word) noexcept nogil:
    return popcount((word & -word) - 1)
