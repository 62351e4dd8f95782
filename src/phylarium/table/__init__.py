"""The web table: games played in the browser, alone or with friends, now or over days."""
