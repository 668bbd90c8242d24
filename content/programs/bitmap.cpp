// N-Queens with a bitmap: three numbers hold all attacks, and move from row to row.
#include <iostream>

constexpr int N = 12;
constexpr unsigned mask = (1u << N) - 1;

long place(unsigned left, unsigned down, unsigned right) {
    if (down == mask)
        return 1;
    long found = 0;
    unsigned untried = mask & ~(left | down | right);
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        found += place((left | bit) << 1, down | bit, (right | bit) >> 1);
    }
    return found;
}

int main() {
    std::cout << N << ' ' << place(0, 0, 0) << '\n';
}
