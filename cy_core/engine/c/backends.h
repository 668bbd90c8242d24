/* The instruction sets that a search may use. */

#ifndef ENGINE_BACKENDS_H
#define ENGINE_BACKENDS_H

#ifndef HAVE_X86_KERNELS
/* Not on Windows: MSVC lacks the language extensions of these kernels, and GCC aligns the stack
   there for half a vector only (its bug 54412). */
#if defined(__GNUC__) && defined(__x86_64__) && !defined(_WIN32)
#define HAVE_X86_KERNELS 1
#else
#define HAVE_X86_KERNELS 0  /* Arm, Windows and others: the portable kernels only */
#endif
#endif

typedef enum { BACKEND_PORTABLE, BACKEND_AVX2, BACKEND_AVX512 } Backend;

/* Whether the processor has the instruction set of a backend. */
int backend_available(Backend backend);

#endif
