"""`queens completion`: the script with which a shell completes commands, options and methods."""

from __future__ import annotations

from click.shell_completion import get_completion_class

from site_builder.cli.group import COMPLETE_VARIABLE, argument, command, queens
from site_builder.cli.parameters import OneOf
from site_builder.terminal.lines import echo


@command("completion", "queens completion bash")
@argument("SHELL", OneOf("shell", ("bash", "zsh", "fish")), "Your shell.")
def completion(shell: str) -> None:
    """Print a script that completes commands at the Tab key.

    To load the script in each new shell, type one of these lines:

    \b
      echo 'eval "$(queens completion bash)"' >> ~/.bashrc
      echo 'eval "$(queens completion zsh)"' >> ~/.zshrc
      queens completion fish > ~/.config/fish/completions/queens.fish
    """  # noqa: D301
    script = get_completion_class(shell)
    assert script, shell
    echo(script(queens, {}, "queens", COMPLETE_VARIABLE).source().removesuffix("\n"))
