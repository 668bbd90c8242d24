// Every N-Queens board as rows of text, with a bitmap; LeetCode 51 asks for this list.
class Queens {
    static final int N = 6;
    static final int MASK = (1 << N) - 1;
    static final String[] rows = new String[N];

    static void place(int row, int left, int down, int right) {
        if (row == N)
            System.out.println(String.join("\n", rows) + "\n");
        int untried = MASK & ~(left | down | right);
        while (untried != 0) {
            int bit = -untried & untried;
            untried ^= bit;
            int before = Integer.numberOfLeadingZeros(bit) - (32 - N);
            rows[row] = ".".repeat(before) + "Q" + ".".repeat(N - 1 - before);
            place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
        }
    }

    public static void main(String[] args) {
        place(0, 0, 0, 0);
    }
}
