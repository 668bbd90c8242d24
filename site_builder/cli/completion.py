"""`queens completion`: the script with which a shell completes commands, options and methods."""

from __future__ import annotations

import os
from typing import Any

from click.shell_completion import (
    CompletionItem,
    ShellComplete,
    add_completion_class,
    get_completion_class,
    split_arg_string,
)

from site_builder.cli.group import COMPLETE_VARIABLE, argument, command, queens
from site_builder.cli.parameters import OneOf
from site_builder.terminal.lines import echo


@add_completion_class
class PowerShellComplete(ShellComplete):
    """Completion for PowerShell, which Click lacks. Without an answer PowerShell offers files."""

    name = "powershell"
    source_template = """\
Register-ArgumentCompleter -Native -CommandName %(prog_name)s -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $Env:%(complete_var)s = "powershell_complete"
    $Env:COMP_WORDS = $commandAst.ToString()
    $Env:COMP_CWORD = $wordToComplete
    try {
        %(prog_name)s | Where-Object { $_ } | ForEach-Object {
            [System.Management.Automation.CompletionResult]::new($_, $_, "ParameterValue", $_)
        }
    } finally {
        $Env:%(complete_var)s = $Env:COMP_WORDS = $Env:COMP_CWORD = $null
    }
}
"""

    def get_completion_args(self) -> tuple[list[str], str]:
        """The whole words, and the one that is to be completed."""
        incomplete = os.environ.get("COMP_CWORD", "")  # PowerShell leaves out an empty variable
        words = split_arg_string(os.environ["COMP_WORDS"])
        return words[1:-1] if incomplete else words[1:], incomplete

    def format_completion(self, item: CompletionItem[Any]) -> str:
        """The word; nothing for a file."""
        return str(item.value) if item.type == "plain" else ""


@command("completion", "queens completion bash")
@argument("SHELL", OneOf("shell", ("bash", "zsh", "fish", "powershell")), "Your shell.")
def completion(shell: str) -> None:
    """Print a script that completes commands at the Tab key.

    To load the script in each new shell, type one of these lines:

    \b
      echo 'eval "$(queens completion bash)"' >> ~/.bashrc
      echo 'eval "$(queens completion zsh)"' >> ~/.zshrc
      queens completion fish > ~/.config/fish/completions/queens.fish
      Add-Content $PROFILE 'queens completion powershell | Out-String | Invoke-Expression'
    """  # noqa: D301
    script = get_completion_class(shell)
    assert script, shell
    echo(script(queens, {}, "queens", COMPLETE_VARIABLE).source().removesuffix("\n"))
