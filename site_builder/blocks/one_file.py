"""Figures as one HTML file that works on its own: from disk, from an email, or in a frame."""

from __future__ import annotations

import re
from collections.abc import Mapping
from posixpath import basename
from urllib.parse import quote

from markdown import Markdown

from site_builder.blocks.extension import HostPage, QueensAtlasExtension, fill
from site_builder.pages.rendering import render
from site_builder.pages.site import figure_assets, site_stylesheet
from site_builder.values.errors import UserError
from site_builder.values.page import Links, built_asset

_SHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n?')
_SCRIPT = re.compile(r'<script (?:defer )?src="([^"]+)"></script>\n?')
_DOWNLOAD = re.compile(r'href="([^"]+)" download')
_LINKS = Links("index.md", exists=lambda path: False)


class _Extension(QueensAtlasExtension):
    """The extension for Markdown that is not a page of a site."""

    def filled(self, html: str, page: HostPage) -> str:
        """Return the HTML with its figures.

        The figures load no style sheet, because the file contains it. Therefore the pictures do not
        need colours as attributes.
        """
        return fill(html, self.figures, _LINKS, adapt=str, loads_ours=False)

    def report(self, page: HostPage, line: int, message: str) -> None:
        """Raise a UserError for a mistake in a block."""
        raise UserError(message)


def html_file(title: str, markdown: str) -> str:
    """Convert `markdown` to one HTML file that contains its figures and all that they load."""
    extension = _Extension()
    html = Markdown(extensions=["tables", "fenced_code", extension]).convert(markdown)
    assets = figure_assets(extension.figures.values())
    sheets, scripts = (dict.fromkeys(linked.findall(html)) for linked in (_SHEET, _SCRIPT))
    files = {asset.path: asset.content for asset in assets if isinstance(asset.content, str)}
    inside = {*sheets, *scripts, *_DOWNLOAD.findall(html)}
    context = {
        "title": title,
        "general_styles": site_stylesheet().content,
        "styles": "\n".join(str(built_asset(sheet).content) for sheet in sheets),
        "content": _with_downloads(_SCRIPT.sub("", _SHEET.sub("", html)), files),
        "scripts": [_as_script(str(built_asset(script).content)) for script in scripts],
        "files": {path: text for path, text in files.items() if path not in inside},
    }
    return render("one_file.html.jinja", context, _LINKS)


def _with_downloads(html: str, files: Mapping[str, str]) -> str:
    """Replace links to downloadable `files` by links that contain the files."""

    def link(match: re.Match[str]) -> str:
        path = match[1]
        return f'href="data:text/plain,{quote(files[path])}" download="{basename(path)}"'

    return _DOWNLOAD.sub(link, html)


def _as_script(text: str) -> str:
    """Escape end tags in a script, because they would end its HTML element."""
    return text.replace("</script", r"<\/script")
