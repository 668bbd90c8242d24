// N-Queens by brute force: fill the board in every way, and look for attacks at the end.
#include <array>
#include <cstdlib>
#include <iostream>

constexpr int N = 8;
std::array<int, N> columns;

bool is_solution() {
    for (int row = 0; row < N; row++)
        for (int above = 0; above < row; above++) {
            int apart = std::abs(columns[row] - columns[above]);
            if (apart == 0 || apart == row - above)
                return false;
        }
    return true;
}

long place(int row) {
    if (row == N)
        return is_solution() ? 1 : 0;
    long found = 0;
    for (int column = 0; column < N; column++) {
        columns[row] = column;
        found += place(row + 1);
    }
    return found;
}

int main() {
    std::cout << N << ' ' << place(0) << '\n';
}
