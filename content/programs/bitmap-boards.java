// Every N-Queens solution, with a bitmap, as the column of the queen in each row.
class Queens {
    static final int N = 6;
    static final int MASK = (1 << N) - 1;
    static final int[] columns = new int[N];

    static void place(int row, int left, int down, int right) {
        if (row == N) {
            for (int column : columns)
                System.out.print(column + " ");
            System.out.println();
            return;
        }
        int untried = MASK & ~(left | down | right);
        while (untried != 0) {
            int bit = -untried & untried;
            untried ^= bit;
            columns[row] = N - 1 - Integer.numberOfTrailingZeros(bit);
            place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
        }
    }

    public static void main(String[] args) {
        place(0, 0, 0, 0);
    }
}
