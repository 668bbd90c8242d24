"""The figure of the page "How long on my machine?"."""
