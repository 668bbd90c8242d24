"""Python code has no golf, and docstrings and comments use plain words."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from tests.helpers.sources import PACKAGES, ROOT, list_files, parse_file

FOLDERS = (*PACKAGES, "benchmarks", "frontend/src", "frontend/tests", "tests", "theme", "tools")
# Folders that are not checked, because lessons print the sources of the methods, and scripts in
# `assets` are built.
EXEMPT = ("cy_core/methods/", "exhibits/assets/", "theme/assets/")

OPENER = re.compile(r"(?:What|Where|Of|Those|That|The same|None|Likewise|Its?|They)\b")
# The last alternative matches only lower case, because None is a value.
WORD = re.compile(r"\b(?:(?i:nobody|whoever|those of|that of|so many|in vain|likewise)|is none)\b")
# The text of a comment in a script: a block, or lines that follow each other.
SCRIPT_COMMENT = re.compile(r"(?<!\S)(?:/\*.*?\*/|//[^\n]*(?:\n[ \t]*//[^\n]*)*)", re.DOTALL)
DISPLAYS = (ast.List, ast.Tuple, ast.Set)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def plain_files(*suffixes: str) -> list[Path]:
    """Return the files with one of these suffixes that the tests below check."""
    paths = list_files(*suffixes, under=FOLDERS)
    return [path for path in paths if not path.as_posix().startswith(EXEMPT)]


def is_display_of_one_starred(node: ast.AST) -> bool:
    """Return whether a node is a conversion such as `[*x]`, `(*x,)`, `{*x}` or `{**x}`."""
    if isinstance(node, ast.Dict):
        return node.keys == [None]
    if not isinstance(node, DISPLAYS):
        return False
    return len(node.elts) == 1 and isinstance(node.elts[0], ast.Starred)


def is_loop_over_one(node: ast.AST) -> bool:
    """Return whether a node loops over a literal with one element."""
    if not isinstance(node, (ast.For, ast.comprehension)):
        return False
    return isinstance(node.iter, DISPLAYS) and len(node.iter.elts) == 1


def is_match_with_one_case(node: ast.AST) -> bool:
    """Return whether a node is a match statement that an `if` could replace."""
    return isinstance(node, ast.Match) and len(node.cases) == 1


def is_nested_conditional(node: ast.AST) -> bool:
    """Return whether a node is a conditional expression with another one as a part."""
    if not isinstance(node, ast.IfExp):
        return False
    return any(isinstance(part, ast.IfExp) for part in (node.test, node.body, node.orelse))


def is_truth_value(node: ast.expr) -> bool:
    """Return whether an expression is a comparison, a negation or a call of `bool`."""
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Not)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "bool"
    return isinstance(node, ast.Compare)


def is_product_with_truth_value(node: ast.AST) -> bool:
    """Return whether a node multiplies by a truth value, where a conditional is clearer."""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Mult):
        return False
    return is_truth_value(node.left) or is_truth_value(node.right)


def is_assignment_of_three(node: ast.AST) -> bool:
    """Return whether a node assigns three or more values that it lists."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Tuple):
        return False
    tuples = (target for target in node.targets if isinstance(target, ast.Tuple))
    return any(len(target.elts) >= 3 for target in tuples)


def is_indexed_literal(node: ast.AST) -> bool:
    """Return whether a node indexes a literal by a value that varies."""
    if not isinstance(node, ast.Subscript):
        return False
    if not isinstance(node.value, (*DISPLAYS, ast.Dict, ast.Constant, ast.JoinedStr)):
        return False
    constants = (ast.Constant, ast.Slice, ast.UnaryOp, ast.USub)
    return not all(isinstance(part, constants) for part in ast.walk(node.slice))


GOLF = {
    "a conversion: use list(), tuple(), set() or dict()": is_display_of_one_starred,
    "a loop over one element": is_loop_over_one,
    "a match with one case": is_match_with_one_case,
    "a conditional expression in another": is_nested_conditional,
    "a product with a truth value": is_product_with_truth_value,
    "three assignments in one": is_assignment_of_three,
    "an index into a literal": is_indexed_literal,
}


