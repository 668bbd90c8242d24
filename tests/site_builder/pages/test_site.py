"""Our own site: all links work, pages and files are small, and builds are reproducible."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit
from xml.etree.ElementTree import Element

import pytest
from turbohtml.conformance import check_html

from site_builder.values.config import SiteConfig, read_option
from tests.helpers.markup import SVG, parse_page
from tests.helpers.page_types import FORWARDS
from tests.helpers.projects import our_settings
from tests.helpers.site import SITE_URL, rebuild_atlas
from tests.helpers.sources import ROOT

pytestmark = pytest.mark.slow

MB = 1_000_000
KB = 1_000


@dataclass(frozen=True, slots=True)
class Document:
    """The parts of a page that the tests of the site check: anchors, links, texts, metadata."""

    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)
    errors: list[object] = field(default_factory=list)
    words: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    metadata: dict[str, str] = field(default_factory=dict)
    headings: list[str] = field(default_factory=list)
    skips: list[str] = field(default_factory=list)


@cache
def read(path: Path) -> Document:
    """Parse a page as a browser does."""
    html = path.read_text(encoding="utf-8")
    tree, faults = parse_page(html)
    document = Document(errors=[*faults, *check_html(html).errors])
    for element in tree.iter():
        attributes = element.attrib
        if "id" in attributes:
            document.ids.append(attributes["id"])
        for name, value in attributes.items():
            if name in ("href", "xlink:href", "src"):
                (document.links if element.tag == "a" else document.sources).append(value)
            document.sources.extend(re.findall(r"url\((#[^)]+)\)", value))
        if element.tag in ("title", "h1", "th"):
            document.words[element.tag].append(" ".join(words(element).split()))
        if element.tag == "meta":
            naming = ("property", "name", "http-equiv", "charset")
            name = next(attributes[key] for key in naming if key in attributes)
            assert name not in document.metadata, name
            document.metadata[name] = attributes.get("content", "")
        if element.tag == "h1":
            document.headings.append(attributes.get("id", ""))
        if attributes.get("class") == "atlas-skip":
            document.skips.append(attributes["href"])
    return document


def words(element: Element) -> str:
    """Return the text of an element, without the permalink and the badge in an h1."""
    if element.tag != "h1":
        return "".join(element.itertext())
    parts = [element.text or ""]
    for child in element:
        is_decoration = str(child.get("class")).startswith(("headerlink", "qa-badge"))
        parts += ["" if is_decoration else words(child), child.tail or ""]
    return "".join(parts)


# Anchors that pages lack without their scripts: scripts render the elements, and the links to them.
DRAWN = {"wall"}


def pages(site: Path) -> Iterator[tuple[str, Document]]:
    """Yield every page of the site with its address, except frames and pages that forward."""
    for path in sorted(site.rglob("*.html")):
        address = path.relative_to(site).as_posix().removesuffix("index.html")
        if path.parts[-3] != "embed" and address not in FORWARDS:
            yield SITE_URL + address, read(path)


def target(site: Path, address: str) -> tuple[Path, str]:
    """Return the file that an address of the site leads to, and its anchor or an empty text."""
    path = unquote(re.split("[?#]", address.removeprefix(SITE_URL))[0])
    if not path or path.endswith("/"):
        path += "index.html"
    return site / path, unquote(urlsplit(address).fragment)


def missing(site: Path, address: str) -> bool:
    """Return whether an address of the site has no file, or its file lacks the anchor."""
    path, anchor = target(site, address)
    return not path.is_file() or bool(anchor and anchor not in {*read(path).ids, *DRAWN})


def test_every_link_anchor_and_use_leads_somewhere(site: Path) -> None:
    broken = set()
    for path, page in pages(site):
        for reference in [*page.links, *page.sources]:
            address = urljoin(path, reference)
            if address.startswith(SITE_URL) and missing(site, address):
                broken.add((path, reference))
    assert broken == set()


def test_no_reference_leaves_the_folder_of_the_site(site: Path) -> None:
    # Skip the page for errors: it has absolute addresses, because it is shown at any address.
    strange = {
        (path, reference)
        for path, page in pages(site)
        if not path.endswith("404.html")
        for reference in [*page.links, *page.sources]
        if reference.startswith("/")
    }
    assert strange == set()


def test_nothing_is_loaded_from_another_host(site: Path) -> None:
    foreign = {
        reference
        for path, page in pages(site)
        for reference in page.sources
        if not urljoin(path, reference).startswith(SITE_URL)
    }
    assert foreign == set()
    for sheet in site.rglob("*.css"):
        assert "url(http" not in sheet.read_text(encoding="utf-8"), sheet.name


def test_every_page_is_sound_html_with_each_id_once(site: Path) -> None:
    for path, page in pages(site):
        assert page.errors == [], path
        assert sorted(set(page.ids)) == sorted(page.ids), path


def test_heading_and_title_of_a_page_say_the_same_words(site: Path) -> None:
    """Titles of the home page and of generated pages have further words, for search engines."""
    name = our_settings()["site_name"]
    generated = re.compile(f"{SITE_URL}(?:boards/.*)")
    for path, page in pages(site):
        (heading,) = page.words["h1"]
        (title,) = page.words["title"]
        if path == SITE_URL:
            assert title.startswith(f"{name}: ")
        else:
            # `nav` in mkdocs.yml may name one of our pages differently from its heading.
            assert title.endswith(f" - {name}"), path
            is_same = title == f"{heading} - {name}"
            assert not (is_same and generated.fullmatch(path)), path


def test_every_page_has_a_headline_words_and_a_picture_of_its_own_site(site: Path) -> None:
    metadata = {path: page.metadata for path, page in pages(site) if not path.endswith("404.html")}
    for path, properties in metadata.items():
        assert properties["og:url"] == path
        picture, _ = target(site, properties["og:image"])
        assert picture.read_bytes().startswith(b"\x89PNG"), path
        assert 20 <= len(properties["description"]) <= 160, path
        assert properties["description"] == properties["og:description"], path
    boards = [path for path in metadata if path.startswith(f"{SITE_URL}boards/")]
    names = [metadata[path]["og:title"] for path in boards]
    assert sorted(set(names)) == sorted(names)
    pictures = {properties["og:image"] for properties in metadata.values()}
    sources = [path.read_text("utf-8") for path in (ROOT / "content").rglob("*.md")]
    assert len(pictures) == 1 + 18 + 23 + sum("\ncard: " in source for source in sources)


def test_a_link_skips_to_the_heading_and_tables_name_their_columns(site: Path) -> None:
    for path, page in pages(site):
        (skip,) = page.skips
        assert page.headings[:1] == [skip.removeprefix("#")], path
        assert all(page.words["th"]), path


def test_page_404_links_to_every_gallery(site: Path) -> None:
    (lost,) = (page for path, page in pages(site) if path.endswith("404.html"))
    led = {urljoin(SITE_URL, link) for link in lost.links}
    assert led >= {f"{SITE_URL}boards/{n}/" for n in range(1, 19)}


def test_every_solution_up_to_10_queens_has_a_page_and_other_boards_lead_to_their_view(
    site: Path,
) -> None:
    assert len(list((site / "boards").glob("*/*.*.*/index.html"))) == 161
    page = (site / "boards" / "12" / "2" / "index.html").read_text(encoding="utf-8")
    assert '<a href="../../../find/?label=12.8.100">12.8.100</a>' in page


def test_two_builds_in_separate_processes_are_equal(site: Path, tmp_path: Path) -> None:
    done = rebuild_atlas(tmp_path / "site", output=tmp_path)
    assert done.status == 0, done.err
    first = content(site)
    second = content(tmp_path / "site")
    assert first.keys() == second.keys()
    assert [name for name in first if first[name] != second[name]] == []


def content(site: Path) -> dict[str, bytes]:
    """Return the content of every file by path, except the sitemap, which contains the date."""
    files = (path for path in sorted(site.rglob("*")) if path.is_file())
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in files
        if not path.name.startswith("sitemap.xml")
    }


def test_site_and_galleries_are_small(site: Path) -> None:
    sizes = {name: len(data) for name, data in content(site).items()}
    assert sum(sizes.values()) < 36 * MB
    galleries = {name: n for name, n in sizes.items() if re.fullmatch(r"boards/.*\.html", name)}
    assert {name: n for name, n in galleries.items() if n > 120 * KB} == {}


def test_our_site_asks_for_what_the_command_build_writes() -> None:
    (options,) = (
        each["queens-atlas"] for each in our_settings()["plugins"] if "queens-atlas" in each
    )
    chosen = {name: read_option(name, value) for name, value in options.items()}
    assert SiteConfig(**chosen) == SiteConfig(searchable=True, text=True)


SQUARE = re.compile(r"(?<![\w.-])[a-h][1-8](?![\w-])")
# Names of squares in these elements are ignored: code has variables such as `a1`, and tables list
# squares.
SILENT = {"script", "style", "code", "pre", "template", "table"}


@dataclass
class Section:
    """The texts and boards of a page from one heading to the next."""

    texts: list[str] = field(default_factory=list)
    boards: list[Element] = field(default_factory=list)


def sections(main: Element) -> list[Section]:
    """Split the main part of a page into sections. Texts include the replies of questions."""
    result = [Section()]

    def read(element: Element) -> None:
        if element.tag in ("h2", "h3"):
            result.append(Section())
        if element.tag == f"{SVG}svg":
            result[-1].boards += [element] if uses(element, "squares") else []
        elif element.tag not in SILENT:
            result[-1].texts += [element.text or "", element.get("asked", "")]
            for child in element:
                read(child)
                result[-1].texts.append(child.tail or "")

    read(main)
    return result


def uses(picture: Element, name: str) -> bool:
    """Return whether a picture uses the shared parts `name` of a page, such as `squares`."""
    used = (use.attrib.values() for use in picture.iter(f"{SVG}use"))
    return any(value.startswith(f"#qa-{name}-") for values in used for value in values)


def has_coordinates(board: Element) -> bool:
    """Return whether a board has letters and numbers around it, or its copies, as on a torus."""
    return uses(board, "coordinates") or uses(board, "around")


def test_boards_name_the_squares_that_the_text_names(site: Path) -> None:
    bare = set[str]()
    for path in sorted(site.rglob("index.html")):
        address = path.parent.relative_to(site).as_posix()
        if address.startswith("boards/") or f"{address}/" in FORWARDS:
            # Galleries are skipped, because they are too small for coordinates.
            continue
        page, _ = parse_page(path.read_text("utf-8"))
        for section in sections(next(page.iter("main"))):
            if not SQUARE.search(" ".join(section.texts)):
                continue
            boards = [board for board in section.boards if not has_coordinates(board)]
            bare |= {f"{address}: {board.findtext(f'{SVG}title')}" for board in boards}
    assert not bare
