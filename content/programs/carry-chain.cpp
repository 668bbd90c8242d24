// Total and fundamental solutions of N-Queens, the frame first.
#include <array>
#include <bit>
#include <iostream>

constexpr int N = 10, LINES = 8, NONE = -1;
using Board = std::array<int, N>;
Board board;                // the column of the queen in each row, or NONE
std::array<int, 4> code;    // of each side: top, right, bottom, left
std::array<long, 9> boards; // by the size of their orbit

int row_on(int line, int position) {
    int side = line / 2, depth = line % 2, back = N - 1 - position;
    return side == 0 ? depth : side == 1 ? position : side == 2 ? N - 1 - depth : back;
}

int column_on(int line, int position) {
    return N - 1 - row_on((line + LINES - 2) % LINES, position); // of the side before, turned
}

int position_on(int line) {
    for (int position = 0; position < N; position++)
        if (board[row_on(line, position)] == column_on(line, position))
            return position;
    return NONE;
}

unsigned free_squares(int row) {
    unsigned columns = 0, rising = 0, falling = 0;
    for (int other = 0; other < N; other++)
        if (board[other] != NONE) {
            columns |= 1u << board[other];
            rising |= 1u << (other + board[other]);
            falling |= 1u << (board[other] - other + N - 1);
        }
    return ((1u << N) - 1) & ~(columns | rising >> row | falling >> (N - 1 - row));
}

bool is_attacked(int row, int column) {
    return board[row] != NONE || !(free_squares(row) >> column & 1);
}

int mirrored(int side) {
    return N * N - 1 - code[side];
}

bool may_be_least(int line) {
    int side = line / 2;
    if (line % 2 == 0)
        return true;
    code[side] = position_on(line - 1) * N + position_on(line);
    return code[side] >= code[0] && mirrored(side) >= code[0];
}

int weight_of_frame() {
    int ties = 0;
    for (int reading = 0; reading < 8; reading++) {
        int first = reading % 4, apart = 0;
        for (int step = 0; step < 4 && apart == 0; step++) {
            int next = reading < 4 ? code[(first + step) % 4] : mirrored((first + 4 - step) % 4);
            apart = next - code[step];
        }
        if (apart < 0)
            return 0;
        ties += apart == 0;
    }
    return 8 / ties;
}

int orbit_size() {
    Board image = board, next;
    int same = 0;
    for (int move = 0; move < 8; move++) {
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

void place_inside(int row, int weight) {
    if (row == N) {
        boards[orbit_size()] += weight;
        return;
    }
    if (board[row] != NONE) { // the row has its queen in the frame
        place_inside(row + 1, weight);
        return;
    }
    unsigned untried = free_squares(row);
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        board[row] = std::countr_zero(bit);
        place_inside(row + 1, weight);
    }
    board[row] = NONE;
}

void place_frame(int line) {
    if (line == LINES) {
        int weight = weight_of_frame();
        if (weight > 0)
            place_inside(0, weight);
        return;
    }
    if (position_on(line) != NONE) {
        if (may_be_least(line))
            place_frame(line + 1);
        return;
    }
    for (int position = 0; position < N; position++) {
        int row = row_on(line, position), column = column_on(line, position);
        if (is_attacked(row, column))
            continue;
        board[row] = column;
        if (may_be_least(line))
            place_frame(line + 1);
        board[row] = NONE;
    }
}

int main() {
    board.fill(NONE);
    if (N > 1)
        place_frame(0);
    else
        boards[1] = 1;
    long total = 0, fundamental = 0;
    for (int size = 1; size <= 8; size++) {
        total += boards[size];
        fundamental += boards[size] / size;
    }
    std::cout << N << ' ' << total << ' ' << fundamental << '\n';
}
