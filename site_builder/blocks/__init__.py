"""Markdown blocks: finding them in a page, their types, and their figures as HTML."""
