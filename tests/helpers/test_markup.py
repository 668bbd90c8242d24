"""What of a page is unsound is found, and its tree is what a browser makes of it."""

from __future__ import annotations

import pytest

from tests.helpers.markup import SVG, read_page, sound_part

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
