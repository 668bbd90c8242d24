#include "placement.h"

#include <string.h>

Placement empty_board(int n)
{
    Placement board = {.n = n, .weight = 1};
    memset(board.column_of, NO_QUEEN, sizeof board.column_of);
    return board;
}

Placement with_queen(const Placement *board, int row, int column)
{
    Placement more = *board;
    add_queen(&more.attacks, board->n, row, column);
    more.column_of[row] = (uint8_t)column;
    return more;
}

Placement quarter_turn(const Placement *board)
{
    Placement turned = empty_board(board->n);
    turned.weight = board->weight;
    for (int row = 0; row < board->n; row++) {
        if (board->column_of[row] != NO_QUEEN)
            turned = with_queen(&turned, board->column_of[row], board->n - 1 - row);
        for (int column = 0; board->closed[row] >> column; column++)
            turned.closed[column] |= (board->closed[row] >> column & 1) << (board->n - 1 - row);
    }
    return turned;
}
