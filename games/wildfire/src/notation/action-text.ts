import { CHANCE, ok, tidy, unread, type Action, type Actor, type Result } from '@glade/engine';
import { readSquare, squareName } from './places.ts';
import { DIG, EVENT, NO_ACTION, PASS, PLAY_ON, STOP } from '../rules/steps.ts';

type Verb = 'douse' | 'dig' | 'roll';
const VERBS: readonly (readonly [Verb, RegExp])[] = [
  ['douse', /^(douse|circle|spegni|spegnere|cerchio)\b(?: qui:?)?/],
  ['dig', /^(dig|square|scava|scavare)\b(?: qui:?)?/],
  ['roll', /^(home|fire|event|roll|casa|fuoco|evento|tiro)\b/],
];
const FIXED: Readonly<Record<string, Action>> = {
  pass: PASS,
  passa: PASS,
  passo: PASS,
  'play on': PLAY_ON,
  continue: PLAY_ON,
  continua: PLAY_ON,
  'go on': PLAY_ON,
  stop: STOP,
  basta: STOP,
};

/** What people wrote: a verb and the text after it, which names a square; or a whole action. */
export type ActionText =
  { readonly verb: Verb; readonly rest: string } | { readonly action: Action };

/** Splits what people write, in English or Italian, into its verb and the rest. A bare square means a roll at a chance node. */
export function readAction(text: string, actor: Actor): ActionText | undefined {
  const plain = tidy(text);
  if (Object.hasOwn(FIXED, plain)) return { action: FIXED[plain]! };
  for (const [verb, words] of VERBS)
    if (words.test(plain)) return { verb, rest: plain.replace(words, '').trim() };
  return actor === CHANCE ? { verb: 'roll', rest: plain } : undefined;
}

/** The words for what is rolled, by step. */
export const ROLLS: readonly string[] = ['home', 'fire', 'event'];

/** The word for what is rolled at a step. */
export const rollWord = (step: number): string => ROLLS[step]!;

/** Whether the text is a roll where a seat has to act, or an action where dice must be rolled. */
export const isMisplaced = (read: ActionText, step: number): boolean =>
  ('verb' in read && read.verb === 'roll') !== step <= EVENT;

/** An action or outcome on one grid as text: of the single game, or of VS on the grid of the seat. */
export function formatOnGrid(step: number, a: Action): string {
  if (step <= EVENT) return `${rollWord(step)} ${squareName(a)}`;
  if (a === PASS) return 'pass';
  if (a >= PLAY_ON) return a === PLAY_ON ? 'play on' : 'stop';
  return a < DIG ? `douse ${squareName(a)}` : `dig ${squareName(a - DIG)}`;
}

/** The inverse of `formatOnGrid`. */
export function parseOnGrid(step: number, text: string): Result<Action> {
  const read = readAction(text, step <= EVENT ? CHANCE : 0);
  if (read === undefined) return unread(text);
  const at = 'action' in read ? read.action : readSquare(read.rest);
  if (at === undefined) return unread(text);
  if (isMisplaced(read, step)) return ok(NO_ACTION);
  return ok('verb' in read && read.verb === 'dig' ? DIG + at : at);
}
