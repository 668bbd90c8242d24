"""The figure of the page about placement flags."""
