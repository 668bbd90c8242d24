"""Measured times and speed-ups as text."""

from __future__ import annotations

from site_builder.values.text import SECONDS_OF_SYMBOL


def format_seconds(seconds: float) -> str:
    """Format a duration in three figures, with its unit.

    >>> [format_seconds(s) for s in (2.1e-9, 3.4e-05, 0.0012, 2.3149, 0.99999, 754.2)]
    ['2.10 ns', '34.0 µs', '1.20 ms', '2.31 s', '1.00 s', '754 s']
    """
    rounded = float(f"{seconds:.3g}")
    fitting = (unit for unit, size in SECONDS_OF_SYMBOL.items() if rounded >= size)
    unit = next(fitting, "ns")
    value = seconds / SECONDS_OF_SYMBOL[unit]
    return f"{value:.0f} {unit}" if value >= 1000 else f"{value:#.3g}".rstrip(".") + f" {unit}"


def format_speed(ratio: float) -> str:
    """Return a ratio with two significant digits. From ten on, return a whole number.

    >>> [format_speed(ratio)[:-1] for ratio in (1431.7, 61.4, 9.96, 1, 0.0712, 0.00003)]
    ['1,432', '61', '10', '1.0', '0.071', '0.000030']
    """
    rounded = float(f"{ratio:.2g}")
    if rounded >= 10:
        return f"{ratio:,.0f}\N{MULTIPLICATION SIGN}"
    digits = 1 - int(f"{rounded:e}".partition("e")[2])
    return f"{ratio:.{digits}f}\N{MULTIPLICATION SIGN}"


def classic_line(n: int, total: int, unique: int | None, seconds: float) -> str:
    """Return a line of the table that N-Queens programs print, for below `CLASSIC_HEADER`.

    >>> classic_line(8, 92, None, 0.004)
    ' 8:                 92                 -  00:00:00.00'
    """
    return f"{n:>2}: {total:>18} {'-' if unique is None else unique:>17}  {classic_time(seconds)}"


CLASSIC_HEADER = f"{'N':>2}: {'Total':>18} {'Unique':>17}  hh:mm:ss.ms"


def classic_time(seconds: float) -> str:
    """Return a duration as hours, minutes, seconds and hundredths.

    >>> classic_time(0.123), classic_time(3725.5)
    ('00:00:00.12', '01:02:05.50')
    """
    whole, hundredths = divmod(round(seconds * 100), 100)
    minutes, second = divmod(whole, 60)
    return f"{minutes // 60:02}:{minutes % 60:02}:{second:02}.{hundredths:02}"
