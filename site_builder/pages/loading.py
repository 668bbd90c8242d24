"""The built scripts and style sheets that figures load, found by their custom elements."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path

from site_builder.values.page import (
    Asset,
    Elements,
    Links,
    asset_folders,
    built_asset,
    read_elements,
    template_folders,
)

# The style sheet that every page with figures loads, unchanged.
STYLESHEET = "assets/queens-atlas.css"
SCRIPT = "assets/queens-atlas.js"
# The script for all figures that lit renders.
BASE = "assets/queens-base.js"
# The name of a custom element, which HTML requires to have a hyphen.
ELEMENT_NAME = "[a-z][a-z0-9]*-[a-z0-9-]+"
_ELEMENT = re.compile(rf"</?({ELEMENT_NAME})[^<>]*>")
# The name of a built file or of a custom element in a template.
_NAME = re.compile(rf"queens-[a-z-]+\.(?:js|css)|{ELEMENT_NAME}")
_INCLUDED = re.compile(r"""\{% (?:include|extends|from) "([^"]+)\"""")


def element_files() -> Mapping[str, Sequence[str]]:
    """Return the files that each custom element needs: its style sheets, then its script."""
    return _elements(*asset_folders()).files


@cache
def _elements(*folders: Path) -> Elements:
    """Return the custom elements that the scripts in these folders define."""
    found = [read_elements(folder) for folder in folders]
    return Elements(
        {
            name: [f"assets/{file}" for file in files]
            for elements in found
            for name, files in elements.files.items()
        },
        frozenset[str]().union(*(elements.lazy for elements in found)),
    )


def with_files(html: str, links: Links, *, is_top: bool = False) -> str:
    """Add to `html` the files that its custom elements need, each file once.

    An element that its script renders gets the script at its end, where it runs at once, because
    the text below would move if the element were rendered later. Scripts that `html` already loads
    are not added. The scripts of a lazy element are in a template, and `queens-atlas.js` loads them
    later. If `html` is at the top of its page (`is_top`), no element is lazy.
    """
    loaded = {SCRIPT}
    at_end = defaultdict[str, str](str)

    def element(match: re.Match[str]) -> str:
        tag = match[0]
        name = match[1]
        if tag.startswith("</"):
            return at_end.pop(name, "") + tag
        files = element_files().get(name, ())
        is_lazy = name in _elements(*asset_folders()).lazy and not is_top
        lazy_scripts = ""
        for path in files:
            address = escape(links.url(path))
            if path in loaded or f'src="{address}"' in html:
                continue
            if is_lazy and path.endswith(".js"):
                lazy_scripts += f'<script src="{address}"></script>'
                continue
            loaded.add(path)
            if BASE in files and path.endswith(".js"):
                at_end[name] += f'<script src="{address}"></script>\n'
            else:
                tag += f"\n{loading_tag(path, address)}"
        if lazy_scripts and name not in loaded:
            loaded.add(name)
            at_end[name] = f"<template data-qa-later>{lazy_scripts}</template>\n"
        return tag

    return _ELEMENT.sub(element, html)


def loading_tag(path: str, address: str) -> str:
    """Return the element that loads a style sheet or a script from `address`, escaped for HTML."""
    if path.endswith(".css"):
        return f'<link rel="stylesheet" href="{address}">'
    return f'<script defer src="{address}"></script>'


def template_assets(template: str) -> Iterator[Asset]:
    """Yield the built files that a template names or that its elements need.

    A file may be repeated.
    """
    for name in sorted(_names_in(template)):
        if "." in name:
            yield built_asset(f"assets/{name}")
        else:
            yield from element_assets(name)


def element_assets(name: str) -> Iterator[Asset]:
    """Yield the built files that a custom element needs."""
    yield from (built_asset(path) for path in element_files().get(name, ()) if path != SCRIPT)


@cache
def _names_in(template: str) -> frozenset[str]:
    """Return the names in a template that may be custom elements or built files.

    Templates that it includes are searched, too.
    """
    paths = (folder / template for folder in template_folders())
    text = next(path for path in paths if path.exists()).read_text(encoding="utf-8")
    names = set(_NAME.findall(text))
    included = set(_INCLUDED.findall(text)) - {template}
    return frozenset(names.union(*map(_names_in, included)))
