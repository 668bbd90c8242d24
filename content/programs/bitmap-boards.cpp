// Every N-Queens board as rows of text, with a bitmap; LeetCode 51 asks for this list.
#include <bit>
#include <iostream>
#include <string>

constexpr int N = 6;
constexpr unsigned mask = (1u << N) - 1;
std::string rows[N];

void place(int row, unsigned left, unsigned down, unsigned right) {
    if (row == N) {
        for (const std::string& text : rows)
            std::cout << text << '\n';
        std::cout << '\n';
    }
    unsigned untried = mask & ~(left | down | right);
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        rows[row] = std::string(N, '.');
        rows[row][std::countl_zero(bit) - (32 - N)] = 'Q';
        place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
}

int main() {
    place(0, 0, 0, 0);
}
