"""Questions with folded answers, which the core checks and which a reader may answer first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, NamedTuple

from markupsafe import Markup

from site_builder.figures.boards import AnnotatedBoard
from site_builder.figures.question_checks import CheckedValue, computed_answer
from site_builder.figures.solutions import image_cards
from site_builder.svg.bits import BitLine, stack
from site_builder.svg.board import Board, Square
from site_builder.values.block import Lines, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture
from site_builder.values.inline_markdown import inline_markdown
from site_builder.values.parsing import fundamental_of, size_of, square_of
from site_builder.values.text import column_letter, grouped, squares_text

EXAMPLE = "In five bits, what is `~7`?\ncheck bits 5: ~7\nanswer: `11000`."
MAX_N = 12
KINDS = ("number", "bits", "squares", "square", "right")  # what the right answer is
MAX_WIDTH = 16
NO_RIGHT_ANSWER = "a question needs its right answer, got nothing: write right: 4"


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph, or lines of a program."""

    is_program: bool  # whether it is lines of a program
    text: str  # its lines; of a paragraph its HTML


@dataclass(frozen=True, slots=True)
class QuestionBoard:
    """The board that a question is about."""

    n: int  # its side
    queens: Sequence[Square]
    crosses: Sequence[Square]

    def picture(self, title: str) -> Picture:
        """Draw it with the names of its squares."""
        marks = Board(self.n, self.queens, crosses=self.crosses, coordinates=True)
        description = f"Queens: {squares_text(self.queens)}."
        return AnnotatedBoard(marks, title, description, "").picture()


class Directive(NamedTuple):
    """A line between a question and its answer: ``bits x: 00010110``."""

    key: str
    name: str
    value: str


@block("question", EXAMPLE)
def question(lines: Annotated[Sequence[str], Lines(str)]) -> Figure:
    """A question with a folded answer; the core checks that the answer has what it computes."""
    start = next((index for index, line in enumerate(lines) if line.startswith("answer:")), 0)
    before, (first, *others) = lines[:start], lines[start:] or [""]
    answer = [first.removeprefix("answer:").strip(), *others]
    checks = dict.fromkeys(line for line in before if line.startswith("check "))
    directives = [found for line in before if (found := _directive(line))]
    shown = [line for line in before if line not in checks and not _directive(line)]
    if not shown or not answer[0]:
        rule = "a question is followed by its answer"
        raise UserError(f"{rule}, got {' '.join(lines)[:60]}: write {EXAMPLE!r}")
    right = [each.value for each in directives if each.key in KINDS]
    if not right and any(each.key in ("choice", "reply") for each in directives):
        raise UserError(NO_RIGHT_ANSWER)
    plain = " ".join([*right, *answer]).replace("`", "").replace("\N{MINUS SIGN}", "-")
    findings = [_confirmed(check, plain) for check in checks]
    board, passages = _board(directives), _passages(shown)
    given = [board.picture(shown[0])] if board else _rows(directives)
    context = {
        "kind": "" if right else _kind(passages),
        "question": passages,
        "answer": _passages(answer),
        "pictures": given or _pictures(findings),
        "asked": _asked(directives, board) if right else None,
        "images": [
            image
            for each in directives
            if each.key == "images"
            for image in image_cards(fundamental_of(each.value))
        ],
    }
    sizes = {board.n} if board else {one.n for one in findings if one.n}
    return Figure("question.html.jinja", context, tuple(sorted(sizes)))


def _kind(passages: Iterable[Passage]) -> str:
    """What a reader is to do."""
    return "Find the bug" if any(passage.is_program for passage in passages) else "Predict"


def _confirmed(check: str, answer: str) -> CheckedValue:
    """What a check comes to, if the answer, without its backticks, has it."""
    check = check.removeprefix("check ").strip()
    found = computed_answer(check)
    forms = {found.words, *found.also}
    if found.words.isdigit():
        forms.add(grouped(int(found.words)))
    if not any(re.search(rf"(?<![\w.-]){re.escape(form)}(?![\w-]|\.\w)", answer) for form in forms):
        raise UserError(
            f"{check} comes to {found.words}, got the answer {answer}: mend one of them"
        )
    return found


def _pictures(findings: Iterable[CheckedValue]) -> list[Picture]:
    """The boards that the checks are about, each once."""
    return [*dict.fromkeys(one.picture for one in findings if one.picture)]


