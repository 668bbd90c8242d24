"""The search methods: one idea per file, with its recursive form above its iterative form."""
