"""What a page tells of itself in its head."""

from __future__ import annotations

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
