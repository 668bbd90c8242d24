"""The Markdown extension, which draws blocks without a plugin, and in one HTML file."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from html import escape, unescape
from pathlib import Path
from types import SimpleNamespace
from xml.etree.ElementTree import Element

import pytest
from markdown import Markdown, markdown
from playwright.sync_api import Browser, FrameLocator, Page, expect

from site_builder.blocks.extension import figure_html
from site_builder.blocks.one_file import html_file
from site_builder.blocks.registry import draw_block
from site_builder.cli import main
from site_builder.pages.loading import SCRIPT
from site_builder.pages.site import site_stylesheet
from site_builder.svg.board import definitions
from site_builder.values.block import BLOCKS
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.page import Links, built_asset
from tests.helpers.blocks import PUBLIC_BLOCKS
from tests.helpers.browser import open_page
from tests.helpers.markup import SVG, parse_page
from tests.helpers.projects import build_project
from tests.helpers.site import serve
from tests.helpers.sources import ROOT

BOARD = "```queens board\n5.2.1\n```\n"
# Addresses of solution pages, galleries and pictures with 0 as a placeholder: scripts replace it by
# a number, so such a file need not exist.
PATTERNS = re.compile(r"/0/|-0\.svg$")


def html_of(text: str, *extensions: str, **options: object) -> str:
    """Convert a page with Python-Markdown and our extension.

    `extensions` are further extensions, and `options` are options of ours.
    """
    names = ["queens_atlas", *extensions]
    configs = {"queens_atlas": options}
    return str(markdown(text, extensions=names, extension_configs=configs))


def page_of(html: str) -> Element:
    """Parse a page. Fail if its HTML is not valid."""
    tree, faults = parse_page(f"<!doctype html><title>Page</title>{html}")
    assert faults == []
    return tree


def boards(tree: Element) -> list[Element]:
    """Return the drawings of boards inside an element."""
    return [element for element in tree.iter(f"{SVG}svg") if element.get("class") == "qa-board"]


def test_blocks_are_drawn_and_share_a_style_sheet() -> None:
    html = html_of(f"# Club\n\n{BOARD}\n\nText\n\n{BOARD}", "toc", "fenced_code")
    assert len(boards(page_of(html))) == 2
    assert html.count('<link rel="stylesheet"') == 1
    assert html.count("<script") == 1
    assert html.count('id="qa-squares-5"') == 1
    assert "```" not in html


def test_each_page_of_one_converter_has_its_own_figures() -> None:
    converter = Markdown(extensions=["queens_atlas"])
    pages = [converter.reset().convert(text) for text in (BOARD, "Text", BOARD)]
    assert [len(boards(page_of(page))) for page in pages] == [1, 0, 1]
    assert [page.count("stylesheet") for page in pages] == [1, 0, 1]


@pytest.mark.parametrize("extensions", [(), ("fenced_code",), ("pymdownx.superfences",)])
def test_a_mistake_is_shown_below_its_block_and_logged_with_its_line(
    extensions: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    html = html_of(f"# Club\n\n```queens bord\n4.2.1\n```\n\n{BOARD}", *extensions)
    (code,) = page_of(html).iter("code")
    lines = "".join(code.itertext()).split("\n")
    assert lines[:3] == ["```queens bord", "4.2.1", "```"]
    assert lines[3].startswith("queens-atlas: unknown figure bord: ")
    (message,) = caplog.messages
    assert message.startswith("queens-atlas: line 3: unknown figure bord: ")
    assert len(boards(page_of(html))) == 1


def test_a_mistake_ends_a_strict_build() -> None:
    with pytest.raises(UserError, match=r"^line 1: unknown figure bord: "):
        html_of("```queens bord\n```\n", strict=True)


INLINE = "`{queens} nodes bitmap 8`"
WITH_CODE = ["tables", "fenced_code", "pymdownx.inlinehilite"]


@pytest.mark.parametrize(
    "around",
    [
        "It places {} queens.",
        "- *It places {}*",
        "# All {} queens",
        "[{} queens](https://a.org/)",
        "| N | queens |\n|---|---|\n| 8 | {} |",
        "`a` and {} and ``b``",
    ],
)
def test_inline_block_is_replaced_by_its_text(around: str) -> None:
    for extensions in ([], WITH_CODE):
        expected = markdown(around.format("2,056"), extensions=extensions)
        assert html_of(around.format(INLINE), *extensions) == expected
        wrapped = around.format(INLINE.replace(" bitmap", "\nbitmap"))
        assert "|" in around or "#" in around or html_of(wrapped, *extensions) == expected


def test_inline_block_in_a_question_is_replaced_by_its_text() -> None:
    question = "```queens question\nOf {} queens?\nanswer: {}.\n```"
    assert html_of(question.format(INLINE, INLINE)) == html_of(question.format("2,056", "2,056"))


@pytest.mark.parametrize(
    "text",
    [
        f"    {INLINE}",
        f"```\n{INLINE}\n```",
        f"`` {INLINE} ``",
        f"\\{INLINE}",
        "``` `{queens} ```",
        "`{queens}` or `{queens}nodes`",
        "{queens} nodes bitmap 8",
        "{{ nodes bitmap 8 }} and [[nodes bitmap 8]]",
        "`{python} 1`, `queens nodes`, \\\\`a` and `b",
    ],
)
def test_other_code_and_text_stays(text: str) -> None:
    for extensions in ([], WITH_CODE):
        assert html_of(text, *extensions) == markdown(text, extensions=extensions)


def test_mistake_in_an_inline_block_is_shown_as_code_and_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    message = "queens-atlas: {queens} orbits &lt;b&gt; 8: choose one of 1, 2, 4, 8, got &lt;b&gt;"
    text = "Text `{queens} orbits\n<b> 8` *text*"
    assert html_of(text) == f"<p>Text <code>{message}</code> <em>text</em></p>"
    assert [unescape(message)] == caplog.messages
    with pytest.raises(UserError, match=r"^\{queens\} orbits <b> 8: "):
        html_of(text, strict=True)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"asset": "queens"}, "unknown option asset: choose one of assets, strict"),
        ({"assets": 5}, "assets must be the address of a folder, got 5: write assets/queens-atlas"),
        ({"strict": "perhaps"}, "strict must be true or false, got perhaps"),
    ],
)
def test_a_mistake_in_the_options_is_named(options: dict[str, object], message: str) -> None:
    with pytest.raises(UserError) as caught:
        html_of(BOARD, **options)
    assert str(caught.value) == message


def test_the_folder_may_be_anywhere() -> None:
    for folder in ("queens", "../queens/", "/club/queens", "https://a.org/q"):
        html = html_of("```queens race\nmirror bitmap 5\n```\n", assets=folder)
        (first, *_, last) = re.findall(r'href="([^"]*)\.css"', html)
        assert first == f"{folder.rstrip('/')}/queens-atlas"
        assert last == f"{folder.rstrip('/')}/queens-race"
        assert f'folder="{folder.rstrip("/")}/race"' in html


def block_of(name: str) -> str:
    """Return the example of the block type `name` as Markdown."""
    kind, _, subject = name.partition(" ")
    lines = f"{subject} {BLOCKS[name].example}".strip()
    return f"```queens {kind}\n{lines}\n```\n"


@pytest.fixture(scope="module")
def queens(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that `queens assets` has written."""
    folder = tmp_path_factory.mktemp("assets") / "queens"
    assert main(["assets", str(folder)]) == 0
    return folder


