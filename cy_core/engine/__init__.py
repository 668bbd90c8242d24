"""The fast engine: kernels in C, which instructions they use, and threads that share the parts."""
