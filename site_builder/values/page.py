"""What a site is made of: pages, files beside them, and how one links to another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from posixpath import dirname, relpath

from rcssmin import cssmin
from rjsmin import jsmin

# Where templates really lie: beside the packages in a clone, within site_builder in a wheel.
TEMPLATES = Path(str(files("site_builder.templates")))


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the site before it is HTML.

    Attributes
    ----------
    path : str
        Source path below the docs folder: ``boards/8/8.4.1.md`` has the address
        ``boards/8/8.4.1/``.
    title : str
        What its heading, navigation and the search of the site call it.
    template : str
        File name below ``templates/``.
    context : mapping of str to object
        What the template shows.
    headline : str
        What tabs, bookmarks and those who search the web see.
    about : str
        What it shows, for the same; 20 to 160 letters.
    card : str
        Path of the picture that goes with links to it, among those of `build_site`.
    listed : bool
        Whether navigation and search have it.
    """

    path: str
    title: str
    template: str
    context: Mapping[str, object]
    headline: str
    about: str
    card: str
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the site that is not a page."""

    path: str
    content: str | bytes


def own_asset(path: str, more: str = "") -> Asset:
    """A script or a style sheet of `templates/`, without what only its writers read.

    Parameters
    ----------
    path : str
        Its address below the site; it ends with ``.js`` or ``.css``.
    more : str
        What stands after it in the file of the site.
    """
    text = asset_file(path).read_text(encoding="utf-8") + more
    return Asset(path, jsmin(text) if path.endswith(".js") else cssmin(text))


def asset_file(path: str) -> Path:
    """Where a script or style sheet stands: its address leaves our folders out, so it may move."""
    (file,) = (TEMPLATES / "assets").glob(f"*/{Path(path).name}")
    return file


@dataclass(frozen=True, slots=True)
class Links:
    """How a page links to others: relative to itself, so that a site works below any path.

    Attributes
    ----------
    page : str
        Source path, or path of the HTML file, of the page that holds the links.
    directory_urls : bool
        As ``use_directory_urls`` of MkDocs: ``a.md`` becomes ``a/``, otherwise ``a.html``.
    exists : callable of (str) to bool
        Whether the site has a page with this source path.
    site : str
        Address of the site, with its host, as ``site_url`` of MkDocs; empty if it is not known.
    """

    page: str
    directory_urls: bool = True
    exists: Callable[[str], bool] = lambda path: True
    site: str = ""

    def url(self, target: str) -> str:
        """The link to a page or a file, given by its source path and perhaps an anchor.

        >>> Links("boards/8/index.md").url("boards/8/8.4.1.md")
        '8.4.1/'
        >>> Links("boards/8/8.4.1.md").url("boards/11/2.md#11.8.99")
        '../../11/2/#11.8.99'
        >>> Links("boards/8/8.4.1.md", directory_urls=False).url("boards/8/index.md")
        'index.html'
        >>> Links("blog/2026/queens/index.html").url("boards/8/index.md")
        '../../../boards/8/'
        >>> Links("boards/index.md").url("index.md")
        '../'
        """
        path, hash_sign, anchor = target.partition("#")
        here, there = self._address(self.page), self._address(path)
        base = here if here.endswith("/") else dirname(here)
        link = relpath(there, base or ".") + ("/" if there.endswith("/") else "")
        return f"{link}{hash_sign}{anchor}"

    def address(self, target: str) -> str:
        """The address of a page or a file with its host, to take along; empty if it is not known.

        >>> Links("index.md", site="https://example.org/club").address("boards/8/8.4.1.md")
        'https://example.org/club/boards/8/8.4.1/'
        """
        return f"{self.site.rstrip('/')}/{self._address(target)}" if self.site else ""

    def _address(self, path: str) -> str:
        """The address of a source path from the top of the site, ``./`` for the top itself."""
        stem = path.removesuffix(".md")
        if stem == path:
            return path
        if not self.directory_urls:
            return f"{stem}.html"
        is_index = f"/{stem}".endswith("/index")
        return f"./{stem}".removesuffix("index") if is_index else f"{stem}/"
