// N-Queens with placement flags: three looks tell whether a square is attacked.
#include <array>
#include <iostream>

constexpr int N = 10;
std::array<bool, N> taken;
std::array<bool, 2 * N - 1> rising, falling;

bool is_attacked(int row, int column) {
    return taken[column] || rising[row + column] || falling[row - column + N - 1];
}

void mark(int row, int column, bool flag) {
    taken[column] = rising[row + column] = falling[row - column + N - 1] = flag;
}

long place(int row) {
    if (row == N)
        return 1;
    long found = 0;
    for (int column = 0; column < N; column++)
        if (!is_attacked(row, column)) {
            mark(row, column, true);
            found += place(row + 1);
            mark(row, column, false);
        }
    return found;
}

int main() {
    std::cout << N << ' ' << place(0) << '\n';
}
