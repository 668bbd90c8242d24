// N-Queens by the lowest zero: a square that has been tried joins the occupied ones.
#include <cstdint>
#include <iostream>

constexpr int N = 12;
constexpr std::uint64_t full = (std::uint64_t{1} << N) - 1;

long place(std::uint64_t left, std::uint64_t down, std::uint64_t right) {
    if (down == full)
        return 1;
    long found = 0;
    std::uint64_t occupied = left | down | right, bit;
    while ((bit = (occupied + 1) & ~occupied) <= full) {
        occupied |= bit;
        found += place((left | bit) << 1, down | bit, (right | bit) >> 1);
    }
    return found;
}

int main() {
    std::cout << N << ' ' << place(0, 0, 0) << '\n';
}
