"""The block of a question: a reader predicts, then opens the answer."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from site_builder.figures.questions.checks import Finding, finding
from site_builder.values.block_type import Block, BlockType, block_type
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.text import grouped

_EXAMPLE = "In five bits, what is `~7`?\ncheck bits 5: ~7\nanswer: `11000`."


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph, or lines of a program.

    Attributes
    ----------
    is_program : bool
        Which of the two.
    parts : tuple of str
        Its words, every second of them code; of a program the one text.
    """

    is_program: bool
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, the answer, and what the core says of it."""

    asked: tuple[Passage, ...]
    answer: tuple[Passage, ...]
    findings: tuple[Finding, ...]


def _question(block: Block) -> Question:
    checks = [line for line in block.all_lines() if line.startswith("check ")]
    lines = [line for line in block.lines if not line.startswith("check ")]
    place = next((at for at, line in enumerate(lines) if line.startswith("answer:")), 0)
    first, *others = lines[place:] or [""]  # none, where there are checks only
    answer = [first.removeprefix("answer:").strip(), *others]
    if not place or not answer[0]:
        rule = "a question is followed by its answer"
        raise UserError(f"{rule}, got {' '.join(block.lines)[:60]}: write {_EXAMPLE!r}")
    plain = " ".join(answer).replace("`", "").replace("\N{MINUS SIGN}", "-")
    findings = tuple(_confirmed(check, plain) for check in dict.fromkeys(checks))
    return Question(_passages(lines[:place]), _passages(answer), findings)


def _confirmed(check: str, answer: str) -> Finding:
    """What the core finds, if the answer says it, which is given without its backticks.

    Raises
    ------
    UserError
        ``bits 5: ~7 comes to 11000, got the answer ...: mend one of them``.
    """
    asked = check.removeprefix("check ").strip()
    found = finding(asked)
    forms = {found.words} | ({grouped(int(found.words))} if found.words.isdigit() else set())
    if not any(re.search(rf"(?<![\w.-]){re.escape(form)}(?![\w-]|\.\w)", answer) for form in forms):
        raise UserError(
            f"{asked} comes to {found.words}, got the answer {answer}: mend one of them"
        )
    return found


def _passages(lines: Sequence[str]) -> tuple[Passage, ...]:
    """Lines that follow each other as one paragraph; those that begin with a bar as one program."""
    groups = groupby(lines, key=lambda line: line.startswith("|"))
    return tuple(_program([*found]) if bar else _paragraph([*found]) for bar, found in groups)


def _program(lines: Sequence[str]) -> Passage:
    return Passage(True, ("\n".join(re.sub(r"^\| ?", "", line) or " " for line in lines),))


def _paragraph(lines: Sequence[str]) -> Passage:
    *pairs, last = " ".join(lines).split("`")
    if len(pairs) % 2:  # a backtick without another
        last = f"{pairs.pop()}`{last}"
    return Passage(False, (*pairs, last))


def _draw(asked: Question, config: SiteConfig) -> Figure:
    context = {
        "kind": "Find the bug" if any(each.is_program for each in asked.asked) else "Predict",
        "asked": asked.asked,
        "answer": asked.answer,
        "pictures": [*dict.fromkeys(found.picture for found in asked.findings if found.picture)],
    }
    sizes = tuple(sorted({found.n for found in asked.findings if found.n}))
    return Figure("question.html.jinja", context, sizes)


BLOCK_TYPES: Mapping[str, BlockType] = {
    "question": block_type("question", _EXAMPLE, _question, _draw)
}
