"""How many there are: galleries in a page, charts and tables of counts."""
