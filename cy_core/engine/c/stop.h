/* A flag that ends a search: one thread sets it, and others check it in their inner loops.

   Loads and stores are relaxed, which makes them as fast as those of a plain int. That is enough,
   because no other data are passed with the flag, and the results of a stopped search are wrong. */

#ifndef ENGINE_STOP_H
#define ENGINE_STOP_H

#if defined(_MSC_VER) && !defined(__clang__)

/* MSVC has <stdatomic.h> only behind an experimental option. Its documentation says that a volatile
   int is read and written in one access, and never kept in a register. */
typedef struct { volatile int is_set; } StopFlag;

static inline int is_stopped(const StopFlag *stop) { return stop->is_set; }
static inline void set_stop(StopFlag *stop, int is_set) { stop->is_set = is_set; }

#else

#include <stdatomic.h>

typedef struct { atomic_int is_set; } StopFlag;

static inline int is_stopped(const StopFlag *stop)
{
    return atomic_load_explicit(&stop->is_set, memory_order_relaxed);
}

static inline void set_stop(StopFlag *stop, int is_set)
{
    atomic_store_explicit(&stop->is_set, is_set, memory_order_relaxed);
}

#endif

#endif
