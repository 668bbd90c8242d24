"""Worksheets to print, and the form that makes more of them."""
