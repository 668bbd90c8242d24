// Total and fundamental solutions of N-Queens, the frame first, in two loops.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { N = 10, LINES = 8, NONE = -1 };
static int board[N];    // the column of the queen in each row, or NONE
static int code[4];     // of each side: top, right, bottom, left
static long boards[9];  // by the size of their orbit

static int row_on(int line, int position) {
    int side = line / 2, depth = line % 2, back = N - 1 - position;
    return side == 0 ? depth : side == 1 ? position : side == 2 ? N - 1 - depth : back;
}

static int column_on(int line, int position) {
    return N - 1 - row_on((line + LINES - 2) % LINES, position); // of the side before, turned
}

static int position_on(int line) {
    for (int position = 0; position < N; position++)
        if (board[row_on(line, position)] == column_on(line, position))
            return position;
    return NONE;
}

static unsigned free_squares(int row) {
    unsigned columns = 0, rising = 0, falling = 0;
    for (int other = 0; other < N; other++)
        if (board[other] != NONE) {
            columns |= 1u << board[other];
            rising |= 1u << (other + board[other]);
            falling |= 1u << (board[other] - other + N - 1);
        }
    return ((1u << N) - 1) & ~(columns | rising >> row | falling >> (N - 1 - row));
}

static bool is_attacked(int row, int column) {
    return board[row] != NONE || !(free_squares(row) >> column & 1);
}

static int index_of(unsigned bit) {
    int index = 0;
    while (bit >>= 1)
        index++;
    return index;
}

static int mirrored(int side) {
    return N * N - 1 - code[side];
}

static bool may_be_least(int line) {
    int side = line / 2;
    if (line % 2 == 0)
        return true;
    code[side] = position_on(line - 1) * N + position_on(line);
    return code[side] >= code[0] && mirrored(side) >= code[0];
}

static int weight_of_frame(void) {
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

static int orbit_size(void) {
    int image[N], next[N], same = 0;
    memcpy(image, board, sizeof board);
    for (int move = 0; move < 8; move++) {
        same += memcmp(image, board, sizeof board) == 0;
        for (int row = 0; row < N; row++)
            if (move % 2 == 0)
                next[image[row]] = row;
            else
                next[row] = N - 1 - image[row];
        memcpy(image, next, sizeof board);
    }
    return 8 / same;
}

static void fill_inside(int weight) {
    int rows[N], inside = 0, depth = 0;
    unsigned untried[N];
    for (int row = 0; row < N; row++)
        if (board[row] == NONE)
            rows[inside++] = row;
    if (inside == 0) {
        boards[orbit_size()] += weight;
        return;
    }
    untried[0] = free_squares(rows[0]);
    while (depth >= 0) {
        board[rows[depth]] = NONE;
        if (untried[depth] == 0) {
            depth--;
            continue;
        }
        unsigned bit = -untried[depth] & untried[depth];
        untried[depth] ^= bit;
        board[rows[depth]] = index_of(bit);
        if (depth == inside - 1) {
            boards[orbit_size()] += weight;
            continue;
        }
        depth++;
        untried[depth] = free_squares(rows[depth]);
    }
}

static void fill_frame(void) {
    int position[LINES + 1] = {0}; // the next one to try on each line
    int placed[LINES + 1];         // the row of the queen that a line has placed, or NONE
    for (int line = 0; line <= LINES; line++)
        placed[line] = NONE;
    for (int line = 0; line >= 0;) {
        if (placed[line] != NONE)
            board[placed[line]] = NONE;
        placed[line] = NONE;
        if (line == LINES) {
            int weight = weight_of_frame();
            if (weight > 0)
                fill_inside(weight);
            line--;
            continue;
        }
        if (position[line] == N) {
            line--;
            continue;
        }
        int tried = position[line]++;
        int row = row_on(line, tried), column = column_on(line, tried);
        if (tried == 0 && position_on(line) != NONE) {
            position[line] = N; // the line has its queen already
        } else if (is_attacked(row, column)) {
            continue;
        } else {
            board[row] = column;
            placed[line] = row;
        }
        if (may_be_least(line))
            position[++line] = 0;
    }
}

int main(void) {
    for (int row = 0; row < N; row++)
        board[row] = NONE;
    if (N > 1)
        fill_frame();
    else
        boards[1] = 1;
    long total = 0, fundamental = 0;
    for (int size = 1; size <= 8; size++) {
        total += boards[size];
        fundamental += boards[size] / size;
    }
    printf("%d %ld %ld\n", N, total, fundamental);
}
