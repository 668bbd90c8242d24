/* Solutions that a turn leaves as they are: few, and quick to count. */

#ifndef ENGINE_SYMMETRIC_H
#define ENGINE_SYMMETRIC_H

#include <stdint.h>

#include "stop.h"

/* Solutions of the n x n board that look the same after half a turn, after a quarter turn.
   Void once `stop` is set. */
uint64_t count_half_turn(int n, const StopFlag *stop);
uint64_t count_quarter_turn(int n, const StopFlag *stop);

#endif
