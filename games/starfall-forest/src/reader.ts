import { ok, tidy, unread, type Action, type Notation, type Result } from '@glade/engine';
import { outcomeOfIcons } from './dice.ts';
import {
  END_TURN,
  FAIRY,
  FIRST,
  GO,
  KNOCK,
  MOVE,
  NO_ACTION,
  NOT_THERE,
  OTHER_STEP,
  PLACE,
  PLANT,
  REVIVE,
  ROLL,
  SNAKE,
  STAR,
  type StarfallState,
} from './state.ts';
import { slither } from './steps.ts';
import { locationAt, readFaces, readPoints } from './words.ts';

/** What entries begin with, by the step they belong to; the first word is the one written. */
const VERBS: readonly (readonly [number, RegExp])[] = [
  [FIRST, /^(?:first|starts?|primo|prima|inizia)\b/],
  [KNOCK, /^(?:knock(?: down)?|abbatti|abbatto)\b/],
  [PLANT, /^(?:plant|add|pianta|pianto|aggiungi)\b/],
  [SNAKE, /^(?:snake|push|serpente|spingi)\b/],
  [FAIRY, /^(?:fairy|start at|fata)\b/],
  [ROLL, /^(?:roll|dice|tira|tiro|dadi)\b/],
  [STAR, /^(?:star|drop|stella)\b/],
  [REVIVE, /^(?:revive|wake|rianima|sveglia)\b/],
  [MOVE, /^(?:go|step|fly|move|vai|vola|passo)\b/],
];
const END = /^(?:end|end turn|done|pass|fine|fine turno|fatto|passo)$/;
const PREPOSITION = /^(?:to|at|on|player|seat|a|in|su|alla?|al|giocatore)\b/;
const ARROW = /\s*(?:-?>|→|\bto\b|\bverso\b|\bin\b|\ba\b)\s*/;

/** A player's number, counted from 1. */
const SEAT = /^[1-4]$/;
/** Reads entries: what people write and say, in English and Italian. */
export const reader = (
  chance: (s: StarfallState) => boolean,
): Pick<Notation<StarfallState>, 'parse'> => ({
  parse(s, text) {
    const read = readEntry(s, tidy(text), text);
    if (!read.ok) return read;
    const atRoll = s.step === FIRST || s.step === ROLL;
    if (read.value === OTHER_STEP && chance(s)) return ok(NO_ACTION);
    return atRoll && read.value === NOT_THERE ? ok(NO_ACTION) : read;
  },
});

function readEntry(s: StarfallState, plain: string, text: string): Result<Action> {
  if (END.test(plain)) return ok(s.step === MOVE ? END_TURN : OTHER_STEP);
  // `star` and `snake` are faces here, not verbs.
  if (s.step === ROLL && readFaces(plain) !== undefined) return readRoll(s, plain, text);
  const verb = VERBS.find(([, words]) => words.test(plain));
  const rest = trimmed(verb === undefined ? plain : plain.replace(verb[1], ''));
  const step = verb?.[0] ?? s.step;
  if (step === SNAKE || (step === MOVE && ARROW.test(rest))) {
    const ends = rest.split(ARROW);
    if (ends.length === 2) return readSnake(s, ends.map(trimmed), text);
  }
  if (step === ROLL) return readRoll(s, rest, text);
  if (step === FIRST || step === REVIVE) return readSeat(s, step, rest, text);
  return readPlace(s, step, rest, text);
}

function trimmed(text: string): string {
  let rest = text.trim();
  while (PREPOSITION.test(rest)) rest = rest.replace(PREPOSITION, '').trim();
  return rest;
}

function readRoll(s: StarfallState, rest: string, text: string): Result<Action> {
  const icons = readFaces(rest);
  if (icons === undefined) return unread(text);
  return ok(s.step === ROLL ? outcomeOfIcons(icons) : NO_ACTION);
}

function readSeat(s: StarfallState, step: number, rest: string, text: string): Result<Action> {
  if (!SEAT.test(rest)) return unread(text);
  if (step !== s.step) return ok(step === FIRST ? NO_ACTION : OTHER_STEP);
  return ok(Number(rest) - 1 + (step === FIRST ? 0 : PLACE));
}

/** One place, as the step takes it: `fairy 2,2` is a step of the fairy, too. */
function readPlace(s: StarfallState, step: number, rest: string, text: string): Result<Action> {
  const points = readPoints(rest);
  if (points === undefined) return unread(text);
  const fits = step === s.step || (step === FAIRY && s.step === MOVE);
  if (!fits) return ok(OTHER_STEP);
  if (s.step === PLANT) {
    const point = points.length === 1 ? points[0]! : -1;
    return ok(point < 0 ? NOT_THERE : PLACE + point);
  }
  const location = locationAt(s.forest, points);
  if (location < 0) return ok(NOT_THERE);
  return ok((s.step === MOVE ? GO : PLACE) + location);
}

function readSnake(s: StarfallState, ends: readonly string[], text: string): Result<Action> {
  const [from, to] = ends.map(readPoints);
  if (from === undefined || to === undefined) return unread(text);
  if (s.step !== MOVE) return ok(OTHER_STEP);
  const [here, there] = [locationAt(s.forest, from), locationAt(s.forest, to)];
  return ok(here < 0 || there < 0 ? NOT_THERE : slither(here, there));
}
