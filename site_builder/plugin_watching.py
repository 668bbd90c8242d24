"""Watch folders while ``mkdocs serve`` runs, also a folder that is made later."""

from __future__ import annotations

import os
from pathlib import Path

from mkdocs.livereload import LiveReloadServer
from watchdog.events import FileCreatedEvent, FileSystemEvent, FileSystemEventHandler
from watchdog.observers.api import ObservedWatch


def watch_folder(server: LiveReloadServer, folder: Path) -> None:
    """Rebuild the site when a file in the folder changes; the folder may be made later."""
    path = Path(os.path.abspath(folder))  # the form in which MkDocs names what it watches
    if path.is_dir():
        server.watch(str(path))
    elif path.parent.is_dir():
        _watch_later(server, path)


def _watch_later(server: LiveReloadServer, folder: Path) -> None:
    """Watch a folder as soon as it is made, and rebuild the site with the files in it by then."""

    def on_created(event: FileSystemEvent) -> None:
        if event.src_path == str(folder):
            server.watch(str(folder))
            watch = ObservedWatch(str(folder), recursive=True)
            server.observer.event_queue.put((FileCreatedEvent(str(folder)), watch))

    handler = FileSystemEventHandler()
    handler.on_created = on_created
    server.observer.schedule(handler, str(folder.parent))
