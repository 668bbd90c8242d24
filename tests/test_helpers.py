"""The helpers of tests find what they are made to find."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from unittest.mock import Mock

import pytest
from playwright.sync_api import Page

from site_builder.programs import browser as programs
from tests.helpers import brought_browser
from tests.helpers.browser import launched
from tests.helpers.markup import SVG, read_page, sound_part
from tests.helpers.site import shared
from tests.helpers.visits import sizes


def test_browser_is_that_of_the_environment_or_an_error_with_a_remedy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    playwright = Mock()
    monkeypatch.setenv("QUEENS_BROWSER", "/opt/mine")
    launched(playwright)
    assert playwright.chromium.launch.call_args.kwargs["executable_path"] == "/opt/mine"
    monkeypatch.delenv("QUEENS_BROWSER")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(programs, "PATHS", ())
    with pytest.raises(FileNotFoundError, match="install chromium, or name one in QUEENS_BROWSER"):
        launched(playwright)


def test_a_system_for_which_no_browser_can_be_brought_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(brought_browser, "find_browser", lambda: None)
    monkeypatch.setattr(brought_browser, "BROWSER", tmp_path / "none")
    monkeypatch.setattr(brought_browser.platform, "machine", lambda: "aarch64")
    with pytest.raises(SystemExit, match="Please install Chromium, Chrome or Edge"):
        brought_browser.bring_browser()


FAULTS = {
    "unclosed": "<div><p>a",
    "closed too late": "<b><i>a</b></i>",
    "never begun": "a</span>",
    "twice": '<p id="a" id="b">a</p>',
    "block in a paragraph": "<p><ul></ul></p>",
    "link in a link": '<a href="a"><a href="b">a</a></a>',
    "block in a table": "<table><div>a</div></table>",
    "text in a table": "<table>a</table>",
    "cell without its row": "<table><td>a</td></table>",
    "bare <": "a <1",
    "bare &": "a&copy b",
    "unknown name": "&queen;",
    "unclosed comment": "<!-- a",
    "empty as in XML": "<span/>a",
    "no end of a quote": '<a href="a>b</a>',
    "left open in a drawing": "<svg><g></svg>",
    "HTML in a drawing": "<svg><p>a</p></svg>",
    "HTML in a choice": "<select><option><b>a</b></option></select>",
    "end of the page": "</body>",
    "unclosed where no script runs": "<noscript><p><b>a</p></noscript>",
    "never ends where scripts run": "<noscript><p>a</p>",
}
SOUND = '<p hidden>a &amp; b</p><svg><title>c</title><path d="M0 0"/></svg><ul><li>d<li>e</ul>'


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_faults_are_found_in_pages_and_parts(fault: str) -> None:
    sound, broken = (
        f"<!doctype html><title>a</title><body>{part}</body></html>" for part in (SOUND, fault)
    )
    assert read_page(sound)[1] == []
    assert read_page(broken)[1] != []
    with pytest.raises(AssertionError):
        sound_part(fault)


@pytest.mark.parametrize("doctype", ["", '<!doctype html public "-//W3C//DTD HTML 4.01//EN">'])
def test_missing_doctype_is_a_fault(doctype: str) -> None:
    assert read_page(f"{doctype}<title>a</title>")[1] != []


def test_tree_has_noscript_and_svg_elements() -> None:
    root = sound_part(f"{SOUND}f<!-- g --><noscript>h</noscript><template><i>j</i></template>")
    assert "".join(root.itertext()) == "a & bcdefhj"
    assert [each.tag for each in root] == ["p", f"{SVG}svg", "ul", "noscript", "template"]
    assert [dict(each.attrib) for each in (root[0], root[1][1])] == [{"hidden": ""}, {"d": "M0 0"}]


TABLE = """<main><details><table style="table-layout: fixed; width: 160px; font: 16px monospace">
<tr><td style="white-space: nowrap">{words}<td>8</table></details></main>"""


@pytest.mark.soak
@pytest.mark.parametrize(
    ("words", "overlaps"),
    [("queen", []), ("eight queens", ["on its neighbour: eight queens"])],
)
def test_overlapping_cells_are_found(desk: Page, words: str, overlaps: list[str]) -> None:
    # Scripts of the page that another test left would look for what is no longer there.
    desk.goto("about:blank")
    desk.set_content(TABLE.format(words=words))
    assert sizes(desk).cells == overlaps


def test_shared_folder_is_made_once(tmp_path: Path) -> None:
    folders: list[Path] = []

    def make(folder: Path) -> None:
        folder.mkdir()
        folders.append(folder)

    threads = [Thread(target=shared, args=(tmp_path / "site", make)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(folders) == 1


def test_shared_folder_that_failed_is_not_awaited(tmp_path: Path) -> None:
    def fail(folder: Path) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        shared(tmp_path / "site", fail)
    with pytest.raises(AssertionError, match="another process could not make it"):
        shared(tmp_path / "site", fail)
