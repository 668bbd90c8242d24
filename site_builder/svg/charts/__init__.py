"""Draw charts: numbers in, SVG text out."""
