# cython: language_level=3
"""Constants: the version of this core, and the compiler that built it."""

cdef extern from *:
    """
    #define TEXT_OF(number) #number
    #define AS_TEXT(number) TEXT_OF(number)
    #if defined(__clang__)
    #define CORE_COMPILER "Clang " __clang_version__
    #elif defined(__GNUC__)
    #define CORE_COMPILER "GCC " __VERSION__
    #elif defined(_MSC_VER)
    #define CORE_COMPILER "MSVC " AS_TEXT(_MSC_VER)
    #else
    #define CORE_COMPILER ""
    #endif
    """
    const char *CORE_COMPILER
    const char *VERSION_TEXT "AS_TEXT(CORE_VERSION)"

COMPILER = CORE_COMPILER.decode().strip()
VERSION = VERSION_TEXT.decode()
