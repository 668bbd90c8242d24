"""Frozen values that all other packages share. Modules here also read, write and cache values."""
