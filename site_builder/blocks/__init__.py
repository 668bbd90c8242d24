"""Figures in Markdown: from the lines of a block to HTML in its place."""
