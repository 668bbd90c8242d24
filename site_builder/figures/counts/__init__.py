"""Boards, orbits and galleries in a page, and charts and tables of counts."""
