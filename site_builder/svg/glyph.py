"""The shape of the queen on boards, as an SVG path."""

from __future__ import annotations

GLYPH_UNITS = 64  # width of a square, in units of the path
BALLS = ((7.5, 20.5), (19, 12.5), (32, 9), (45, 12.5), (56.5, 20.5))
CROWN = (
    "M16 42 8.2 24l9.1 6.5 2-14.5 7.2 12.5L32 12.5l5.5 16 7.2-12.5 2 14.5 9.1-6.5L48 42Q32 37 16 42"
    "zm.8 3.3q15.2-4.8 30.4 0l-1 3.9q-14.2-4.2-28.4 0zM13 57.5q0-4.5 5-5.7 14-3 28 0 5 1.2 5 5.7z"
)
BALL = 3.7
# All parts turn the same way: otherwise there would be holes where two overlap.
QUEEN = CROWN + "".join(
    f"M{x - BALL:g} {y}a{BALL} {BALL} 0 1 1 {2 * BALL} 0 {BALL} {BALL} 0 1 1-{2 * BALL} 0z"
    for x, y in BALLS
)
