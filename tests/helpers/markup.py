"""Parse HTML as browsers do, and report the errors that browsers would repair."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

from markupever import HtmlOptions, Parser
from turbohtml.treebuild import parse_into

HTML = "http://www.w3.org/1999/xhtml"
SVG = "{http://www.w3.org/2000/svg}"
PAGE = HtmlOptions(exact_errors=True)
FRAGMENT = HtmlOptions(exact_errors=True, fragment_context="div")
DOCTYPE = "<!doctype html>"


class _Builder:
    """A builder that makes the parser return elements of the standard library.

    Only elements of SVG keep their namespace.
    """

    def create_document(self) -> Element:
        return Element("")

    def create_element(
        self, name: str, namespace: str, attributes: tuple[tuple[str, str | None], ...]
    ) -> Element:
        tag = name if namespace == HTML else f"{{{namespace}}}{name}"
        return Element(tag, {key: value or "" for key, value in attributes})

    def create_text(self, data: str) -> str:
        return data

    def _leave_out(self, *data: object) -> None:
        pass

    create_doctype = create_comment = create_pi = _leave_out

    def append(self, parent: Element, child: Element | str | None) -> None:
        if isinstance(child, Element):
            parent.append(child)
        elif child and len(parent):
            parent[-1].tail = (parent[-1].tail or "") + child
        elif child:
            parent.text = (parent.text or "") + child


def parse_page(html: str) -> tuple[Element, list[str]]:
    """Parse a page, and return its element <html> and its errors."""
    tree = parse_into(html, _Builder())[0]
    old = [] if html.lstrip().lower().startswith(DOCTYPE) else ["no doctype, or an old one"]
    return tree, [*old, *_faults(html, tree, PAGE)]


def parse_fragment(html: str) -> Element:
    """Parse a part of a page that must have no errors, and return an element around it."""
    tree = parse_into(f"{DOCTYPE}<body>{html}", _Builder())[0]
    faults = _faults(html, tree, FRAGMENT)
    assert faults == [], faults
    return tree[-1]


def _faults(html: str, tree: Element, options: HtmlOptions) -> list[str]:
    """Return the parse errors, and mistakes that the parser does not report.

    These mistakes are ampersands that are not escaped, and elements in a <select> that only recent
    browsers keep.
    """
    unmarked = re.sub(r"<(script|style)\b.*?</\1>", "", html, flags=re.DOTALL)
    ampersands = re.findall(r"&(?!#|\w+;|\s).{,20}", unmarked)
    dropped = [element.tag for element in tree.iterfind(".//select//*")]
    strange = [f"{tag} in a select" for tag in dropped if tag not in ("option", "optgroup")]
    return [*_errors(html, options), *ampersands, *strange]


def _errors(html: str, options: HtmlOptions) -> list[str]:
    """Return the parse errors with scripts on and off: with scripts, <noscript> holds only text."""
    texts = dict.fromkeys((html, re.sub("</?noscript>", "", html)))
    parsers = [Parser(options).process(text).finish() for text in texts]
    return [error for parser in parsers for error in parser.errors()]