def test_the_folder_has_all_that_figures_load(queens: Path) -> None:
    html = html_of("\n".join(map(block_of, PUBLIC_BLOCKS)), "fenced_code", assets="queens")
    assert "queens-atlas:" not in html
    links = [
        element.get("href", "")
        for element in page_of(html).iter("a")
        if not element.get("download")
    ]
    assert [link for link in links if not re.match(r"\?|$|#|queens/", link)] == [], "no pages"
    named = re.findall(r'="(queens/[^"]*)"', html)
    loaded = {path for paths in named for path in paths.split()}
    assert {Path(path).suffix for path in loaded} >= {".css", ".js", ""}
    missing = {path for path in loaded if not (queens.parent / path).exists()}
    assert {path for path in missing if not PATTERNS.search(path)} == set()


RECIPES = (ROOT / "content" / "without-mkdocs.md").read_text(encoding="utf-8")
SPHINX, PLAIN = re.findall(r"^```python\n(.*?)^```$", RECIPES, re.MULTILINE | re.DOTALL)


def test_the_recipe_for_python_draws_a_board() -> None:
    names: dict[str, str] = {}
    exec(PLAIN, names)
    assert len(boards(page_of(names["html"]))) == 1


def test_the_recipe_for_sphinx_replaces_blocks_by_html() -> None:
    names: dict[str, Callable[..., None]] = {}
    exec(SPHINX, names)
    app = SimpleNamespace(env=SimpleNamespace(docname="lessons/one"))
    hidden = f"<!--\n{BOARD}-->\n"
    page, part = ([f"{hidden}<br />\n{BOARD.rstrip()}  \nText\n"] for _ in range(2))
    names["draw_figures"](app, "lessons/one", page)
    # For an included file, MyST passes the name of the page without its folder.
    names["draw_included_figures"](app, Path("parts/part.txt"), "one", part)
    assert page == part
    before, html, after = page[0].split("`````")
    assert (before, after) == (f"{hidden}<br />\n\n", "\n\nText\n")
    assert len(boards(page_of(html.removeprefix("{raw} html")))) == 1
    assert 'href="../_static/queens-atlas/queens-atlas.css"' in html


