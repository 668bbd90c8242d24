"""Figures of the chapter "Recursion is a stack"."""
