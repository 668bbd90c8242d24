"""The block of a question: what is shown, what is folded, and answers that the core refuses."""

from __future__ import annotations

import pytest

from site_builder.figures.questions import blocks
from site_builder.figures.questions.blocks import BLOCK_TYPES
from site_builder.figures.questions.checks import Finding
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.page import Links
from tests.helpers.markup import sound_part

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


def question(*lines: str) -> Figure:
    """The block as a figure."""
    figure = BLOCK_TYPES["question"].figure(lines, SiteConfig())
    assert isinstance(figure, Figure)
    return figure


def html_of(*lines: str) -> str:
    """The block as HTML, which Markdown takes as one."""
    figure = question(*lines)
    html = render(figure.template, figure.context, Links("one.md"))
    assert [line for line in html.splitlines() if not line] == []
    return html


def question_texts(*lines: str) -> tuple[str, str]:
    """What stands in sight, and in the fold."""
    root = sound_part(html_of(*lines))
    (fold,) = root.iter("details")
    folded = " ".join("".join(fold.itertext()).split())
    whole = " ".join("".join(root.itertext()).split())
    return whole.removesuffix(folded).strip(), folded


class Line(str):
    """A line that counts how often it is compared."""

    compared = 0
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        Line.compared += 1
        return super().__eq__(other)


def test_a_long_block_compares_each_line_once_or_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    Line.compared, problems = 0, list[str]()
    monkeypatch.setattr(blocks, "finding", lambda check: problems.append(check) or Finding("11000"))
    checks = [Line(f"check bits {5 + number % 2}: ~7") for number in range(300)]
    texts = [Line(f"line {number}") for number in range(300)]
    question("What?", *checks, "answer: `11000`", *texts)
    assert Line.compared <= 2 * len([*checks, *texts])
    assert problems == ["bits 5: ~7", "bits 6: ~7"]


def test_the_answer_is_folded_and_no_check_is_shown() -> None:
    assert question_texts(*QUESTION, "answer: `11000`, each bit", "turned round.") == (
        "Predict. In five bits, what is ~7?",
        "Answer 11000, each bit turned round.",
    )


def test_backticks_make_code_and_html_is_escaped() -> None:
    html = html_of("Is `a < b`?", "answer: <b>`x`</b>, and ` alone.")
    assert '<p><b lang="en">Predict.</b> Is <code>a &lt; b</code>?</p>' in html
    assert "<p>&lt;b&gt;<code>x</code>&lt;/b&gt;, and ` alone.</p>" in html


def test_lines_with_a_bar_become_a_preformatted_program() -> None:
    code = "<pre><code>while bit:\n    use(bit)\n \ndone()</code></pre>"
    assert code in html_of(*BUG)
    assert question_texts(*BUG)[0].startswith("Find the bug. Why does it not end?")


def test_a_board_is_drawn_once() -> None:
    checks = ["check mask free 5: 4", "check next bitmap 5: 4"]
    lines = ["Where?", *checks, "answer: `11100`, so row 1, column 2."]
    assert question(*lines).sizes == (5,)
    assert html_of(*lines).count("<svg") == 1


@pytest.mark.parametrize(
    "answer",
    ["`11001`", "111000", "110001", "-11000", "11000.5", "x11000", "nothing"],
)
def test_contradicting_answer_is_refused(answer: str) -> None:
    with pytest.raises(UserError, match=r"^bits 5: ~7 comes to 11000, got the answer "):
        question(*QUESTION, f"answer: {answer}")


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
    assert question("What?", f"check {check}", f"answer: {answer}")


@pytest.mark.parametrize("lines", [["What?"], ["answer: 5"], ["What?", "answer:"], QUESTION[1:]])
def test_a_question_without_its_answer_is_refused(lines: list[str]) -> None:
    with pytest.raises(UserError, match=r"^a question is followed by its answer, got "):
        question(*lines)


def test_formulas_are_left_to_the_script_of_the_page() -> None:
    assert r'<span class="arithmatex">\(a_1 &lt; 2\)</span>' in html_of(
        "Is $a_1 < 2$?", "answer: x"
    )
