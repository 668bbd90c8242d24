"""Every command, as a person or a program would type it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from xml.etree import ElementTree

import pytest

import cy_core
from cy_core import Census, format_value, known_census
from site_builder.cli import building
from site_builder.figures.boards.copies import ADDRESSED
from tests.helpers.command_line import Capture, complaint, output
from tests.helpers.sources import ROOT

# count


def test_count_prints_a_table(capsys: Capture) -> None:
    lines = dict(line.split(maxsplit=1) for line in output(capsys, "count", "8").splitlines())
    assert (lines["n"], lines["total"], lines["fundamental"]) == ("8", "92", "12")
    assert lines["orbits"] == "by size  1 of size 4, 11 of size 8"


def test_count_prints_json(capsys: Capture) -> None:
    words = ("count", "8", "--method", "symmetry_elimination", "--form", "iterative", "--json")
    result = json.loads(output(capsys, *words))
    head = ["n", "method", "form", "search", "total"]
    assert list(result) == [*head, "fundamental", "orbits_by_size", "nodes", "seconds"]
    assert (result["method"], result["form"]) == ("symmetry_elimination", "iterative")
    assert (result["total"], result["fundamental"]) == (92, 12)
    assert (result["orbits_by_size"]["4"], result["orbits_by_size"]["8"]) == (1, 11)
    assert result["seconds"] > 0


@pytest.mark.parametrize("search", ["depth-first", "join"])
def test_count_names_its_search(search: str, capsys: Capture) -> None:
    result = json.loads(output(capsys, "count", "12", "--search", search, "--json"))
    assert (result["search"], result["total"]) == (search, 14200)
    chosen = json.loads(output(capsys, "count", "12", "--json"))
    assert chosen["search"] == "depth-first"
    assert json.loads(output(capsys, "count", "8", "--json"))["search"] is None


def test_search_is_refused_with_a_method(capsys: Capture) -> None:
    message = complaint(capsys, "count", "8", "--method", "bitmap", "--search", "join")
    assert message == "bitmap has no search, got join: leave out the method, or the search"


def test_unknown_counts_of_a_method_are_null(capsys: Capture) -> None:
    result = json.loads(output(capsys, "count", "6", "--method", "bitmap", "--json"))
    assert (result["total"], result["fundamental"], result["orbits_by_size"]) == (4, None, None)


def test_count_of_a_board_without_solutions(capsys: Capture) -> None:
    assert json.loads(output(capsys, "count", "3", "--json"))["total"] == 0


def test_count_uses_as_many_threads_as_there_are_cores_and_may_be(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []

    def remembered(n: int, **options: object) -> Census:
        calls.append(options["threads"])
        return known_census(n)

    monkeypatch.setattr(cy_core, "count", remembered)
    for cores in (2, 6, 1536):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        output(capsys, "count", "15")
    output(capsys, "count", "8", "--method", "bitmap")
    assert calls == [2, 6, 1024, 1]


# show


def test_show_prints_board_and_label(capsys: Capture) -> None:
    printed = output(capsys, "show", "5.2.1")
    assert printed.startswith(". . . Q .\nQ . . . .\n")
    assert "3 0 2 4 1" in printed
    assert "d5 a4 c3 e2 b1" in printed
    assert "doubly centrosymmetric" in printed
    assert "identity rotate_90 rotate_180 rotate_270" in printed


def test_show_prints_the_canonical_label(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    typed = " 008.04.0001\n"
    assert json.loads(output(capsys, "show", typed, "--json"))["label"] == "8.4.1"
    assert "\nlabel               8.4.1\n" in output(capsys, "show", typed)
    assert output(capsys, "show", typed, "--svg", str(path)) == ""
    assert ">Solution 8.4.1<" in path.read_text(encoding="utf-8")


def test_show_prints_json(capsys: Capture) -> None:
    result = json.loads(output(capsys, "show", "5.8.1", "--json"))
    assert result == {
        "label": "5.8.1",
        "columns": [4, 2, 0, 3, 1],
        "squares": ["e5", "c4", "a3", "d2", "b1"],
        "orbit_size": 8,
        "symmetry_class": "ordinary",
        "stabilizer": ["identity"],
        "lines": 1,
        "knight_pairs": 5,
        "conflicts": 0,
        "conflicting_queens": 0,
        "conflict_groups": 0,
        "largest_group": 1,
        "translates": 25,
        "diagonal_queens": 2,
        "distance": 4,
        "determining_queens": 2,
    }


def test_show_takes_several_labels(capsys: Capture) -> None:
    assert output(capsys, "show", "4.2.1", "5.2.1", "--as", "columns-0") == "2031\n30241\n"
    objects = output(capsys, "show", "4.2.1", "5.2.1", "--json").splitlines()
    assert [json.loads(each)["label"] for each in objects] == ["4.2.1", "5.2.1"]
    printed = output(capsys, "show", "4.2.1", "5.2.1")
    assert printed == "\n".join(output(capsys, "show", each) for each in ("4.2.1", "5.2.1"))
    assert complaint(capsys, "show", "4.2.1", "5.2.9").startswith("there is no 5.2.9: ")


@pytest.mark.parametrize("option", [("--svg", "b.svg"), ("--svg", "-"), ("--as", "html")])
def test_show_draws_one_board_in_a_file(capsys: Capture, option: tuple[str, str]) -> None:
    message = complaint(capsys, "show", "4.2.1", "5.2.1", *option)
    assert message.endswith(" draws one board, got 2 labels: give one")


@pytest.mark.parametrize("label", ["8.4.1", "12.2.1"])
def test_show_prints_the_copies_of_a_page(capsys: Capture, label: str) -> None:
    cases = json.loads((ROOT / "tests" / "copies.json").read_text(encoding="utf-8"))["cases"]
    (copied,) = [case["copies"] for case in cases if case["label"] == label]
    for kind, text in copied.items():
        site = ("--site", "https://example.org/queens") if kind in ADDRESSED else ()
        assert output(capsys, "show", label, "--as", kind, *site) == f"{text}\n"


def test_show_prints_the_file_of_a_board(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    output(capsys, "show", "8.4.1", "--svg", str(path))
    assert output(capsys, "show", "8.4.1", "--as", "svg") == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("--svg", "b.png"), "--svg writes an SVG, got b.png: name a file that ends with .svg"),
        (("--as", "link"), "link needs the address of a page: add --site URL"),
        (
            ("--as", "fen", "--site", "https://a.b"),
            "--site goes with --as link",
        ),
        (
            ("--as", "html", "--site", "queens"),
            "a site has an address such as https://example.org/queens/, got queens",
        ),
    ],
)
def test_show_refuses_what_it_cannot_write(
    capsys: Capture, words: tuple[str, ...], wrong: str
) -> None:
    assert complaint(capsys, "show", "8.4.1", *words) == wrong


def test_show_writes_a_drawing(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert output(capsys, "show", "8.4.1", "--svg", str(path)) == ""
    root = ElementTree.parse(path).getroot()
    words = [element.text or "" for element in root.iter() if element.text]
    assert "Solution 8.4.1" in words
    assert any(text.startswith("8 queens: ") for text in words)


# table


def test_table_prints_the_classic_columns(capsys: Capture) -> None:
    header, four, five = output(capsys, "table", "4", "5", "--method", "bitmap").splitlines()
    assert header.split() == ["N:", "Total", "Unique", "hh:mm:ss.ms"]
    assert four.split()[:3] == ["4:", "2", "-"]
    assert five.split()[:3] == ["5:", "10", "-"]
    assert len(header) == len(four) == len(five)


def test_table_knows_unique_solutions_where_the_method_does(capsys: Capture) -> None:
    words = ("table", "8", "8", "--method", "symmetry_elimination", "--form", "iterative")
    assert output(capsys, *words).splitlines()[1].split()[:3] == ["8:", "92", "12"]


# build


def test_build_writes_a_docs_folder(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "essays").mkdir()
    (tmp_path / "essays" / "index.md").write_text("# Hello\n")
    docs = tmp_path / "docs"
    words = ("--docs", str(docs), "--content", str(tmp_path / "essays"), "--galleries", "4-5")
    assert output(capsys, "build", *words, "--solution-pages", "4", "--coordinates") == ""
    assert (docs / "boards" / "4" / "4.2.1.md").is_file()
    assert not (docs / "boards" / "5" / "5.8.1.md").exists()
    assert (docs / "index.md").read_text() == "# Hello\n"


def test_build_checks_the_timings_first(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(building, "write_docs", None)
    (tmp_path / "a.json").write_text("{", encoding="utf-8")
    words = ["build", "--docs", str(tmp_path / "new"), "--timings"]
    assert "a.json: not JSON" in complaint(capsys, *words, str(tmp_path))
    (tmp_path / "a.json").unlink()
    (tmp_path / "plans").mkdir()
    (tmp_path / "plans" / "20.json").write_text("{}", encoding="utf-8")
    message = complaint(capsys, *words, str(tmp_path))
    assert message.endswith(
        '20.json must be what queens plan --json writes: "n" is missing: move it away'
    )
    (tmp_path / "a.json").touch()
    message = complaint(capsys, *words, str(tmp_path / "a.json"))
    assert message == f"{tmp_path / 'a.json'} must be a folder, got a file: name another folder"
    message = complaint(capsys, *words, "missing")
    assert message == "there is no folder missing: name another one, or leave out --timings"


def test_build_moves_the_galleries(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "essays").mkdir()
    words = ("--content", str(tmp_path / "essays"), "--galleries", "4", "--folder", "club/queens")
    assert output(capsys, "build", "--docs", str(tmp_path / "docs"), *words) == ""
    assert (tmp_path / "docs" / "club" / "queens" / "4" / "4.2.1.md").is_file()
    assert not (tmp_path / "docs" / "boards").exists()


# wrong input


@pytest.mark.parametrize("n", ["x", "0", "29", "33", "-1", "8.0", ""])
def test_n_must_be_a_board_size(capsys: Capture, n: str) -> None:
    message = complaint(capsys, "count", "--", n)
    assert message == f"n must be a whole number from 1 to 28, got {format_value(n)}"


def test_method_beyond_its_max_n_names_another(capsys: Capture) -> None:
    for words in (["count", "12"], ["table", "4", "12"]):
        error = complaint(capsys, *words, "--method", "brute_force")
        assert error.startswith("brute_force goes up to n = 8, got 12: leave --method out, or use ")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("count 8 --method magic", "method must be one of brute_force, backtracking, "),
        ("count 8 --form circular", "form must be one of recursive, iterative, got circular"),
        (
            "count 8 --form iterative",
            "--form goes with a method, got --form iterative: add --method ",
        ),
        (
            "count 8 --form recursive",
            "--form goes with a method, got --form recursive: add --method ",
        ),
        ("table 4 5 --form recursive", "--form goes with a method, got --form recursive"),
        ("count 8 --resume x", "a ledger keeps counts from N = 15 on, got 8: leave out --resume x"),
        ("count 8 --method bitmap --threads 2", "bitmap runs on one thread, got 2: leave out"),
        ("count 8 --method bitmap --resume x", "only the engine can go on, got --method bitmap"),
        ("count 8 --threads 0", "--threads must be a whole number from 1 to 1024, got 0"),
        (
            "count 8 --threads 100000000",
            "--threads must be a whole number from 1 to 1024, got 1000",
        ),
        ("count", "queens count needs N; see queens count --help"),
        ("count 8 9", "unexpected extra argument (9); see queens count --help"),
        ("count 8 --fast", "no option --fast; see queens count --help"),
        ("count 8 --threads", "option '--threads' requires an argument; see queens count --help"),
        ("solve 8", "no command solve; see queens --help"),
        (
            "list 8 --format xml",
            "format must be one of text, csv, json, npy, parquet, frame, got xml",
        ),
        ("show 8.4.2", "there is no 8.4.2: N = 8 has 1 orbit of size 4"),
        ("show 8", "a label is N.size.rank such as 8.4.1, got 8"),
        ("show x.y.z", "a label is N.size.rank such as 8.4.1, got x.y.z"),
        ("show 0.1.1", "n must be between 1 and 18, got 0"),
        ("identify 0 1 2 3", "the queens on a4 and b3 attack each other: they share a diagonal"),
        ("identify 4 2 0 3 3", "the queens on d2 and d1 attack each other: they share a column"),
        ("identify 4 2 0 3 9", "columns of N = 5 are 0 to 4 or 1 to 5, got 9"),
        (
            "identify b4 d5",
            "a solution of N = 8 has 8 queens, got 2, in b4 d5; see queens identify --help",
        ),
        ("identify 8.8", "a label is N.size.rank such as 8.4.1, got 8.8"),
        ("identify queens", "a board is columns such as 0 4 7 5 2 6 1 3, squares such as a1, "),
        ("identify", "queens identify needs BOARD; see queens identify --help"),
        ("complete a1 b2", "the queens on b2 and a1 attack each other: they share a diagonal"),
        ("complete ....q... --n 5", "the row ....q... has 8 squares, N = 5 has 5"),
        ("complete a1 --n 29", "n must be a whole number from 1 to 28, got 29"),
        ("complete a1 --limit -1", "--limit must be a whole number from 0 to 1000000, got -1"),
        (
            "complete a1 --limit 1000001",
            "--limit must be a whole number from 0 to 1000000, got ",
        ),
        ("table 9 4", "the first n must not exceed the last, got 9 4"),
        ("build", "queens build needs --docs; see queens build --help"),
        ("build --docs new --galleries 4-x", "--galleries must be "),
        ("build --docs new --solution-pages 99", "--solution-pages must be "),
        (
            "build --docs new --boards-per-page x",
            "--boards-per-page must be a whole number from 1 ",
        ),
        ("build --docs new --solution-pages +2", "--solution-pages must be a whole number from 0 "),
        (
            "build --docs new --solution-pages 1_0",
            "--solution-pages must be a whole number from 0 ",
        ),
        ("build --docs new --solution-pages ٢", "--solution-pages must be a whole number from 0 "),
        (
            "build --docs new --content missing",
            "there is no folder missing: name that of your pages with --content",
        ),
    ],
)
def test_bad_input_is_refused_in_one_line(capsys: Capture, line: str, message: str) -> None:
    assert message
    assert complaint(capsys, *line.split()).startswith(message)


def test_unwritable_path_is_refused_in_one_line(capsys: Capture, tmp_path: Path) -> None:
    path = str(tmp_path / "missing" / "file")
    assert complaint(capsys, "list", "8", "--output", path).startswith(f"cannot write {path}: ")
    assert complaint(capsys, "show", "8.4.1", "--svg", path).startswith(f"cannot write {path}: ")
