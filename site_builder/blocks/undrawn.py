"""Blocks that a finished page shows as code: nothing has read them as Markdown of the page."""

from __future__ import annotations

import re

from site_builder.blocks.registry import BLOCK_TYPES

UNDRAWN = (
    "a block is shown as code: write it in a Markdown page, for the plugin reads no notebook and no"
    " docstring"
)

_NAMES = "|".join(sorted({name.split()[0] for name in BLOCK_TYPES}))
# A notebook's converter keeps only the first word of the line that opens a block.
_BLOCK = re.compile(rf'<code>queens (?:{_NAMES})\n|<code class="language-queens">queens\n')


def has_undrawn_block(html: str) -> bool:
    r"""Whether a page shows a block as code; one that it quotes has its fence in the code.

    >>> has_undrawn_block("<p><code>queens board\n8.4.1</code></p>")
    True
    >>> has_undrawn_block("<pre><code>```queens board\n8.4.1\n```</code></pre>")
    False
    >>> has_undrawn_block("<pre><code>queens count 12\n</code></pre>")
    False
    """
    return _BLOCK.search(html) is not None
