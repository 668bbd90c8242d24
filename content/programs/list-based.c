// N-Queens with a list of the columns that are left.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 10 };
static int queens[N];

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

static long place(int row, const int *columns_left) {
    if (row == N)
        return 1;
    int length = N - row, rest[N];
    long found = 0;
    for (int index = 0; index < length; index++)
        if (!on_a_diagonal(row, columns_left[index])) {
            queens[row] = columns_left[index];
            copy_without(columns_left, length, index, rest);
            found += place(row + 1, rest);
        }
    return found;
}

int main(void) {
    int columns_left[N];
    for (int column = 0; column < N; column++)
        columns_left[column] = column;
    printf("%d %ld\n", N, place(0, columns_left));
}
