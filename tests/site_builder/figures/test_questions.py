"""Questions: their folded parts, and answers that disagree with the core."""

from __future__ import annotations

import json

import pytest

from cy_core import InputError, Symmetry
from site_builder.figures.questions.blocks import CHECKS, computed_answer
from site_builder.pages.rendering import render_figure
from site_builder.values.errors import UserError
from site_builder.values.page import Links
from tests.helpers.blocks import block_figure, parse_figure

QUESTION = ["In five bits, what is `~7`?", "check bits 5: ~7"]
BUG = [
    "Why does it not end?",
    "| while bit:",
    "|     use(bit)",
    "|",
    "| done()",
    "answer: It",
    "is.",
]
WORDS = {
    "bits 5: ~7": "11000",
    "bits 5: x = 01100; -x & x": "00100",
    "number 5: ~7": "-8",
    "mask left 5: 4 2": "01100",
    "mask down 5: 4 2": "00101",
    "mask right 5: 4 2": "00010",
    "mask free 5: 4 2": "10000",
    "next backtracking 5: 0 2": "row 2, column 4",
    "next backtracking 4: 0 2": "back to row 1",
    "next bitmap 4: 1 3 0 2": "solution",
    "next backtracking 5: 0 2 lifted": "row 1, column 3",
    "tries backtracking 5: 0 2": "row 2, column 0",
    "free 4: b4 d3": "a2 a1 c1",
    "stuck 4: a4 d3 b2": "row 1",
    "ones 10110": "3",
    "nodes bitmap 6": "152",
    "solutions 6": "4",
    "fundamental 8": "12",
    "orbit 3 0 2 4 1": "2",
    "label 4 2 0 3 1": "5.8.1",
    "image left_right: 4 2 0 3 1": "0 2 4 1 3",
}


def html_of(*lines: str) -> str:
    """Return the HTML of a question block with these lines."""
    figure = block_figure("question", *lines)
    return render_figure(figure, Links("one.md"))


def test_the_answer_is_folded_and_no_check_is_shown() -> None:
    root = parse_figure(
        block_figure("question", *QUESTION, "answer: `11000`, each bit", "turned round.")
    )
    (fold,) = root.iter("details")
    assert " ".join("".join(fold.itertext()).split()) == "Answer 11000, each bit turned round."
    text = " ".join("".join(root.itertext()).split())
    assert text.startswith("Predict. In five bits, what is ~7? Answer")


def test_backticks_make_code_bars_a_program_and_html_is_escaped() -> None:
    html = html_of("Is `a < b`?", "answer: <b>`x`</b>, and ` alone.")
    assert '<p><b lang="en">Predict.</b> Is <code>a &lt; b</code>?</p>' in html
    assert "<p>&lt;b&gt;<code>x</code>&lt;/b&gt;, and ` alone.</p>" in html
    bug = html_of(*BUG)
    assert "<pre><code>while bit:\n    use(bit)\n \ndone()</code></pre>" in bug
    assert '<b lang="en">Find the bug.</b> Why does it not end?' in bug


def test_a_board_is_drawn_once() -> None:
    checks = ["check mask free 5: 4", "check next bitmap 5: 4"]
    lines = ["Where?", *checks, "answer: `11100`, so row 1, column 2."]
    assert block_figure("question", *lines).sizes == (5,)
    assert html_of(*lines).count("<svg") == 1


@pytest.mark.parametrize("check", WORDS)
def test_each_kind_of_check(check: str) -> None:
    answer = computed_answer(check)
    assert answer.words == WORDS[check]
    assert (answer.picture is not None) == check.startswith(("mask", "next", "tries"))


def test_no_kind_of_check_is_forgotten() -> None:
    assert {check.split()[0] for check in WORDS} == set(CHECKS)


@pytest.mark.parametrize("answer", ["`11001`", "111000", "-11000", "11000.5", "x11000", "nothing"])
def test_contradicting_answer_is_refused(answer: str) -> None:
    with pytest.raises(UserError, match=r"^bits 5: ~7 comes to 11000, got the answer "):
        block_figure("question", *QUESTION, f"answer: {answer}")


@pytest.mark.parametrize(
    ("check", "answer"),
    [
        ("number 5: ~7", "It is \N{MINUS SIGN}8."),
        ("nodes backtracking 8", "2,056 queens"),
        ("nodes backtracking 8", "2056 queens"),
        ("label 4 2 0 3 1", "That is 5.8.1."),
    ],
)
def test_answer_may_have_commas_and_a_minus_sign(check: str, answer: str) -> None:
    assert block_figure("question", "What?", f"check {check}", f"answer: {answer}")


@pytest.mark.parametrize("lines", [["What?"], ["answer: 5"], ["What?", "answer:"], QUESTION[1:]])
def test_a_question_without_its_answer_is_refused(lines: list[str]) -> None:
    with pytest.raises(UserError, match=r"^a question is followed by its answer, got "):
        block_figure("question", *lines)


