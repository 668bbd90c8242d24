/* Symmetric solutions, which a rotation leaves unchanged; they are few and quick to count. */

#ifndef ENGINE_SYMMETRIC_H
#define ENGINE_SYMMETRIC_H

#include <stdint.h>

#include "stop.h"

/* Count the solutions of the n x n board that a rotation by 180 degrees, or by 90 degrees, leaves
   unchanged. The results are wrong once `stop` is set. */
uint64_t count_half_turn(int n, const StopFlag *stop);
uint64_t count_quarter_turn(int n, const StopFlag *stop);

#endif
