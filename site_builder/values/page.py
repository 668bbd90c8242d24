"""The pages and files of a site, and links between them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from posixpath import dirname, relpath

from site_builder.values.errors import UserError

# In a clone, the templates are beside our packages. In a wheel, they are inside site_builder.
TEMPLATES = Path(str(files("site_builder.templates")))
ELEMENTS = "elements.json"
_FIGURES = Path(__file__).parents[1] / "figures"
# The folders with figures that only this site has.
added_figures: list[Path] = []


def add_figures(folder: Path | str) -> None:
    """Let the figures of a site's own have templates, scripts and style sheets of their own.

    Parameters
    ----------
    folder
        Each folder in it may have templates. A figure whose class is called ``MyFigure`` has
        the template ``my_figure.html.jinja``. Its folder ``assets`` has scripts and style sheets as
        pages load them, and ``elements.json``, which tells the files that each custom element
        needs: ``{"files": {"my-element": ["my.css", "my.js"]}}``.

    Raises
    ------
    UserError
        If there is no such folder, or if ``elements.json`` cannot be read or names a file that
        is not beside it.
    """
    path = Path(folder).resolve()
    if not path.is_dir():
        raise UserError(f"no folder {folder}: name one that has folders of figures")
    assets = path / "assets"
    for name in {name for needed in read_elements(assets).files.values() for name in needed}:
        # Scripts of the site may need our base script, which is in our own folder.
        if not any((folder / name).is_file() for folder in (assets, TEMPLATES / "assets")):
            raise UserError(f"{assets / ELEMENTS} names {name}, which is not beside it")
    if path not in added_figures:
        added_figures.append(path)


@dataclass(frozen=True, slots=True)
class Elements:
    """The custom elements that the scripts in one folder define."""

    # For each element, the names of the files that it needs: style sheets, then scripts.
    files: Mapping[str, Sequence[str]]
    # The elements whose scripts are loaded only when a reader comes near.
    lazy: frozenset[str] = frozenset()


def read_elements(assets: Path) -> Elements:
    """Read the file ``elements.json`` in the folder `assets`. Without it, return no elements."""
    path = assets / ELEMENTS
    if not path.exists():
        return Elements({})
    try:
        text = json.loads(path.read_text(encoding="utf-8"))
        needed = {name: list(map(str, names)) for name, names in text["files"].items()}
        return Elements(needed, frozenset(text.get("lazy", ())))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        sample = '{"files": {"my-element": ["my.css", "my.js"]}}'
        raise UserError(f"{path} cannot be read ({error!r}): write {sample}") from error


def template_folders() -> Sequence[Path]:
    """Return the folders with templates: the common folder, then the folders of figures."""
    tops = (_FIGURES, *added_figures)
    folders = (_folders_in(top, top.stat().st_mtime_ns) for top in tops)
    return [TEMPLATES, *chain.from_iterable(folders)]


@cache
def _folders_in(top: Path, modified: int) -> Sequence[Path]:
    """Return the folders in `top`, sorted by name.

    `modified` is the time when `top` was last changed. It is a parameter so that the cache notices
    a change.
    """
    return [path for path in sorted(top.iterdir()) if path.is_dir()]


def asset_folders() -> Sequence[Path]:
    """Return the folders with built scripts and style sheets: our own, then the added ones."""
    folders = (top / "assets" for top in added_figures)
    return [TEMPLATES / "assets", *(folder for folder in folders if folder.is_dir())]


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the site before it is rendered."""

    # The source path below the docs folder. `boards/8/8.4.1.md` has the URL `boards/8/8.4.1/`.
    path: str
    # The title in the heading, in the navigation and in the search of the site.
    title: str
    # The file name of the template.
    template: str
    # The values for the template.
    context: Mapping[str, object]
    # The title in browser tabs, bookmarks and search engines.
    headline: str
    # The description for search engines, 20 to 160 letters.
    about: str
    # The path of the picture in previews of links to the page.
    card: str
    # Whether the navigation of the site lists the page.
    listed: bool = False
    # Whether the search of the site can find the page by its title and description.
    searched: bool = False
    # More words by which the search finds the page.
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the site that is not a page."""

    path: str
    content: str | bytes


def built_asset(path: str) -> Asset:
    """Return a script or a style sheet that `make scripts` has built.

    `path` is its path in a site.
    """
    files = (folder / Path(path).name for folder in asset_folders())
    file = next((file for file in files if file.exists()), TEMPLATES / "assets" / Path(path).name)
    return Asset(path, file.read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Links:
    """The links from one page to other pages.

    They are relative, so that a site works in any folder.
    """

    # The source path of the page that contains the links, or the path of its HTML file.
    page: str
    # Whether a link to `a.md` is `a/`, and not `a.html`, as with `use_directory_urls` of MkDocs.
    directory_urls: bool = True
    # A function that returns whether the site has a page with this source path.
    exists: Callable[[str], bool] = lambda path: True
    # The URL of the site, as `site_url` of MkDocs. Empty if it is not known.
    site: str = ""

    def url(self, target: str) -> str:
        """Return the link to the page or file with source path `target`, which may have an anchor.

        >>> Links("boards/8/index.md").url("boards/8/8.4.1.md")
        '8.4.1/'
        >>> Links("boards/8/8.4.1.md").url("boards/11/2.md#11.8.99")
        '../../11/2/#11.8.99'
        >>> Links("boards/8/8.4.1.md", directory_urls=False).url("boards/8/index.md")
        'index.html'
        >>> Links("blog/2026/queens/index.html").url("boards/8/index.md")
        '../../../boards/8/'
        >>> Links("boards/index.md").url("index.md"), Links("index.md").url("reindex.md")
        ('../', 'reindex/')
        """
        path, hash_sign, anchor = target.partition("#")
        source = self._url_path(self.page)
        destination = self._url_path(path)
        base = source if source.endswith("/") else dirname(source)
        link = relpath(destination, base or ".") + ("/" if destination.endswith("/") else "")
        return f"{link}{hash_sign}{anchor}"

    def address(self, target: str) -> str:
        """Return the absolute URL of a page or a file. It is empty if the site's URL is not known.

        >>> Links("index.md", site="https://example.org/club").address("boards/8/8.4.1.md")
        'https://example.org/club/boards/8/8.4.1/'
        """
        return f"{self.site.rstrip('/')}/{self._url_path(target)}" if self.site else ""

    def _url_path(self, path: str) -> str:
        """Return the URL of a source path, relative to the top of the site, which is ``./``."""
        stem = path.removesuffix(".md")
        if stem == path:
            return path
        if not self.directory_urls:
            return f"{stem}.html"
        is_index = f"/{stem}".endswith("/index")
        return f"./{stem}".removesuffix("index") if is_index else f"{stem}/"