def _passages(lines: Sequence[str]) -> tuple[Passage, ...]:
    """Join lines that follow each other into a paragraph, or with a bar before each a program."""
    groups = groupby(lines, key=lambda line: line.startswith("|"))
    return tuple(
        Passage(True, "\n".join(re.sub(r"^\| ?", "", line) or " " for line in group))
        if is_program
        else Passage(False, Markup(inline_markdown(" ".join(group))))
        for is_program, group in groups
    )


# How a reader answers -----------------------------------------------------------------------------


def _directive(line: str) -> Directive | None:
    keys = "|".join([*KINDS, "choice", "reply", "board", "crosses", "row", "images"])
    # A choice may have colons of its own: `choice: def place(row):`.
    match = re.fullmatch(rf"({keys})\b ?(.*?):(?: (.*))?", line)
    return Directive(*match.groups("")) if match else None


def _board(directives: Sequence[Directive]) -> QuestionBoard | None:
    """The board of ``board 6: a4 d3`` and ``crosses: f1``."""
    for each in directives:
        if each.key == "board":
            n = size_of(each.name, 1, MAX_N, "a question takes")
            crosses = [one.value for one in directives if one.key == "crosses"]
            return QuestionBoard(n, _squares(each.value, n), _squares(" ".join(crosses), n))
    return None


def _squares(names: str, n: int) -> list[Square]:
    return [square_of(name, n) for name in names.split()]


def _rows(directives: Sequence[Directive]) -> list[Picture]:
    """The bits that are given, one row below the other: ``row x: 00010110``."""
    rows = [BitLine(each.name, _bits(each)) for each in directives if each.key == "row"]
    description = ", ".join(f"{row.name} {row.bits}".strip() for row in rows)
    return [Picture(stack(rows, title="Bits", description=description))] if rows else []


def _asked(directives: Sequence[Directive], board: QuestionBoard | None) -> Mapping[str, object]:
    """What the script of a question needs to know."""
    answer = next(each for each in directives if each.key in KINDS)
    choices = [each.value for each in directives if each.key in ("choice", "right")]
    kind = {"square": "squares", "right": "choice"}.get(answer.key, answer.key)
    squares = answer.value.split() if kind == "squares" else []
    right = [*squares, *(each.value for each in directives if each.key == "right")]
    if kind == "squares":
        if not board:
            raise UserError("squares are those of a board, got none: write board 6: a4 d3")
        _squares(answer.value, board.n)
    elif kind in ("number", "bits"):
        right = [_bits(answer) if kind == "bits" else answer.value]
    if kind == "number" and not re.fullmatch("[0-9]+", answer.value):
        raise UserError(f"a number is written in digits, got {answer.value}: write number: 22")
    if not all(right) or not right:
        raise UserError(NO_RIGHT_ANSWER)
    replies = {key: each.value for each in directives for key in _reply_keys(each, choices)}
    for reply in replies:
        if reply not in ("", *choices) and not _can_be_answered(reply, kind, right[0], board):
            raise UserError(f"nobody can answer {reply}: mend or leave out its reply")
    return {
        "kind": kind,
        "name": answer.name,  # what stands before the field of a number, or before the bits
        "right": right,
        "needsAll": answer.key == "squares",
        "choices": choices,
        "replies": replies,
        "rows": [[each.name, each.value] for each in directives if each.key == "row"],
        "board": {"n": board.n, "queens": board.queens, "crosses": board.crosses}
        if board
        else None,
    }


def _bits(directive: Directive) -> str:
    if not re.fullmatch(f"[01]{{1,{MAX_WIDTH}}}", directive.value):
        rule = f"bits are 1 to {MAX_WIDTH} digits 0 or 1"
        got = directive.value or "nothing"
        raise UserError(f"{rule}, got {got}: write {directive.key}: 00101")
    return directive.value


def _reply_keys(directive: Directive, choices: Sequence[str]) -> Sequence[str]:
    """The answers that a reply is for: a choice, or ``b4, c4, row 3``; any other if it has none."""
    if directive.key != "reply":
        return []
    return [directive.name] if directive.name in choices else directive.name.split(", ")


def _can_be_answered(reply: str, kind: str, right: str, board: QuestionBoard | None) -> bool:
    """Whether a reader can give this answer, or a square of this row."""
    if kind == "squares" and board:
        ranks = [str(rank) for rank in range(1, board.n + 1)]
        names = [f"{column_letter(column)}{rank}" for column in range(board.n) for rank in ranks]
        return reply in (*names, *(f"row {rank}" for rank in ranks))
    pattern = {"number": "[0-9]+", "bits": f"[01]{{{len(right)}}}"}.get(kind)
    return bool(pattern and re.fullmatch(pattern, reply))
