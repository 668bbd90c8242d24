// N-Queens by backtracking: test each queen when it is placed, and turn back early.
#include <array>
#include <cstdlib>
#include <iostream>

constexpr int N = 10;
std::array<int, N> columns;

bool is_attacked(int row, int column) {
    for (int above = 0; above < row; above++) {
        int apart = std::abs(column - columns[above]);
        if (apart == 0 || apart == row - above)
            return true;
    }
    return false;
}

long place(int row) {
    if (row == N)
        return 1;
    long found = 0;
    for (int column = 0; column < N; column++)
        if (!is_attacked(row, column)) {
            columns[row] = column;
            found += place(row + 1);
        }
    return found;
}

int main() {
    std::cout << N << ' ' << place(0) << '\n';
}
