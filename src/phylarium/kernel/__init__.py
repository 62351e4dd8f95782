"""The contract of all games: states, actions, chance, log, codec, records. It knows no game."""

from phylarium.kernel import registry, words
from phylarium.kernel.codec import decode, digest, encode, from_json, to_json
from phylarium.kernel.engine import NOBODY, SPECTATOR, TRUTH, Frame, State, Step
from phylarium.kernel.errors import (
    ActionError,
    AmbiguousAction,
    DamagedPack,
    DamagedRecord,
    DamagedState,
    GameOver,
    HiddenState,
    IllegalAction,
    OptionError,
    PhylariumError,
    UndoRefused,
    UnknownAction,
    UnknownGame,
    WrongSeat,
)
from phylarium.kernel.fields import Field, option_fields
from phylarium.kernel.game import Game
from phylarium.kernel.journal import EVERYBODY, Entry
from phylarium.kernel.legacy import Legacy
from phylarium.kernel.match import CannotUndo, Match
from phylarium.kernel.message import AND, OR, ROW, Argument, Decision, Listing, Message, Reason, listed
from phylarium.kernel.observation import Observation
from phylarium.kernel.operations import Operations
from phylarium.kernel.options import Option, Value, settle
from phylarium.kernel.packs import folder_digest, problems_of, read_tables
from phylarium.kernel.record import NoSuchMoment, Record, Result, Verdict, replay, verify
from phylarium.kernel.rng import Rng, commitment, seeded
from phylarium.kernel.vocabulary import Block, Vocabulary
from phylarium.kernel.words import MissingMessage, best_language, ids, languages, render, worded

__all__ = [
    "AND",
    "EVERYBODY",
    "NOBODY",
    "OR",
    "ROW",
    "SPECTATOR",
    "TRUTH",
    "ActionError",
    "AmbiguousAction",
    "Argument",
    "Block",
    "CannotUndo",
    "DamagedPack",
    "DamagedRecord",
    "DamagedState",
    "Decision",
    "Entry",
    "Field",
    "Frame",
    "Game",
    "GameOver",
    "HiddenState",
    "IllegalAction",
    "Legacy",
    "Listing",
    "Match",
    "Message",
    "MissingMessage",
    "NoSuchMoment",
    "Observation",
    "Operations",
    "Option",
    "OptionError",
    "PhylariumError",
    "Reason",
    "Record",
    "Result",
    "Rng",
    "State",
    "Step",
    "UndoRefused",
    "UnknownAction",
    "UnknownGame",
    "Value",
    "Verdict",
    "Vocabulary",
    "WrongSeat",
    "best_language",
    "commitment",
    "decode",
    "digest",
    "encode",
    "folder_digest",
    "from_json",
    "ids",
    "languages",
    "listed",
    "option_fields",
    "problems_of",
    "read_tables",
    "registry",
    "render",
    "replay",
    "seeded",
    "settle",
    "to_json",
    "verify",
    "worded",
    "words",
]
