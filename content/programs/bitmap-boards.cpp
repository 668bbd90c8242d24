// Every N-Queens solution, with a bitmap, as the column of the queen in each row.
#include <bit>
#include <iostream>

constexpr int N = 6;
constexpr unsigned mask = (1u << N) - 1;
int columns[N];

void place(int row, unsigned left, unsigned down, unsigned right) {
    if (row == N) {
        for (int column : columns)
            std::cout << column << ' ';
        std::cout << '\n';
        return;
    }
    unsigned untried = mask & ~(left | down | right);
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        columns[row] = N - 1 - std::countr_zero(bit);
        place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
}

int main() {
    place(0, 0, 0, 0);
}
