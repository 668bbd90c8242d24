/* Greedy queens, column by column: each queen takes the lowest row that no earlier queen attacks.

   Build and run:  cc -O2 -o columns columns.c -lm && ./columns 10000000
   "./columns 100 rows" prints the rows of 100 queens instead, one a line.

   It prints a line of JSON for n = 10, 20, 50, 100, ...: a summary of the queens in columns 0 to
   n - 1. antidiagonals.py prints the same lines, and finds the queens in another order. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* The queens near one line: how many, and their distances from it, in rows. */
struct line {
    double slope;
    long count, least_column, most_column;
    double least, most;
};

static void add(struct line *line, long column, long row)
{
    double distance = row - column * line->slope;
    if (!line->count || distance < line->least) {
        line->least = distance;
        line->least_column = column;
    }
    if (!line->count || distance > line->most) {
        line->most = distance;
        line->most_column = column;
    }
    line->count++;
}

static void print_line(const char *name, const struct line *line)
{
    printf(", \"%s\": {\"queens\": %ld, \"least\": [%.4f, %ld], \"most\": [%.4f, %ld]}", name,
           line->count, line->least, line->least_column, line->most, line->most_column);
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 0;
    if (n < 1 || n > 100000000) {
        fprintf(stderr, "Usage: columns N [rows], with N from 1 to 100000000.\n");
        return 1;
    }
    const double phi = (1 + sqrt(5)) / 2;
    /* Rows and diagonals stay below this limit if the distances from the lines stay small. */
    long limit = 2 * n + 100;
    char *row_taken = calloc(limit, 1);
    char *sum_taken = calloc(limit + n, 1);
    /* The diagonals row - column, from -n on. */
    char *difference_taken = calloc(limit + n, 1);
    if (!row_taken || !sum_taken || !difference_taken)
        return 1;
    struct line upper = {.slope = phi}, lower = {.slope = 1 / phi};
    /* All rows below `free_row` are taken, and all diagonals strictly between `low` and `high`. */
    long free_row = 0, low = -1, high = 0;
    long next = 10;
    int step = 0;
    uint64_t checksum = 0;
    for (long column = 0; column < n; column++) {
        long row = free_row;
        while (row_taken[row] || sum_taken[row + column] || difference_taken[row - column + n]) {
            row++;
            if (row - column > low && row - column < high)
                row = column + high;
        }
        row_taken[row] = sum_taken[row + column] = difference_taken[row - column + n] = 1;
        while (row_taken[free_row])
            free_row++;
        while (difference_taken[high + n])
            high++;
        while (low > -n && difference_taken[low + n])
            low--;
        if (row > column)
            add(&upper, column, row);
        else if (row < column)
            add(&lower, column, row);
        checksum += (uint64_t)(column + 1) * (uint64_t)row;
        if (argc > 2)
            printf("%ld\n", row);
        else if (column + 1 == next) {
            printf("{\"n\": %ld", next);
            print_line("upper", &upper);
            print_line("lower", &lower);
            printf(", \"checksum\": \"%016llx\"}\n", (unsigned long long)checksum);
            /* From 10 to 20, from 20 to 50, and from 50 to 100. */
            next = step % 3 == 1 ? next / 2 * 5 : next * 2;
            step++;
        }
    }
    return 0;
}
