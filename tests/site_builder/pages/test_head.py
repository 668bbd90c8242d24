"""What a page tells of itself in its head."""

from __future__ import annotations

import json
from dataclasses import replace

from site_builder.pages.head import Head, tags, with_tags
from tests.helpers.markup import read_page

HEAD = Head(
    'Chess & "club"', "8 <queens>", "All", "https://e.org/club/", "https://e.org/club/a.png"
)
PAGE = "<html><head><title>N = 8\n- Club</title></head><body>8 </head></body></html>"


def properties(html: str) -> dict[str, str]:
    """What stands in the head of a page, by name."""
    tree, _ = read_page(html)
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
    tree, _ = read_page(with_tags(PAGE, replace(HEAD, schema=schema, trail=trail)))
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
