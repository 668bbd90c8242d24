// Total and fundamental solutions of N-Queens by symmetry elimination.
#include <array>
#include <bit>
#include <iostream>
#include <vector>

constexpr int N = 12;
using Board = std::array<int, N>;
constexpr unsigned mask = (1u << N) - 1, sides = 1u << (N - 1) | 1;
std::array<unsigned, N> forbidden;
Board board;
int bound2;
long total, fundamental;

int orbit_size() {
    Board image = board, next;
    int same = 0;
    for (int move = 0; move < 8; move++) {
        if (image < board)
            return 0;
        same += image == board;
        for (int row = 0; row < N; row++)
            if (move % 2 == 0)
                next[image[row]] = row;
            else
                next[row] = N - 1 - image[row];
        image = next;
    }
    return 8 / same;
}

unsigned squares_to_try(int row, unsigned left, unsigned down, unsigned right) {
    unsigned untried = mask & ~(left | down | right | forbidden[row]);
    unsigned missing = sides & ~down; // side columns without a queen
    if (row == bound2 && missing)
        return missing != sides ? untried & missing : 0;
    return untried;
}

void place(int row, unsigned left, unsigned down, unsigned right) {
    if (row == N) {
        int size = orbit_size();
        total += size;
        fundamental += size > 0;
        return;
    }
    unsigned untried = squares_to_try(row, left, down, right);
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        board[row] = std::countr_zero(bit);
        place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
}

void search(const std::vector<unsigned> &given) {
    unsigned left = 0, down = 0, right = 0;
    int row = 0;
    for (unsigned bit : given) {
        board[row++] = std::countr_zero(bit);
        left = (left | bit) << 1;
        down |= bit;
        right = (right | bit) >> 1;
    }
    place(row, left, down, right);
}

void search_corner(int bound) {
    for (int row = 0; row < N; row++)
        forbidden[row] = 1 < row && row < bound ? 2 : 0;
    bound2 = N;
    search({1, 1u << bound});
}

void search_other(int bound) {
    for (int row = 0; row < N; row++)
        forbidden[row] = bound <= row && row < N - bound ? 0 : sides;
    forbidden[N - 1] |= mask ^ mask >> 2 * bound << bound;
    bound2 = N - 1 - bound;
    search({1u << bound});
}

int main() {
    if (N == 1)
        total = fundamental = 1;
    for (int bound = 2; bound < N - 1; bound++)
        search_corner(bound);
    for (int bound = 1; bound < N / 2; bound++)
        search_other(bound);
    std::cout << N << ' ' << total << ' ' << fundamental << '\n';
}
