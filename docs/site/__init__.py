"""The documentation as a site: `python -m docs.site` builds it into `build/docs` (`make docs`).

Its pages are the Markdown files of `docs`, and those that are written anew from the games each time: rulebooks and
galleries. Decision 22 says why.
"""
