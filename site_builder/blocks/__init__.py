"""Markdown blocks: find them in a page, parse their text, and render their figures."""
