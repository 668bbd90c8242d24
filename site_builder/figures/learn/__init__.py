"""Figures that a reader touches before reading, a module for each chapter under ``learn/``."""
