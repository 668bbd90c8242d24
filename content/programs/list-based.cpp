// N-Queens with a list of the columns that are left.
#include <array>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

constexpr int N = 10;
std::array<int, N> queens;

bool on_a_diagonal(int row, int column) {
    for (int back = 1; back <= row; back++)
        if (std::abs(column - queens[row - back]) == back)
            return true;
    return false;
}

long place(int row, const std::vector<int> &columns_left) {
    if (row == N)
        return 1;
    long found = 0;
    for (int index = 0; index < N - row; index++)
        if (!on_a_diagonal(row, columns_left[index])) {
            queens[row] = columns_left[index];
            std::vector<int> rest = columns_left;
            rest.erase(rest.begin() + index);
            found += place(row + 1, rest);
        }
    return found;
}

int main() {
    std::vector<int> columns(N);
    std::iota(columns.begin(), columns.end(), 0);
    std::cout << N << ' ' << place(0, columns) << '\n';
}
