"""Figures of the overview of the course."""
