/* 4 lanes of 32 bits, in vectors of 128 bits. */

#include "kernel.h"

#if HAVE_128_KERNELS

#include <string.h>

#include "target_128.h"

typedef uint32_t Lane;
enum { LANES = 4 };
#define COUNT count_128_wide
#define LIST list_128_wide

#include "common_128.h"

INLINE Vec v_min(Vec x, Vec y) { return min_32(x, y); }

#include "lanes.h"

#include "search_lanes.h"

TARGET_END

#else
typedef int nothing_here;  /* C wants a declaration in every file */
#endif
