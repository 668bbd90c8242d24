"""The Markdown files beside the pages of a site, and `llms.txt`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.helpers.projects import build_site, configure, write_start_page

BOARD = "```queens board\n1 3 0 2\n```\n"
ROWS = ". Q . .\n. . . Q\nQ . . .\n. . Q .\n"
PAGES = {
    "index.md": "# Club\n\nWe meet [weekly](play/games.md#when).\n",
    "play/games.md": f"---\ndescription: Games & more\n---\nSee [home](../index.md)\n\n{BOARD}",
    "play/deep/rules.md": "# Rules\n\n[Paper](../../paper.txt), `{queens} nodes bitmap 4`\n",
    "paper.txt": "Paper",
}
SETTINGS = """\
site_url: https://e.org/club/
site_description: Eight queens & we
nav: [index.md, {Play: [play/games.md, {Deep: [play/deep/rules.md]}, boards/index.md]}]
"""


@pytest.fixture
def club(project: Path) -> Path:
    """Return a project with the three pages of `PAGES`."""
    for path, text in PAGES.items():
        (project / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
        (project / "docs" / path).write_text(text, "utf-8")
    return project


def test_each_page_has_its_text_and_the_index_links_them(club: Path) -> None:
    configure(club, "text: true", SETTINGS)
    site = build_site(club)
    assert (site / "index.md").read_text("utf-8") == (
        "# Club\n\nWe meet [weekly](play/games/index.md#when).\n"
    )
    games = (site / "play/games/index.md").read_text("utf-8")
    assert games.startswith(f"# Games\n\nSee [home](../../index.md)\n\n```text\n{ROWS}Solution")
    solution = (site / "boards/4/4.2.1/index.md").read_text("utf-8")
    assert "More boards: [N = 4](../index.md)." in solution
    rules = (site / "play/deep/rules/index.md").read_text("utf-8")
    assert rules == "# Rules\n\n[Paper](../../../paper.txt), 16\n"
    assert (site / "llms.txt").read_text("utf-8") == (
        "# Chess club\n\n> Eight queens & we\n\n"
        "## Start\n\n- [Club](https://e.org/club/index.md)\n\n"
        "## Play\n\n"
        "- [Games](https://e.org/club/play/games/index.md): Games & more\n"
        "- [Rules](https://e.org/club/play/deep/rules/index.md)\n"
        "- [Boards](https://e.org/club/boards/index.md):"
        " The first solution of the N-Queens problem for each N, and how many there are.\n"
    )


def test_the_text_of_a_page_that_is_a_file_is_beside_it(club: Path) -> None:
    configure(club, "text: true", f"{SETTINGS}use_directory_urls: false")
    site = build_site(club)
    games = (site / "play/games.md").read_text("utf-8")
    assert "See [home](../index.md)" in games
    assert "[Rules](https://e.org/club/play/deep/rules.md)" in (site / "llms.txt").read_text()


def test_without_the_option_there_is_no_file_more(club: Path) -> None:
    configure(club, more=SETTINGS)
    site = build_site(club)
    assert not [*site.rglob("*.md"), *site.rglob("llms.txt")]


READS = """\
from pathlib import Path

def on_page_content(html, page, **kwargs):
    if page.is_homepage:
        texts = html, page.content, page.markdown
        Path(page.file.dest_dir).parent.joinpath("read.txt").write_text("".join(texts))
"""


def test_plugins_that_read_a_page_get_the_text_and_the_search_does_not(project: Path) -> None:
    (project / "reads.py").write_text(READS, "utf-8")
    configure(project, more="hooks: [reads.py]")
    write_start_page(project, f"# Club\n\n{BOARD}")
    site = build_site(project)
    rows = ROWS.replace("\n", "<br>")
    assert (project / "read.txt").read_text("utf-8").count(f"<pre>{rows}Solution 4.2.1.") == 3
    html = (site / "index.html").read_text("utf-8")
    assert "<svg" in html
    assert rows not in html
    index = json.loads((site / "search/search_index.json").read_text("utf-8"))
    assert "Q" not in [word for entry in index["docs"] for word in entry["text"].split()]
