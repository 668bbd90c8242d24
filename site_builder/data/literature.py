"""The literature of the N-Queens problem, from `literature.toml`: as Markdown and as BibTeX."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from site_builder.values.block import block

Subject = Literal[
    "history", "surveys", "existence", "growth", "counts", "programs", "completion", "variants"
]
SUBJECTS = get_args(Subject)


@dataclass(frozen=True, slots=True)
class Publication:
    """One entry of the bibliography."""

    key: str  # Its BibTeX key, which is its anchor on the page, too: `simkin2023`.
    subject: str  # one of `SUBJECTS`
    shows: str  # what it shows, one sentence
    type: str  # The type of its BibTeX entry: `article`.
    authors: tuple[str, ...]  # given name and surname of each
    fields: Mapping[str, str]  # all other BibTeX fields

    @property
    def address(self) -> str:
        """Where it can be read: its DOI if it has one, or another address, or nothing."""
        doi = self.fields.get("doi")
        return f"https://doi.org/{doi}" if doi else self.fields.get("url", "")


@block("literature", "growth")
def literature_text(subject: Subject) -> str:
    """The entries of a subject as a Markdown list by year; each has its key as an anchor."""
    return "\n".join(_item(entry) for entry in literature() if entry.subject == subject)


def _item(entry: Publication) -> str:
    title = f"*{entry.fields['title']}*"
    linked = f"[{title}]({entry.address})" if entry.address else title
    details = ", ".join(filter(None, (_names(entry.authors), linked, *_where(entry.fields))))
    return f'- <span id="{entry.key}"></span>{details}.<br>{entry.shows}'


def _names(authors: tuple[str, ...]) -> str:
    """The authors in words.

    >>> _names(("Yao", "Li"))
    'Yao and Li'
    >>> _names(("Rivin", "Vardi", "Zimmermann"))
    'Rivin, Vardi and Zimmermann'
    """
    *others, last = authors
    return f"{', '.join(others)} and {last}" if others else last


def _where(fields: Mapping[str, str]) -> Iterator[str]:
    """Where and when an entry appeared, in parts."""
    for name in ("journal", "booktitle", "publisher", "institution"):
        if name in fields:
            volume = fields.get("volume", "")
            yield f"{fields[name]} {volume}".strip()
            break
    if "arxiv.org/abs/" in fields.get("url", ""):
        yield f"arXiv {fields['url'].partition('/abs/')[2]}"
    yield fields["year"]


def bibtex() -> str:
    """All entries in BibTeX, in UTF-8."""
    return "\n".join(map(_bibtex_entry, literature()))


def _bibtex_entry(entry: Publication) -> str:
    fields = {"author": " and ".join(entry.authors), **entry.fields}
    if "pages" in fields:
        fields["pages"] = fields["pages"].replace("-", "--")
    fields["title"] = f"{{{fields['title']}}}"  # styles keep the capitals of a title in braces
    lines = [f"  {name} = {{{_escaped(name, value)}}}," for name, value in fields.items()]
    return "\n".join([f"@{entry.type}{{{entry.key},", *lines, "}", ""])


def _escaped(name: str, value: str) -> str:
    """The value of a field for TeX, where ``&`` needs a backslash; addresses stay as they are."""
    return value if name in ("doi", "url") else value.replace("&", r"\&")


@cache
def literature() -> tuple[Publication, ...]:
    """All entries, by subject and then by year."""
    text = files("site_builder.data").joinpath("literature.toml").read_text("utf-8")
    entries = [_publication(key, entry) for key, entry in tomllib.loads(text).items()]
    entries.sort(key=lambda entry: (SUBJECTS.index(entry.subject), int(entry.fields["year"])))
    return (*entries,)


def _publication(key: str, entry: dict[str, object]) -> Publication:
    """The entry of a key; what is not known of all entries becomes a BibTeX field."""
    subject, shows, type_ = (str(entry.pop(name)) for name in ("subject", "shows", "type"))
    authors = entry.pop("author")
    assert isinstance(authors, list)
    fields = {name: str(value) for name, value in entry.items()}
    return Publication(key, subject, shows, type_, tuple(authors), fields)
