"""Figures of the blocks that every site has: a folder or a module for each family."""
