"""The text of PDF files that Chromium has printed."""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping

OBJECT = re.compile(rb"^(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL | re.MULTILINE)
STREAM = re.compile(rb"stream\r?\n(.*)\r?\nendstream", re.DOTALL)


def page_texts(pdf: bytes) -> list[str]:
    """Return the text of each page of a PDF, with a space between separately drawn pieces."""
    objects = {int(number): content for number, content in OBJECT.findall(pdf)}
    pages = [content for content in objects.values() if re.match(rb"<</Type /Page\b", content)]
    return [_page_text(page, objects) for page in pages]


def _page_text(page: bytes, objects: Mapping[int, bytes]) -> str:
    fonts = {
        name: _letters(objects[_reference(objects[int(number)], b"ToUnicode")])
        for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", page)
    }
    runs = []
    for run in re.findall(
        rb"BT\n.*?ET", _stream(objects[_reference(page, b"Contents")]), re.DOTALL
    ):
        text = ""
        font = b""
        for name, glyphs in re.findall(rb"/(F\d+) \S+ Tf|<([0-9A-F]+)> Tj", run):
            font = name or font
            codes = re.findall(rb"....", glyphs)
            text += "".join(fonts[font][int(code, 16)] for code in codes)
        runs.append(text)
    return " ".join(runs)


def _reference(content: bytes, key: bytes) -> int:
    match = re.search(rb"/%s (\d+) 0 R" % key, content)
    assert match, key
    return int(match[1])


def _stream(content: bytes) -> bytes:
    match = STREAM.search(content)
    assert match, content[:80]
    return zlib.decompress(match[1])


def _letters(content: bytes) -> Mapping[int, str]:
    """Return the character of each glyph of a font, from its table ToUnicode."""
    letters = dict[int, str]()
    for line in _stream(content).decode("ascii").splitlines():
        numbers = [int(number, 16) for number in re.findall("<([0-9A-F]+)>", line)]
        match numbers:
            case [glyph, letter]:
                letters[glyph] = chr(letter)
            case [first, last, letter]:
                for glyph in range(first, last + 1):
                    letters[glyph] = chr(letter + glyph - first)
    return letters
