// N-Queens by halves: each board found stands for its mirror image, too.
#include <iostream>

constexpr int N = 12;
constexpr unsigned mask = (1u << N) - 1, middle = 1u << N / 2;

long place(unsigned allowed, unsigned left, unsigned down, unsigned right) {
    if (down == mask)
        return 1;
    long found = 0;
    unsigned untried = allowed & ~(left | down | right);
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        found += place(mask, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
    return found;
}

int main() {
    constexpr unsigned half = ((1u << N / 2) - 1) << (N - N / 2);
    long found = place(half, 0, 0, 0);
    if (N % 2 == 1)
        found += place(half, middle << 1, middle, middle >> 1);
    std::cout << N << ' ' << (N == 1 ? 1 : 2 * found) << '\n';
}
