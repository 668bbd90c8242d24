"""Charts: numbers in, SVG text out."""
