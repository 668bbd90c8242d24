/* Solutions that a rotation leaves unchanged. They are few, and are counted quickly. */

#ifndef ENGINE_SYMMETRIC_H
#define ENGINE_SYMMETRIC_H

#include <stdint.h>

#include "stop.h"

/* Count the solutions of the n x n board that a rotation by 180 degrees, or by 90 degrees, leaves
   unchanged. The results are wrong once `stop` is set. */
uint64_t count_half_turn(int n, const StopFlag *stop);
uint64_t count_quarter_turn(int n, const StopFlag *stop);

#endif
