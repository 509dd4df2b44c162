import { ok, tidy, unread, type Action, type Notation, type Result } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import type { Chosen } from './options.ts';
import { ORDERS } from './orders.ts';
import { place, readPlace } from './places.ts';
import { positions } from './positions.ts';
import { type ClimberState, LEAF, LEAVES, MOVE, NO_ACTION, ORDER, STEPS } from './state.ts';

/** How each throw is announced, by step; the word can be left out while that throw is awaited. */
const THROWN: readonly RegExp[] = [
  /^(?:order|ordine|turns?|turni)[: ]+/,
  /^(?:leaves|foglie|d20)[: ]+/,
  /^(?:leaf|foglia|chip)(?: on| at| su| in| a)?[: ]+/,
  /^(?:roll|steps?|tiro|dado|passi|passo|d4)[: ]+/,
];
const GO =
  /^(?:go|climb|move|walk|jump|vai|sali|salgo|vado|muovi|scendi|arrampica)(?: up| down| su| giù)?(?: to| on| at| a| alla| in)? /;
const STAY = /^(?:stay|stand|stand still|stop|wait|resta|resto|rimani|fermo|ferma|sta fermo)$/;

/** What people write and say: a word and a number, or a square by column and row. */
export function notation(
  begin: () => ClimberState,
  ready: (s: ClimberState) => void,
  options: Chosen,
): Notation<ClimberState> {
  return {
    format: (s, a) => format(s, a, options.players),
    parse: (s, text) => parse(s, text, options.players),
    place,
    placeParts: (square) => ({ column: columnOf(square), row: rowOf(square) }),
    ...positions(begin, ready, options),
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
  const step = THROWN.findIndex((word) => word.test(plain));
  if (step >= 0) {
    const read = readThrow(step, plain.replace(THROWN[step]!, ''), players);
    if (read === undefined) return unread(text);
    return ok(step === s.step ? read : NO_ACTION);
  }
  const read = s.step < MOVE ? readThrow(s.step, plain, players) : undefined;
  if (read !== undefined) return ok(read);
  const move = readMove(s, plain);
  if (move === undefined) return unread(text);
  return ok(s.step < MOVE ? NO_ACTION : move);
}

/** The number a throw at this step means. */
function readThrow(step: number, text: string, players: number): Action | undefined {
  if (step === LEAF) return readPlace(text);
  if (step !== ORDER) return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  const wanted = text.replaceAll(/[^\d]+/g, '');
  if (!/^[\d\s,;.-]+$/.test(text)) return undefined;
  const index = ORDERS[players]!.findIndex(
    (order) => order.map((seat) => seat + 1).join('') === wanted,
  );
  return index < 0 ? undefined : index;
}

function readMove(s: ClimberState, plain: string): Action | undefined {
  if (STAY.test(plain)) return s.step === MOVE ? s.places[s.seat]! : NO_ACTION;
  return readPlace(plain.replace(GO, ''));
}
