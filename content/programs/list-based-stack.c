// N-Queens with a list of the columns that are left, in one loop: each row keeps its list.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 10 };
static int queens[N], columns_left[N][N], next[N];

static bool on_a_diagonal(int row, int column) {
    for (int back = 1; back <= row; back++)
        if (abs(column - queens[row - back]) == back)
            return true;
    return false;
}

static void copy_without(const int *columns, int length, int taken, int *rest) {
    for (int other = 0; other < length; other++)
        if (other != taken)
            *rest++ = columns[other];
}

int main(void) {
    long found = 0;
    for (int column = 0; column < N; column++)
        columns_left[0][column] = column;
    for (int row = 0; row >= 0;) {
        int length = N - row, index = next[row]++;
        if (index == length) { // the list is at its end: go back up
            row--;
        } else if (!on_a_diagonal(row, columns_left[row][index])) {
            queens[row] = columns_left[row][index];
            if (row == N - 1) {
                found++;
                continue;
            }
            copy_without(columns_left[row], length, index, columns_left[row + 1]);
            next[++row] = 0;
        }
    }
    printf("%d %ld\n", N, found);
}
