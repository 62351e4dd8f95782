// The parts of the page that have a life of their own, one of each.
import { BoardView } from "./board.js";
import { $ } from "./dom.js";
import { Log } from "./log.js";
import { Options } from "./options.js";
import { Pieces } from "./pieces.js";

export const view = new BoardView($("ui-board-view"));
export const pieces = new Pieces(view);
const light = (ids) => pieces.light(ids);
export const options = new Options({ light });
export const log = new Log({ light });
