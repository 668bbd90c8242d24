// Total and fundamental solutions of N-Queens, the frame first; boards wait on a stack.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 10, LINES = 8, NONE = 255 }; // N must be 2 or more
typedef struct {
    unsigned char queens[N]; // the column of the queen in each row, or NONE
    int line, weight;
} Board;
static Board waiting[N * (LINES + N)];

static int images(const Board *board, bool *is_least) {
    unsigned char image[N], next[N];
    int same = 0;
    *is_least = true;
    memcpy(image, board->queens, N);
    for (int move = 0; move < 8; move++) {
        int order = memcmp(image, board->queens, N);
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

static bool is_attacked(const Board *board, int row, int column) {
    for (int other = 0; other < N; other++) {
        int rows = abs(row - other), columns = abs(column - board->queens[other]);
        if (board->queens[other] != NONE && (rows == 0 || columns == 0 || rows == columns))
            return true;
    }
    return false;
}

int main(void) {
    long total = 0;
    double fundamental = 0;
    int count = 1;
    memset(waiting[0].queens, NONE, N);
    while (count > 0) {
        Board board = waiting[--count];
        int line = board.line++, side = line / 2, depth = line % 2; // top, right, bottom, left
        bool is_inside = line >= LINES, is_row = is_inside || side % 2 == 0, is_least;
        int index = is_inside ? line - LINES + 2 : side % 3 == 0 ? depth : N - 1 - depth;
        if (line == LINES) {
            board.weight = images(&board, &is_least);
            if (!is_least)
                continue;
        }
        if (is_inside && index >= N - 2) {
            total += board.weight;
            fundamental += (double)board.weight / images(&board, &is_least);
        } else if (is_row ? board.queens[index] != NONE : memchr(board.queens, index, N) != NULL)
            waiting[count++] = board;
        else
            for (int place = 0; place < N; place++) {
                int row = is_row ? index : place, column = is_row ? place : index;
                if (!is_attacked(&board, row, column)) {
                    waiting[count] = board;
                    waiting[count++].queens[row] = column;
                }
            }
    }
    printf("%d %ld %.0f\n", N, total, fundamental);
}
