"""Show what `cy_core` computes: boards, pages, a site, and the command `queens`."""
