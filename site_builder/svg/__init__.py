"""Figures: values in, SVG text out."""
