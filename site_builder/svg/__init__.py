"""Draw figures: values in, SVG text out."""
