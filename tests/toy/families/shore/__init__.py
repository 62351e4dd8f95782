"""Shore: what two small games of one family share. Waders pick up shells until the tide turns."""