def find_golf(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of each form of `GOLF` in a tree."""
    # `tuple[*types]` is a type, not a conversion.
    types = {node.slice for node in ast.walk(tree) if isinstance(node, ast.Subscript)}
    for node in ast.walk(tree):
        for form, is_form in GOLF.items():
            if is_form(node) and node not in types:
                line = node.iter.lineno if isinstance(node, ast.comprehension) else node.lineno
                yield line, form


def python_texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each docstring and comment of a Python file."""
    for node in ast.walk(parse_file(path)):
        if isinstance(node, DOCUMENTED) and (docstring := ast.get_docstring(node)):
            yield node.body[0].lineno, docstring
    yield from python_comments((ROOT / path).read_text(encoding="utf-8"))


def python_comments(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each comment; comments on consecutive lines are one."""
    block: list[tokenize.TokenInfo] = []
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            follows = block and block[-1].start == (token.start[0] - 1, token.start[1])
            if block and not follows:
                yield joined(block)
                block = []
            block.append(token)
    if block:
        yield joined(block)


def joined(block: list[tokenize.TokenInfo]) -> tuple[int, str]:
    """Return the first line and the text of a comment on consecutive lines."""
    return block[0].start[0], " ".join(token.string.lstrip("#: ") for token in block)


def script_texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each comment of a script."""
    text = (ROOT / path).read_text(encoding="utf-8")
    for match in SCRIPT_COMMENT.finditer(text):
        lines = [line.strip(" /*") for line in match[0].splitlines()]
        yield text.count("\n", 0, match.start()) + 1, " ".join(lines).strip()


def test_python_files_have_no_golf() -> None:
    golf = [
        f"{path}:{line}: {form}"
        for path in plain_files(".py", ".pyi")
        for line, form in find_golf(parse_file(path))
    ]
    assert golf == []


@pytest.mark.parametrize("suffix", [".py", ".pyi", ".js"])
def test_docstrings_and_comments_use_plain_words(suffix: str) -> None:
    texts = script_texts if suffix == ".js" else python_texts
    unclear = [
        f"{path}:{line}: {text}"
        for path in plain_files(suffix)
        for line, text in texts(path)
        if OPENER.match(text) or WORD.search(text)
    ]
    assert unclear == []


# For each piece of code, the beginning of the name of its form in GOLF.
GOLFED = {
    "[*a]": "a conversion",
    "(*a,)": "a conversion",
    "{*a}": "a conversion",
    "{**a}": "a conversion",
    "[b for a in [c] for b in a]": "a loop over one element",
    "for a in (b,): pass": "a loop over one element",
    "match a:\n case b: pass": "a match with one case",
    "a if b else c if d else e": "a conditional expression in another",
    "a * (b == c)": "a product with a truth value",
    "bool(a) * b": "a product with a truth value",
    "a * (not b)": "a product with a truth value",
    "a, b, c = 1, 2, 3": "three assignments in one",
    "(a, b)[c]": "an index into a literal",
    "'s'[: a > 1]": "an index into a literal",
    "{1: a}[b]": "an index into a literal",
}
PLAIN = ["[*a, *b]", "f(*a)", "tuple[*a]", "[a][0]", "a, b, c = d", "a * b"]


@pytest.mark.parametrize("line", GOLFED)
def test_golf_is_found(line: str) -> None:
    ((_, form),) = find_golf(ast.parse(line))
    assert form.startswith(GOLFED[line])


@pytest.mark.parametrize("line", PLAIN)
def test_plain_code_is_not_golf(line: str) -> None:
    assert list(find_golf(ast.parse(line))) == []


def test_comments_on_consecutive_lines_are_one_text() -> None:
    assert list(python_comments("# a\n# b\nc = '# d'  # e\n")) == [(1, "a b"), (3, "e")]
    scripts = [match[0] for match in SCRIPT_COMMENT.finditer("/* a */\n  // b\n  // c\n'http://d'")]
    assert scripts == ["/* a */", "// b\n  // c"]
