"""The block of a question with a folded answer, which the core checks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from site_builder.figures.questions.checks import Finding, finding
from site_builder.values.block_type import Block, BlockType, figure_type
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.inline_markdown import inline_markdown
from site_builder.values.text import grouped

_EXAMPLE = "In five bits, what is `~7`?\ncheck bits 5: ~7\nanswer: `11000`."


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph, or lines of a program."""

    is_program: bool  # whether it is lines of a program
    text: str  # The lines; HTML of a paragraph.


def _question(block: Block) -> Figure:
    checks = [line for line in block.all_lines() if line.startswith("check ")]
    lines = [line for line in block.lines if not line.startswith("check ")]
    start = next((index for index, line in enumerate(lines) if line.startswith("answer:")), 0)
    first, *others = lines[start:] or [""]  # none if the block has checks only
    answer = [first.removeprefix("answer:").strip(), *others]
    if not start or not answer[0]:
        rule = "a question is followed by its answer"
        raise UserError(f"{rule}, got {' '.join(block.lines)[:60]}: write {_EXAMPLE!r}")
    plain = " ".join(answer).replace("`", "").replace("\N{MINUS SIGN}", "-")
    findings = [_confirmed(check, plain) for check in dict.fromkeys(checks)]
    question = _passages(lines[:start])
    context = {
        "kind": "Find the bug" if any(passage.is_program for passage in question) else "Predict",
        "question": question,
        "answer": _passages(answer),
        "pictures": [*dict.fromkeys(one.picture for one in findings if one.picture)],
    }
    return Figure(
        "question.html.jinja", context, tuple(sorted({one.n for one in findings if one.n}))
    )


def _confirmed(check: str, answer: str) -> Finding:
    """What a check comes to, if the answer, without its backticks, has it."""
    check = check.removeprefix("check ").strip()
    found = finding(check)
    forms = {found.words} | ({grouped(int(found.words))} if found.words.isdigit() else set())
    if not any(re.search(rf"(?<![\w.-]){re.escape(form)}(?![\w-]|\.\w)", answer) for form in forms):
        raise UserError(
            f"{check} comes to {found.words}, got the answer {answer}: mend one of them"
        )
    return found


def _passages(lines: Sequence[str]) -> tuple[Passage, ...]:
    """Join lines that follow each other into a paragraph, or with a bar before each a program."""
    groups = groupby(lines, key=lambda line: line.startswith("|"))
    return tuple(_program([*group]) if bar else _paragraph([*group]) for bar, group in groups)


def _program(lines: Sequence[str]) -> Passage:
    return Passage(True, "\n".join(re.sub(r"^\| ?", "", line) or " " for line in lines))


def _paragraph(lines: Sequence[str]) -> Passage:
    return Passage(False, Markup(inline_markdown(" ".join(lines))))


BLOCK_TYPES: Mapping[str, BlockType] = {"question": figure_type("question", _EXAMPLE, _question)}
