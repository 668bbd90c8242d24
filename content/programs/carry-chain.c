// Total and fundamental solutions of N-Queens, the two outermost rows and columns first.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 10, LINES = 8, NONE = 255 }; // N must be 2 or more
static unsigned char board[N];          // the column of the queen in each row, or NONE
static long total;
static double fundamental;

static int images(bool *is_least) {
    unsigned char image[N], next[N];
    int same = 0;
    *is_least = true;
    memcpy(image, board, N);
    for (int move = 0; move < 8; move++) {
        int order = memcmp(image, board, N);
        same += order == 0;
        *is_least = *is_least && order >= 0;
        memset(next, NONE, N);
        for (int row = 0; row < N; row++)
            if (image[row] != NONE && move % 2 == 0)
                next[image[row]] = row;
            else if (image[row] != NONE)
                next[row] = N - 1 - image[row];
        memcpy(image, next, N);
    }
    return 8 / same;
}

static bool is_attacked(int row, int column) {
    for (int other = 0; other < N; other++) {
        int rows = abs(row - other), columns = abs(column - board[other]);
        if (board[other] != NONE && (rows == 0 || columns == 0 || rows == columns))
            return true;
    }
    return false;
}

static void place_inside(int row, int weight) {
    bool is_least;
    if (row >= N - 2) {
        total += weight;
        fundamental += (double)weight / images(&is_least);
    } else if (board[row] != NONE)
        place_inside(row + 1, weight);
    else
        for (int column = 2; column < N - 2; column++)
            if (!is_attacked(row, column)) {
                board[row] = column;
                place_inside(row + 1, weight);
                board[row] = NONE;
            }
}

static void place_frame(int line) {
    int side = line / 2, depth = line % 2; // top, right, bottom, left; outer, inner
    bool is_row = side % 2 == 0, is_least;
    int index = side % 3 == 0 ? depth : N - 1 - depth;
    if (line == LINES) {
        int weight = images(&is_least);
        if (is_least)
            place_inside(2, weight);
    } else if (is_row ? board[index] != NONE : memchr(board, index, N) != NULL)
        place_frame(line + 1);
    else
        for (int place = 0; place < N; place++) {
            int row = is_row ? index : place, column = is_row ? place : index;
            if (!is_attacked(row, column)) {
                board[row] = column;
                place_frame(line + 1);
                board[row] = NONE;
            }
        }
}

int main(void) {
    memset(board, NONE, N);
    place_frame(0);
    printf("%d %ld %.0f\n", N, total, fundamental);
}