@pytest.mark.parametrize(
    ("check", "message"),
    [
        ("", "unknown check nothing: choose one of bits, "),
        ("bits ~7", "the width is 1 to 16, got ~7"),
        ("mask up 5: 4", "a mask is left, down, right, free, got up"),
        ("mask left 2: 0 1", "a mask needs a row below its queens, got 2: 0 1: leave one out"),
        ("mask left 4: 4", "the column is 0 to 3, got 4"),
        ("mask left 2: 0 1 0", "N = 2 takes up to 2 queens, got 2: 0 1 0"),
        ("next bitmap 9: 1", "a question takes N = 1 to 8, got 9"),
        ("next bitmap 4: 0 1", "bitmap never goes on from these queens, got 4: 0 1"),
        ("image up: 4 2 0 3 1", f"a symmetry is {', '.join(Symmetry)}, got up"),
    ],
)
def test_mistake_in_a_check_is_refused(check: str, message: str) -> None:
    with pytest.raises((UserError, InputError), match=f"^{message}"):
        computed_answer(check)


def test_formulas_are_left_to_the_script_of_the_page() -> None:
    figure = block_figure("question", "Is $a_1 < 2$?", "answer: x")
    html = render_figure(figure, Links("one.md"))
    assert r'<span class="arithmatex">\(a_1 &lt; 2\)</span>' in html


ASKED = {
    "number": ["number rounds: 3", "reply 2, 4: Not so.", "answer: 3."],
    "bits": ["row x: 0110", "bits -x: 1010", "check bits 4: x = 0110; -x", "answer: So."],
    "squares": ["board 4: b4 d3", "squares: a2 a1 c1", "check free 4: b4 d3", "answer: So."],
    "choice": ["choice: def f(x):", "right: f(x)", "reply def f(x):: No.", "answer: So."],
}


@pytest.mark.parametrize("kind", ASKED)
def test_a_reader_may_answer_in_several_ways(kind: str) -> None:
    figure = block_figure("question", "What?", *ASKED[kind])
    html = render_figure(figure, Links("one.md"))
    (element,) = parse_figure(figure).iter("queens-question")
    question = json.loads(element.get("asked", ""))
    assert question["kind"] == kind
    expected = {
        "number": ["3"],
        "bits": ["1010"],
        "squares": ["a2", "a1", "c1"],
        "choice": ["f(x)"],
    }
    assert question["right"] == expected[kind]
    replies = {"number": {"2": "Not so.", "4": "Not so."}, "choice": {"def f(x):": "No."}}
    assert question["replies"] == replies.get(kind, {})
    assert html.count("<svg") == (kind in {"bits", "squares"}), "readers without script see it"


def test_squares_may_be_clicked_where_a_choice_is_right() -> None:
    board = ["board 6: a6 c5 e4 b3 d2", "square:", "right: Go back"]
    check = "check next backtracking 6: 0 2 4 1 3"
    figure = block_figure("question", "What next?", *board, check, "answer: It goes back.")
    question = figure.asked
    assert question["kind"] == "squares"
    assert question["right"] == question["choices"] == ["Go back"]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["bits: 12"], "a question takes 1 to 16 bits, got 12: write 0"),
        (["number: x"], "a number is written in digits, got x: write number: 22"),
        (["square: a4"], "squares need a board, got none: write board 6: a4 d3"),
        (["board 4: e4", "square: a4"], "a square of N = 4 is a1 to d4, got e4"),
        (["board 4: a4", "square: a5"], "a square of N = 4 is a1 to d4, got a5"),
        (["board 13: a4", "square: a5"], "a question takes N = 1 to 12, got 13"),
        (["row x: abc", "number: 3"], "a question takes 1 to 16 bits, got abc: write 0"),
        (["choice: a"], "a question needs its right answer, got nothing"),
        (["reply 3: No.", "board 4: a4"], "a question needs its right answer, got nothing"),
        (["right:"], "a question needs its right answer, got nothing"),
        (["board 4: b4", "squares:"], "a question needs its right answer, got nothing"),
        (["number: ²"], "a number is written in digits, got ²"),
        (["board 4: b4", "square: c1", "reply c1, z9: No."], "nobody can answer z9"),
        (["bits: 101", "reply 11: No."], "nobody can answer 11"),
    ],
)
def test_mistake_in_how_to_answer_is_refused(lines: list[str], message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}"):
        block_figure("question", "What?", *lines, "answer: So.")


def test_no_square_stands_for_a_solution() -> None:
    with pytest.raises(UserError, match="comes to solution"):
        block_figure("question", "What now?", "check next bitmap 4: 1 3 0 2", "answer: c1")
