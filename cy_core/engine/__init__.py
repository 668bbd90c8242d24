"""The fast engine: search kernels in C, the choice of instructions, and counts on threads."""
