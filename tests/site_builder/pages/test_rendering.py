"""Templates, page heads, cards, and clashes with files of the site's owner."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from mkdocs.utils.meta import get_data

from site_builder.pages import rendering
from site_builder.pages.cards import cards, lesson_card, png
from site_builder.pages.clashes import OwnerFiles, clash_messages
from site_builder.pages.head import Head, tags, with_tags
from site_builder.pages.loading import element_files, template_assets, with_files
from site_builder.pages.site import build_site
from site_builder.svg.card import PreviewCard
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.page import Asset, Links, Page, template_folders
from site_builder.values.site_paths import SitePaths
from tests.helpers.markup import parse_page
from tests.helpers.sources import ROOT

HERE = Links("index.md")


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Return a function that renders the text of a template, with the value `<b>` for `word`."""
    monkeypatch.setattr(rendering, "template_folders", lambda: [tmp_path])

    def render(text: str) -> str:
        (tmp_path / "mine.html.jinja").write_text(text, encoding="utf-8")
        return rendering.render("mine.html.jinja", {"word": "<b>"}, HERE)

    return render


def test_text_is_escaped(template: Callable[[str], str]) -> None:
    assert template("{{ word }}") == "&lt;b&gt;"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("one\n{{ wrod }}", "mine.html.jinja, line 2: 'wrod' is undefined$"),
        (
            '{% from "other.html.jinja" import m %}{{ m() }}',
            "other.html.jinja, line 3: 'no' is undefined$",
        ),
        ("\n{% if %}", "mine.html.jinja, line 2: "),
        ('{% include "gone.html.jinja" %}', "mine.html.jinja, line 1: 'gone.html.jinja'"),
    ],
)
def test_a_mistake_is_named_with_its_template_and_line(
    text: str, message: str, template: Callable[[str], str], tmp_path: Path
) -> None:
    (tmp_path / "other.html.jinja").write_text("{% macro m() %}\n\n{{ no }}{% endmacro %}")
    with pytest.raises(UserError, match=f"^template {message}"):
        template(text)