MKDOCS_YML = """\
site_name: Chess club
theme: {name: mkdocs, highlightjs: false}
plugins: []
markdown_extensions: [queens_atlas]
"""


@pytest.fixture
def club(queens: Path, tmp_path: Path) -> Path:
    """Return a project that uses our Markdown extension, but not our plugin.

    It has a start page with a board, and a page with a stepper in a folder.
    """
    (tmp_path / "docs" / "lessons").mkdir(parents=True)
    (tmp_path / "docs" / "index.md").write_text(f"# Club\n\n{BOARD}", "utf-8")
    stepper = "# Steps\n\n```queens stepper\nbitmap 5\n```\n"
    (tmp_path / "docs" / "lessons" / "steps.md").write_text(stepper, "utf-8")
    (tmp_path / "mkdocs.yml").write_text(MKDOCS_YML, "utf-8")
    shutil.copytree(queens, tmp_path / "docs" / "assets" / "queens-atlas")
    return tmp_path


def check_loaded(site: Path, page: str) -> None:
    """Assert that the folder of `queens assets` has all files that a page loads."""
    html = (site / page).read_text("utf-8")
    values = re.findall(r'="((?:\.\./)*assets/queens-atlas/[^"]*)"', html)
    assert values
    assert [value for value in values if not (site / page).parent.joinpath(value).exists()] == []


def test_mkdocs_needs_no_plugin(club: Path) -> None:
    assert build_project(club).status == 0
    for page in ("index.html", "lessons/steps/index.html"):
        check_loaded(club / "site", page)


def test_a_mistake_fails_a_strict_build_of_mkdocs(club: Path) -> None:
    text = "---\ntitle: Club\n---\n# Club\n\n```queens bord\n```\n\nIt has `{queens} nods 8`.\n"
    (club / "docs" / "index.md").write_text(text, "utf-8")
    done = build_project(club)
    assert done.status == 1
    assert "WARNING -  queens-atlas: index.md, line 6: unknown" in done.err
    assert "index.md, line 9: {queens} nods 8: unknown number nods" in done.err
    assert build_project(club, strict=False).status == 0


