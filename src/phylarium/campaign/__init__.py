"""Campaigns: several games as one story, each begun with what the last one handed on.

`ways` says which games can follow each other, `story` keeps a campaign under way, `scoring` says who is ahead.
"""

from __future__ import annotations

from phylarium.campaign.scoring import SCORINGS, Standing, standings
from phylarium.campaign.story import Campaign, Sound, verified
from phylarium.campaign.ways import Chapter, Way, way, ways

__all__ = ["SCORINGS", "Campaign", "Chapter", "Sound", "Standing", "Way", "standings", "verified", "way", "ways"]
