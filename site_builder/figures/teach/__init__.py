"""Worksheets for lessons: one page of paper each, and their answers on another."""