def zensical(project: Path) -> str:
    """Build a project with Zensical, and return the messages that Zensical prints."""
    text = "site_name: Club\ntheme: {font: false}\nmarkdown_extensions: [queens_atlas]\n"
    (project / "mkdocs.yml").write_text(text, "utf-8")
    command = [sys.executable, "-m", "zensical", "build"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.mark.slow
@pytest.mark.soak
def test_zensical_draws_boards_and_plays_steppers(club: Path, page: Page) -> None:
    zensical(club)
    steps = "lessons/steps/index.html"
    for name in ("index.html", steps):
        check_loaded(club / "site", name)
    items = json.loads((club / "site" / "search.json").read_text("utf-8"))["items"]
    # The search index must have no text from figures.
    assert [item["text"] for item in items] == ["", ""]
    with serve(club / "site") as root:
        page.goto(f"{root}/{steps}")
        progress = page.locator("[data-qa-part=progress]")
        expect(progress).to_have_text("step 1 of 106")
        # Choose N = 8, because its trace is in a file that must be loaded.
        page.locator("select[data-qa-part=n]").select_option("8")
        expect(progress).not_to_have_text("step 1 of 106")
        # Leave the page while the server still runs, so that the index of its search can be loaded.
        page.goto("about:blank")


@pytest.mark.slow
@pytest.mark.soak
def test_zensical_names_the_page_and_line_of_a_mistake(club: Path) -> None:
    (club / "docs" / "index.md").write_text("# Club\n\n```queens bord\n```\n", "utf-8")
    assert "queens-atlas: index.md, line 3 after any front matter: unknown" in zensical(club)


STEPPER = html_file("Stepper", "```queens stepper\nbitmap 5\n```")
LOADED = re.compile(r'(?:src|href)="(?!#|\?|\$|data:|")[^"]*"|url\((?!#|data:)')


@pytest.mark.parametrize("name", PUBLIC_BLOCKS)
def test_a_file_links_to_nothing_and_loads_nothing(name: str) -> None:
    word, _, subject = name.partition(" ")
    text = f"{subject} {BLOCKS[name].example}".strip()
    html = html_file("Title", f"```queens {word}\n{text}\n```")
    assert "<title>Title</title>" in html
    assert LOADED.findall(html) == []
    assert "data-qa-figure" not in html


def test_only_a_page_has_the_colours_of_pictures_as_attributes() -> None:
    block = "```queens bits\n4 2 0 3 1\n```"
    colors = re.compile(r'="#[0-9a-f]{6}"')
    assert colors.search(html_of(block))
    assert not colors.search(html_file("Bits", block))


def test_a_file_shows_a_source_as_code() -> None:
    html = html_file("Title", "```queens source\nmirror iterative\n```")
    (code,) = parse_page(html)[0].iter("code")
    assert "\ndef iterative(" in "".join(code.itertext())


def test_a_mistake_in_a_block_is_an_error() -> None:
    with pytest.raises(UserError, match=r"^a stepper of bitmap takes N = 4 to 8, got 99$"):
        html_file("Title", "```queens stepper\nbitmap 99\n```")


@pytest.mark.soak
def test_a_stepper_works_from_disk_and_in_a_frame(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "stepper.html").write_text(STEPPER, "utf-8")
    with open_page(browser) as page:
        page.clock.install()
        page.goto((tmp_path / "stepper.html").as_uri())
        step_through(page)
        page.set_content(f'<iframe width="700" height="900" srcdoc="{escape(STEPPER)}"></iframe>')
        step_through(page.frame_locator("iframe"))
        # After 300 milliseconds the stepper writes its step to the address. In a frame without an
        # address this must not fail.
        page.clock.run_for(300)


def step_through(page: Page | FrameLocator) -> None:
    progress = page.locator('[data-qa-part="progress"]')
    expect(progress).to_have_text("step 1 of 106")
    page.get_by_role("button", name="Forward").click()
    expect(progress).to_have_text("step 2 of 106")
    page.locator('[data-qa-part="n"]').select_option("6")
    expect(progress).to_have_text(re.compile("^step 1 of (?!106)"))


WEIGHED: Mapping[str, tuple[str, ...]] = {
    "board": ("board", "4 2 0 3 1"),
    "chart": ("chart", "totals 1-12"),
    "stepper": ("stepper", "bitmap 5"),
    "finder": ("find", "8"),
}
LOADED_AT_ONCE = re.compile(r'<(?:link rel="stylesheet" href|script (?:defer )?src)="([^"]+)"')
PAGE = (ROOT / "content" / "plugin.md").read_text(encoding="utf-8")


def added(name: str, *lines: str) -> tuple[float, float]:
    """Return the kilobytes of a figure with all files that it loads, plain and with gzip.

    `name` is the type of its block, and `lines` are the lines of the block.
    """
    figure = draw_block(name, lines, SiteConfig())
    assert isinstance(figure, Figure)
    html = figure_html(figure, Links("index.md"))
    files = [str(built_asset(path).content) for path in {SCRIPT, *LOADED_AT_ONCE.findall(html)}]
    parts = [f"{definitions(*figure.sizes)}{html}", str(site_stylesheet().content), *files]
    texts = [part.encode() for part in parts]
    compressed = sum(len(gzip.compress(text, 9, mtime=0)) for text in texts)
    return sum(map(len, texts)) / 1000, compressed / 1000


@pytest.mark.parametrize("figure", WEIGHED)
def test_the_stated_weight_of_a_figure_is_true(figure: str) -> None:
    (stated,) = re.findall(rf"^\| {figure} \| (\d+) kB \| (\d+) kB \|", PAGE, re.MULTILINE)
    assert added(*WEIGHED[figure]) == pytest.approx(list(map(int, stated)), rel=0.1)
