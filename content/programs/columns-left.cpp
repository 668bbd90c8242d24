// N-Queens as permutations in bits: take each column that is left, and test its diagonals.
#include <iostream>

constexpr int N = 12;

long place(unsigned remaining, unsigned left, unsigned right) {
    if (remaining == 0)
        return 1;
    long found = 0;
    unsigned untried = remaining;
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        if (((left | right) & bit) == 0)
            found += place(remaining ^ bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return found;
}

int main() {
    std::cout << N << ' ' << place((1u << N) - 1, 0, 0) << '\n';
}
