/* 8 lanes of 16 bits, in vectors of 128 bits. */

#include "kernel.h"

#if HAVE_128_KERNELS

#include <string.h>

#include "target_128.h"

typedef uint16_t Lane;
enum { LANES = 8 };
#define COUNT count_128_narrow
#define LIST list_128_narrow

#include "common_128.h"

INLINE Vec v_min(Vec x, Vec y) { return min_16(x, y); }

#include "lanes.h"

#include "search_lanes.h"

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
