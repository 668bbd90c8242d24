"""Lines of code that read the data, one for each program.

`tests/site_builder/data/test_examples.py` runs those for NumPy and for a browser; the others were
run by hand, as `content/data.md` says.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReadingLine:
    """One line that reads a file."""

    program: str  # the program that runs it
    code: str  # the line, with `ADDRESS` for the URL of the file
    path: str  # the path of the file below the data folder


EXAMPLES = (
    ReadingLine(
        "pandas",
        'import pandas; df = pandas.read_parquet("ADDRESS")',
        "fundamental.parquet",
    ),
    ReadingLine(
        "pandas without pyarrow",
        'import pandas; df = pandas.read_json("ADDRESS")',
        "fundamental.json",
    ),
    ReadingLine(
        "NumPy",
        "import io, numpy, urllib.request; boards = "
        'numpy.load(io.BytesIO(urllib.request.urlopen("ADDRESS").read()))',
        "8/fundamental.npy",
    ),
    ReadingLine(
        "DuckDB",
        "SELECT n, count(*) FROM 'ADDRESS' GROUP BY n ORDER BY n;",
        "fundamental.parquet",
    ),
    ReadingLine("R", 'boards <- read.csv("ADDRESS")', "fundamental.csv"),
    ReadingLine(
        "Observable",
        'board = fetch("ADDRESS").then(response => response.json())',
        "8/8.4.1.json",
    ),
    ReadingLine("curl", "curl -O ADDRESS", "8.json"),
)