@pytest.mark.parametrize("error", [KeyError("<b>"), UserError("n must be a number, got <b>")])
def test_error_in_a_filter_is_raised_unchanged(
    error: Exception, template: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(word: str) -> str:
        raise error

    template("")
    monkeypatch.setitem(rendering._environment().filters, "columns", broken)
    with pytest.raises(type(error), match="<b>") as caught:
        template("{{ word | columns }}")
    assert caught.value is error


LEARN = ROOT / "content" / "learn"
SMALL = SiteConfig(galleries=range(4, 6), long_galleries=range(13, 14), solution_pages=4)


@pytest.fixture(scope="module")
def site_cards() -> dict[str, str | bytes]:
    """Return the preview cards of a small site, by path."""
    return {asset.path: asset.content for asset in cards(SitePaths(SMALL))}


def test_overview_galleries_and_solutions_have_a_card_each(
    site_cards: dict[str, str | bytes],
) -> None:
    galleries = [f"boards/{n}/card.png" for n in (4, 5, 13)]
    assert list(site_cards) == ["boards/card.png", *galleries, "boards/4/4.2.1-card.png"]
    assert len(set(site_cards.values())) == len(site_cards)
    for content in site_cards.values():
        assert_fits(content)


def assert_fits(content: str | bytes) -> None:
    """Assert that a card is a PNG of the size that pages declare, and small."""
    assert isinstance(content, bytes)
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert len(content) < 60_000


def test_cards_use_our_fonts_and_are_reproducible() -> None:
    first, second = (PreviewCard(head, "queens", (), ((1, (0,)),)) for head in "89")
    assert png(first) != png(second), "without a font no letter is drawn"
    assert png.__wrapped__(first) == png(first)


def test_every_page_links_to_an_existing_card(site_cards: dict[str, str | bytes]) -> None:
    items = list(build_site(SMALL))
    named = {item.card for item in items if isinstance(item, Page)}
    assert named == {item.path for item in items if isinstance(item, Asset)} & set(site_cards)
    without = build_site(replace(SMALL, cards=False))
    assert not [item.path for item in without if item.path.endswith(".png")]


def test_every_chapter_has_a_picture_of_its_own_in_letters_of_the_fonts() -> None:
    pages = [get_data(path.read_text("utf-8")) for path in LEARN.glob("*.md")]
    chapters = {meta["card"]: text for text, meta in pages if "card" in meta}
    assert len(chapters) == sum("can" in meta for _, meta in pages)
    for picture, text in chapters.items():
        assert re.search("^# [A-Za-z0-9 .,:=()-]+$", text, re.MULTILINE)
        assert_fits(lesson_card(picture, "Place queens", "Chapter 1 of 10"))
    with pytest.raises(UserError, match=r"^unknown picture king: choose one of reach,"):
        lesson_card("king", "Place kings", "")


def owner_files(*paths: str) -> OwnerFiles:
    """Return files that the owner of a site has at these paths of the built site."""
    return OwnerFiles((path, path) for path in paths)


@pytest.mark.parametrize(
    ("owner", "ours"),
    [
        ("boards/index.html", "boards/index.html"),
        ("Boards/index.html", "boards/index.html"),
        ("timings/data/mine/a.csv", "timings/data/Mine/a.csv"),
        ("boards", "boards/4/index.html"),
        ("boards/4", "boards/4/4.2.1.svg"),
        ("assets/queens-atlas.css/mine.txt", "assets/queens-atlas.css"),
    ],
)
def test_clashing_file_is_named(owner: str, ours: str) -> None:
    assert owner_files("index.html", owner).blocking(ours) == owner


def test_other_files_do_not_clash() -> None:
    others = ("boards/4/index.html", "boards.css", "board/index.html", "assets/mine.css")
    files = owner_files("index.html", *others)
    assert files.blocking("boards/index.html") is None
    assert files.blocking("assets/queens-atlas.css") is None


@pytest.mark.parametrize(
    ("ours", "message"),
    [
        (["club/index.md"], "club/index.md: rename it, or move ours by the option folder"),
        (["club/4/a.md", "club/5/a.md"], "club/4/a.md and 1 more: rename it, or move ours by"),
        (["assets/queens-atlas.css"], "atlas.css: rename it, or figures have no style"),
        (["assets/queens-atlas.js"], "atlas.js: rename it, or figures may not work"),
    ],
)
def test_a_clash_names_both_and_a_remedy(ours: list[str], message: str) -> None:
    (clash,) = clash_messages([("mine", path) for path in ours], "club")
    assert clash.startswith("mine is where queens-atlas has ")
    assert message in clash


LINKS = Links("essays/one.md")
PLAY = ["queens-base.css", "queens-play.css", "queens-base.js", "queens-play.js"]


FIND = ["queens-find.css", "queens-finder.css", "queens-finder.js"]


def loaded(html: str) -> list[str]:
    """Return the names of the files that a page with this HTML loads, in order."""
    return re.findall(r'(?:href|src)="../../assets/([^"]+)"', with_files(html, LINKS))


def test_an_element_loads_its_files_within_itself_and_each_file_once() -> None:
    play = "<queens-play>board</queens-play>"
    finder = "<queens-finder>board</queens-finder>"
    assert with_files(play, LINKS).startswith('<queens-play>\n<link rel="stylesheet" href="../')
    assert loaded(play) == PLAY
    assert loaded(play + play) == PLAY
    assert loaded(play + finder) == [*PLAY, *FIND]


def test_a_figure_that_its_script_draws_has_it_at_its_end() -> None:
    row = "<queens-row-number>"
    operations = "<queens-row-operations>"
    one = f"{row}still</queens-row-number>"
    html = with_files(f"{one}{one}{operations}</queens-row-operations>", LINKS)
    scripts = [
        f'<script src="../../assets/queens-{name}.js"></script>\n'
        for name in ("base", "row-number")
    ]
    assert f"still{''.join(scripts)}</queens-row-number>{one}" in html
    assert html.count("<script") == 2


def test_a_figure_far_down_has_its_scripts_in_a_template() -> None:
    editor = "<queens-editor>text</queens-editor>"
    play = "<queens-play>board</queens-play>"
    html = with_files(editor + editor + play, LINKS)
    (later,) = re.findall("<template data-qa-later>(.*)</template>", html)
    assert re.findall(r"assets/([^\"]+)", later) == ["queens-base.js", "queens-editor.js"]
    # The base is named twice: in the template of the editor, and for the other figure, which does
    # not wait for the reader to scroll.
    assert html.count("queens-base.js") == 2
    assert "data-qa-later" not in with_files(editor, LINKS, is_top=True)


def test_a_script_that_a_template_places_stays_there() -> None:
    html = '<queens-course></queens-course>\n<script src="../../assets/queens-course.js"></script>'
    assert with_files(html, LINKS) == html


def test_other_elements_load_nothing() -> None:
    assert with_files("<queens-unknown>1 < 2</queens-unknown>", LINKS).count("assets") == 0


def test_every_element_of_the_sources_has_its_files() -> None:
    folders = ("frontend/src", "site_builder/figures", "exhibits", "exhibits/shared")
    scripts = [path for folder in folders for path in ROOT.glob(f"{folder}/*/queens-*.js")]
    sources = "".join(path.read_text("utf-8") for path in scripts if path.parent.name != "assets")
    assert set(re.findall(r'^define\("([a-z-]+)"', sources, re.M)) == set(element_files())


@pytest.mark.parametrize(
    "path",
    [path for folder in template_folders() for path in sorted(folder.glob("*.jinja"))],
    ids=lambda path: path.name,
)
def test_every_file_that_a_template_names_is_built(path: Path) -> None:
    named = set(re.findall(r"assets/queens-[a-z-]+\.(?:js|css)", path.read_text("utf-8")))
    assert named <= {asset.path for asset in template_assets(path.name)}


def test_macros_of_a_template_count_and_others_do_not() -> None:
    assert "assets/queens-table.js" in {
        asset.path for asset in template_assets("tables.html.jinja")
    }
    assert list(template_assets("cards.html.jinja")) == []


HEAD = Head(
    'Chess & "club"', "8 <queens>", "All", "https://e.org/club/", "https://e.org/club/a.png"
)
PAGE = "<html><head><title>N = 8\n- Club</title></head><body>8 </head></body></html>"


def properties(html: str) -> dict[str, str]:
    """Return the title and the contents of <meta> elements in the head of a page, by name."""
    tree, _ = parse_page(html)
    values = {
        meta.get("property") or meta.get("name"): meta.get("content") for meta in tree.iter("meta")
    }
    return {"title": tree.findtext("head/title"), **values}


def test_texts_in_the_head_are_escaped() -> None:
    result = properties(with_tags(PAGE, HEAD))
    assert result["title"] == '8 <queens> - Chess & "club"'
    assert result["og:title"] == result["og:image:alt"] == "8 <queens>"
    assert result["og:site_name"] == 'Chess & "club"'
    assert result["description"] == result["og:description"] == "All"
    assert result["og:url"] == "https://e.org/club/"
    assert result["og:image"] == "https://e.org/club/a.png"
    assert (result["og:image:width"], result["og:image:height"]) == ("1200", "630")


def test_with_tags_does_not_change_the_body() -> None:
    assert with_tags(PAGE, HEAD).endswith("</head><body>8 </head></body></html>")
    assert with_tags("<p>no page", HEAD) == "<p>no page"


def test_a_site_without_an_address_names_neither_its_pages_nor_pictures() -> None:
    assert "og:url" not in tags(Head("Club", "Boards", "All"))
    assert "image" not in tags(Head("Club", "Boards", "All"))


def test_tags_of_another_plugin_are_not_repeated() -> None:
    theirs = '<meta name="description" content="Theirs"><meta property="og:title" content="Theirs">'
    page = PAGE.replace("<title>", f"{theirs}<title>")
    assert properties(with_tags(page, HEAD)) == {
        "title": '8 <queens> - Chess & "club"',
        "description": "Theirs",
        "og:title": "Theirs",
    }


def test_search_engines_read_what_a_page_is_and_what_is_above_it() -> None:
    schema = {"@type": "Course", "about": "</script>"}
    trail = [("Club", "https://e.org/"), ("Boards", "https://e.org/club/")]
    tree, _ = parse_page(with_tags(PAGE, replace(HEAD, schema=schema, trail=trail)))
    course, crumbs = [json.loads(script.text or "") for script in tree.iter("script")]
    assert course == {
        "@context": "https://schema.org",
        "name": "8 <queens>",
        "description": "All",
        "url": "https://e.org/club/",
        "image": "https://e.org/club/a.png",
        **schema,
    }
    assert [item["name"] for item in crumbs["itemListElement"]] == ["Club", "Boards"]
    assert "<script" not in tags(replace(HEAD, url=""))
