/* Compares lists with AVX-512, in blocks instead of groups: eight half boards of one class with 64 half
   boards of the other list at once. */

#ifndef JOIN_BLOCKS_AVX512_H
#define JOIN_BLOCKS_AVX512_H

#include "classes.h"
#include "stop.h"

void *new_blocks(const StopFlag *stop);
void free_blocks(void *blocks);
SortOrder order_for_blocks(const Frame *frame);
SortOrder order_beside_blocks(const Frame *frame);
int count_in_blocks(void *blocks, const Sorted grouped[2], const Sorted lists[2],
                    uint64_t found[2][2]);

#endif
