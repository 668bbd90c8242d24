"""Which lines of a page are a block of ours, and which are only text."""

from __future__ import annotations

import pytest

from site_builder.blocks.extension import find_blocks


def blocks_of(text: str) -> list[tuple[int, int, bool]]:
    """First line, line after the last, and whether closed, of each block that is to be drawn."""
    blocks = find_blocks(text.split("\n"))
    return [(block.first, block.end, block.closed) for block in blocks]


@pytest.mark.parametrize(
    "text",
    [
        "```queens board\n5.2.1\n```",
        "~~~ queens board\n5.2.1\n~~~~~",
        "````queens\tboard  \n5.2.1\n````  ",
        "```queens board\r\n5.2.1\r\n```\r",
        "> ```queens board\n>5.2.1\n> ```",
        "- ```queens board\n  5.2.1\n  ```",
        "\t```queens board\n\t5.2.1\n\t```",
        "- 1. ```queens board\n     5.2.1\n     ```",
        "[^one]: ```queens board\n    5.2.1\n    ```",
        ":   ```queens board\n    5.2.1\n    ```",
        "```{queens board}\n5.2.1\n```",
        "``` { .queens .board }\n5.2.1\n```",
        "```{queens} board\n5.2.1\n```",
        "```Queens board\n5.2.1\n```",
    ],
)
def test_block_spans_its_lines(text: str) -> None:
    assert blocks_of(text) == [(0, 3, True)]
    (block,) = find_blocks(text.split("\n"))
    assert (block.name, block.body) == ("board", ["5.2.1"])


@pytest.mark.parametrize(
    "text",
    [
        "```python\n```queens board\n```",
        "````markdown\n```queens board\n5.2.1\n```\n````",
        "~~~\n```queens board\n5.2.1\n```\n~~~",
        "> ````\n> ```queens board\n> 5.2.1\n> ```\n> ````",
        "``queens board\n5.2.1\n``",
        "```queensland\n```",
        "The block ```queens board is here\n```",
        "```queens board``` in a line",
    ],
)
def test_other_blocks_and_text_are_ignored(text: str) -> None:
    assert blocks_of(text) == []


RAW = ["<!--\n{}\n-->", "  <!-- no\n\n{}\n-->", "<pre>\n{}\n</pre>", "<PRE class='x'>\n{}\n</PRE>"]
RAW += ["<script>\n{}\n</script>", "> <textarea>\n{}\n> </textarea>", "<style>\n{}\n</style>"]


@pytest.mark.parametrize("around", RAW)
def test_a_block_in_a_comment_or_in_raw_html_is_only_text(around: str) -> None:
    for end in ("\n```", ""):
        text = around.format("```queens board\n5.2.1" + end) + "\n```queens board\n4.2.1\n```"
        length = text.count("\n") + 1
        assert blocks_of(text) == [(length - 3, length, True)]


@pytest.mark.parametrize("text", ["<!-- one line -->", "<pre>x</pre>", "<!-- never closed", "<b>"])
def test_single_line_or_unclosed_html_does_not_hide_a_block(text: str) -> None:
    assert blocks_of(f"{text}\n```queens board\n5.2.1\n```") == [(1, 4, True)]


def test_line_of_many_quote_markers_is_read_once() -> None:
    signs = "> " * 1000
    assert blocks_of(f"{signs}text\n> ```queens board\n{signs[2:]}text\n```") == [(1, 3, False)]


def test_unclosed_other_block_does_not_hide_the_next() -> None:
    assert blocks_of("```python\n\n~~~queens board\n5.2.1\n~~~") == [(2, 5, True)]


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("```queens board\n5.2.1\n\n", 2),
        ("> ```queens board\n> 5.2.1\n\n```", 2),
        ("    ```queens board\n    5.2.1\n\nText\n    ```", 2),
        (">     ```queens board\n>     5.2.1\n> Text\n>     ```", 2),
        ("```queens board\n5.2.1\n``", 3),
        ("~~~queens board\n5.2.1\n```", 3),
    ],
)
def test_unclosed_block_ends_with_its_container(text: str, end: int) -> None:
    assert blocks_of(text) == [(0, end, False)]
