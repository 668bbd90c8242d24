/* Which instructions a search may use. */

#ifndef ENGINE_PATHS_H
#define ENGINE_PATHS_H

#ifndef HAVE_X86_KERNELS
/* Not on Windows: MSVC lacks what they are written with, and GCC aligns the stack there for half
   a vector only (its bug 54412). */
#if defined(__GNUC__) && defined(__x86_64__) && !defined(_WIN32)
#define HAVE_X86_KERNELS 1
#else
#define HAVE_X86_KERNELS 0  /* Arm, Windows and others: the portable kernels only */
#endif
#endif

typedef enum { PATH_PORTABLE, PATH_AVX2, PATH_AVX512 } Path;

/* Whether the processor has the instructions of a path. */
int path_available(Path path);

#endif
