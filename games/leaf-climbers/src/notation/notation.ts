import { ok, tidy, unread, type Action, type Notation, type Result } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { ORDERS } from '../rules/turn-order.ts';
import { place, readPlace } from './places.ts';
import { positions } from './positions.ts';
import type { LeafClimbersKernel } from '../rules/rules.ts';
import { type ClimberState, LEAF, LEAVES, MOVE, NO_ACTION, ORDER, STEPS } from '../rules/state.ts';

/** How each throw is announced, by step; the word can be left out while that throw is awaited. */
const THROWN: readonly RegExp[] = [
  /^(?:order|ordine|turns?|turni)[: ]+/,
  /^(?:leaves|foglie|d20)[: ]+/,
  /^(?:leaf|foglia|chip)(?: on| at| su| in| a)?[: ]+/,
  /^(?:steps?|points?|punt[oi]|pass[oi]|d4)[: ]+/,
];
/** The same behind the number. */
const COUNTED: readonly (RegExp | undefined)[] = [
  undefined,
  / (?:leaves|leaf|foglie|foglia)$/,
  undefined,
  / (?:steps?|points?|punt[oi]|pass[oi])$/,
];
/** A throw, whichever is awaited. */
const ROLLED =
  /^(?:i )?(?:roll(?:ed)?|throw|dice|die|tir[oai]|ho tirato|lancio|lancia|dad[oi]|il dado|i dadi)[: ]+/;
const GO =
  /^(?:i )?(?:go|climb|move|walk|jump|step|va['’]?|vai|vado|sali|salgo|scendi|scendo|muovi|muoviti|mi muovo|arrampica|arrampicati|mi arrampico|cammina|cammino|salta|salto)(?: up| down| back| over| su| giù| indietro)? /;
const TO = /^(?:(?:da )?qui:?|to|on|onto|at|in|a|al|alla|sul|sulla|nella|su|verso) /;
const SQUARE = /^(?:the |la )?(?:square|casella) /;
const STAY =
  /^(?:i )?(?:stay|stand|remain|wait|stop|stare|sto|sta['’]?|stai|resta|resto|rimani|rimango|ferm[oa]|fermati|mi fermo|aspetta|aspetto)(?: still| here| put| where i am| ferm[oa]| qui| qua| dove sono)?$/;

/** What people write and say: a word and a number, or a square by column and row. */
export function notation(kernel: LeafClimbersKernel): Notation<ClimberState> {
  const { seats } = kernel;
  return {
    format: (s, a) => format(s, a, seats),
    parse: (s, text) => parse(s, text, seats),
    place,
    placeParts: (square) => ({ column: columnOf(square), row: rowOf(square) }),
    ...positions(kernel),
  };
}

function format(s: ClimberState, a: Action, players: number): string {
  if (s.step === ORDER) return `order ${(ORDERS[players]![a] ?? []).map((n) => n + 1).join('')}`;
  if (s.step === LEAVES) return `leaves ${a}`;
  if (s.step === LEAF) return `leaf ${place(a)}`;
  if (s.step === STEPS) return `roll ${a}`;
  return a === s.places[s.seat] ? 'stay' : `go ${place(a)}`;
}

function parse(s: ClimberState, text: string, players: number): Result<Action> {
  const plain = tidy(text);
  const [step, told] = thrownIn(s, plain);
  if (step !== undefined) {
    // Dice where none are awaited.
    if (step >= MOVE) return ok(NO_ACTION);
    const read = readThrow(step, told, players);
    if (read === undefined) return unread(text);
    return ok(step === s.step ? read : NO_ACTION);
  }
  const read = s.step < MOVE ? readThrow(s.step, plain, players) : undefined;
  if (read !== undefined) return ok(read);
  const move = readMove(s, plain);
  if (move === undefined) return unread(text);
  return ok(s.step < MOVE ? NO_ACTION : move);
}

/** The step whose throw a text announces, if it does, and what is left of the text. */
function thrownIn(s: ClimberState, plain: string): readonly [number | undefined, string] {
  const rolled = plain.replace(ROLLED, '');
  for (const words of [THROWN, COUNTED]) {
    const step = words.findIndex((word) => word?.test(rolled));
    if (step >= 0) return [step, rolled.replace(words[step]!, '')];
  }
  return rolled === plain || !/\d/.test(rolled) ? [undefined, plain] : [s.step, rolled];
}

/** The number a throw at this step means; it may be one that no die shows, or no order of the players. */
function readThrow(step: number, text: string, players: number): Action | undefined {
  if (step === LEAF) return readPlace(text.replace(TO, '').replace(SQUARE, ''));
  if (step !== ORDER) return /^\d{1,3}$/.test(text) ? Math.min(Number(text), 99) : undefined;
  const wanted = text.replaceAll(/[^\d]+/g, '');
  if (!/^[\d\s,;.-]+$/.test(text)) return undefined;
  const orders = ORDERS[players]!;
  const index = orders.findIndex((order) => order.map((seat) => seat + 1).join('') === wanted);
  return index < 0 ? orders.length : index;
}

function readMove(s: ClimberState, plain: string): Action | undefined {
  if (STAY.test(plain)) return s.step === MOVE ? s.places[s.seat]! : NO_ACTION;
  return readPlace(plain.replace(GO, '').replace(TO, '').replace(SQUARE, ''));
}
