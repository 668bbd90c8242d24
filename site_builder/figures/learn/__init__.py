"""Figures of the chapters under ``learn/``, which a reader touches before reading."""
