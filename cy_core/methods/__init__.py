"""The search methods: one idea per file, the recursive form above the iterative one."""
