import { CHANCE, ok, tidy, unread, type Action, type Actor, type Result } from '@glade/engine';
import { outcomeOfIcons } from '../rules/dice.ts';
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
} from '../rules/state.ts';
import { slither } from '../rules/steps.ts';
import { readFaces } from './faces.ts';
import { locationAt, readPoints, type Size, withPoints } from './places.ts';

/** Words that stand between a verb and what it is about. */
const FILLER =
  /^(?:the|your|my|a|an|down|to|at|on|onto|from|player|seat|tree|star|snake|fairy|fall|del|della|di|il|lo|la|i|l|un|una|tuo|tua|mio|mia|gi[uù]|qui|in|nel|sul?|da|d?al|d?alla|giocatore|albero|stella|serpente|fata|cadere)(?=[ :,’'(]|$)[ :,’']*/;
const AROUND = '(?: (?:the|your|my|a|il|la|un|una|tuo|tua|mio|mia))*';

/** What entries begin with, by the step they belong to. A verb of the present step goes before others. */
const VERBS: readonly (readonly [number, RegExp])[] = [
  [FIRST, /^(?:first|starts?|begins?|primo|prima|inizia|comincia)\b/],
  [KNOCK, /^(?:knock|topple|fell|abbatt[io]|butt[ao])\b/],
  [PLANT, /^(?:plant|add|piant[ao]|aggiung[io])\b/],
  [
    SNAKE,
    verb(
      'snake|push|serpente|spingi|spingo',
      'put|place|move|metti|sposta|muovi',
      'snake|serpente',
    ),
  ],
  [FAIRY, verb('fairy|fata|start(?: at)?|parti|parto|comincia', 'put|place|metti', 'fairy|fata')],
  [ROLL, /^(?:roll|dice|tir[ao]|dadi)\b/],
  [STAR, verb('star|drop|stella|let|fa(?:i|cci[oa])?', 'put|place|metti', 'star|stella')],
  [REVIVE, /^(?:revive|wake|rianima|r?i?sveglia)\b/],
  [MOVE, /^(?:go|step|fly|move|put|vai|vado|vol[ao]|muov[io]|spost[ao]|passo)\b/],
];

/** One of these words, or one of those followed by what it is about. */
function verb(alone: string, with_: string, thing: string): RegExp {
  return new RegExp(`^(?:(?:${alone})|(?:${with_})${AROUND} (?:${thing}))(?![a-z])`);
}

const END =
  /^(?:(?:end|finish|fine|finisci|finisco)(?: (?:your|my|the|il|del|mio|tuo))* ?(?:turn|turno)?(?:: (?:one|un|\d+) (?:bites?|mors[oi]))?|done|pass|fatto|passo)$/;
const ARROW = / ?(?:-?>|→|\b(?:to|verso|in|nel|sul?|al?|alla)\b) ?/;

/** A player's number, counted from 1. */
const SEAT = /^[1-4]$/;
/** Reads entries: what people write and say, in English and Italian. */
export function parse(s: StarfallState, size: Size, text: string, actor: Actor): Result<Action> {
  const read = readEntry(s, size, tidy(text), text);
  if (!read.ok) return read;
  const atRoll = s.step === FIRST || s.step === ROLL;
  if (read.value === OTHER_STEP && actor === CHANCE) return ok(NO_ACTION);
  return atRoll && read.value === NOT_THERE ? ok(NO_ACTION) : read;
}

function readEntry(s: StarfallState, size: Size, plain: string, text: string): Result<Action> {
  if (END.test(plain)) return ok(s.step === MOVE ? END_TURN : OTHER_STEP);
  // `star` and `snake` are faces here, not verbs.
  if (s.step === ROLL && readFaces(plain) !== undefined) return readRoll(s, plain, text);
  const said = VERBS.filter(([, words]) => words.test(plain));
  const [step, words] = said.find(([own]) => own === s.step) ?? said[0] ?? [s.step, /^/];
  const rest = trimmed(withPoints(plain.replace(words, ''), size));
  if (step === SNAKE || (step === MOVE && ARROW.test(rest))) {
    const ends = rest.split(ARROW);
    if (ends.length === 2) return readSnake(s, ends.map(trimmed), text);
    if (s.step === MOVE) return unread(text);
  }
  if (step === ROLL) return readRoll(s, rest, text);
  if (step === FIRST || step === REVIVE) return readSeat(s, step, rest, text);
  return readPlace(s, step, rest, text);
}

function trimmed(text: string): string {
  let rest = text.replace(/^[ :,]+/, '').trim();
  while (FILLER.test(rest)) rest = rest.replace(FILLER, '').trim();
  return rest;
}

function readRoll(s: StarfallState, rest: string, text: string): Result<Action> {
  const icons = readFaces(rest);
  if (icons === undefined) return unread(text);
  return ok(s.step === ROLL ? outcomeOfIcons(icons) : NO_ACTION);
}

/** A player, or the fairy that lies at a place. */
function readSeat(s: StarfallState, step: number, rest: string, text: string): Result<Action> {
  const points = step === REVIVE ? readPoints(rest) : undefined;
  if (points !== undefined) {
    if (s.step !== REVIVE) return ok(OTHER_STEP);
    const at = locationAt(s.forest, points);
    const there = [...s.fairies.keys()].filter((seat) => at >= 0 && s.fairies[seat] === at);
    const seat = there.find((each) => ((s.flat >> each) & 1) !== 0) ?? there[0];
    return ok(seat === undefined ? NOT_THERE : PLACE + seat);
  }
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
