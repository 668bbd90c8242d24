"""Where each label is: how many fundamental solutions begin with the same queens."""
