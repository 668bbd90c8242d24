/* Which instructions a search may use. */

#ifndef ENGINE_BACKENDS_H
#define ENGINE_BACKENDS_H

#ifndef HAVE_X86_KERNELS
/* Not on Windows: MSVC lacks what they are written with, and GCC aligns the stack there for half
   a vector only (its bug 54412). */
#if defined(__GNUC__) && defined(__x86_64__) && !defined(_WIN32)
#define HAVE_X86_KERNELS 1
#else
#define HAVE_X86_KERNELS 0  /* Arm, Windows and others: the portable kernels only */
#endif
#endif

typedef enum { BACKEND_PORTABLE, BACKEND_AVX2, BACKEND_AVX512 } Backend;

/* Whether the processor has the instructions of a backend. */
int backend_available(Backend backend);

#endif
