"""The one error that a person who runs the program is meant to read."""

from __future__ import annotations


class UserError(Exception):
    """Something the user gave breaks a rule; the message is one line with its remedy.

    Caught once, in `site_builder.cli.main`, which prints the line and exits with status 2.
    """


class TemplateMistake(UserError):
    """A template that cannot be rendered: no figure of the site can be trusted."""
