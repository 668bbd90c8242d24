"""Figures of the chapter "Search like a machine"."""
