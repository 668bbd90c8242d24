// One N-Queens board by min-conflicts: move an attacked queen to the best square of its row.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 1000 };
static int board[N];
static int columns[N], rising[2 * N], falling[2 * N]; // queens on each line

static void change(int row, int queens) {
    columns[board[row]] += queens;
    rising[row + board[row]] += queens;
    falling[row - board[row] + N] += queens;
}

static int conflicts(int row, int column) {
    return columns[column] + rising[row + column] + falling[row - column + N];
}

// Takes one of the squares with the fewest conflicts; each has the same chance.
static void put(int row) {
    int fewest = 0, equal = 0;
    for (int column = 0; column < N; column++) {
        int found = conflicts(row, column);
        if (equal == 0 || found < fewest) {
            fewest = found;
            equal = 0;
        }
        if (found == fewest && rand() % ++equal == 0)
            board[row] = column;
    }
    change(row, 1);
}

// Returns 0 if the search is stuck, as it may be on small boards.
static int solve(void) {
    memset(columns, 0, sizeof columns);
    memset(rising, 0, sizeof rising);
    memset(falling, 0, sizeof falling);
    for (int row = 0; row < N; row++)
        put(row);
    for (int move = 0; move < 10 * N; move++) {
        int attacked = 0, chosen = 0;
        for (int row = 0; row < N; row++)
            if (conflicts(row, board[row]) > 3 && rand() % ++attacked == 0)
                chosen = row;
        if (attacked == 0)
            return 1;
        change(chosen, -1);
        put(chosen);
    }
    return 0;
}

int main(void) {
    srand((unsigned)time(NULL));
    while (!solve())
        ;
    for (int row = 0; row < N; row++)
        printf("%d ", board[row]);
    printf("\n");
}
