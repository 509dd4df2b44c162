import { CHANCE, ok, tidy, unread, type Action, type Actor, type Result } from '@glade/engine';
import { readSquare, square } from './places.ts';
import { DIG, EVENT, NO_ACTION, PASS, PLAY_ON, STOP } from './state.ts';

const DOUSE_WORDS = /^(douse|circle|spegni|spegnere|cerchio)\b/;
const DIG_WORDS = /^(dig|square|scava|scavare)\b/;
const ROLL_WORDS = /^(home|fire|event|roll|casa|fuoco|evento|tiro)\b/;
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

/** A word and where it points: `mark` 0 douse, 1 dig, 2 a roll; or a whole action. */
export type Read =
  { readonly mark: 0 | 1 | 2; readonly rest: string } | { readonly action: Action };

/** Splits an entry into its verb and the rest, in English or Italian. A bare square means a roll at a chance node. */
export function readEntry(text: string, actor: Actor): Read | undefined {
  const plain = tidy(text);
  if (Object.hasOwn(FIXED, plain)) return { action: FIXED[plain]! };
  const verbs = [DOUSE_WORDS, DIG_WORDS, ROLL_WORDS];
  const mark = verbs.findIndex((verb) => verb.test(plain));
  if (mark >= 0) return { mark: mark as 0 | 1 | 2, rest: plain.replace(verbs[mark]!, '').trim() };
  return actor === CHANCE ? { mark: 2, rest: plain } : undefined;
}

/** The words for what is rolled, by step. */
export const ROLLS: readonly string[] = ['home', 'fire', 'event'];

/** The word for what is rolled at a step. */
export const rollWord = (step: number): string => ROLLS[step]!;

/** A roll where somebody has to act, or an action where dice have to be rolled. */
export const isMisplaced = (read: Read, step: number): boolean =>
  ('mark' in read && read.mark === 2) !== step <= EVENT;

/** An action or outcome on one grid as text: of the single game, and of VS on the own grid. */
export function formatOnGrid(step: number, a: Action): string {
  if (step <= EVENT) return `${rollWord(step)} ${square(a)}`;
  if (a === PASS) return 'pass';
  if (a >= PLAY_ON) return a === PLAY_ON ? 'play on' : 'stop';
  return a < DIG ? `douse ${square(a)}` : `dig ${square(a - DIG)}`;
}

/** The inverse of `formatOnGrid`. */
export function parseOnGrid(step: number, text: string): Result<Action> {
  const read = readEntry(text, step <= EVENT ? CHANCE : 0);
  if (read === undefined) return unread(text);
  const at = 'action' in read ? read.action : readSquare(read.rest);
  if (at === undefined) return unread(text);
  if (isMisplaced(read, step)) return ok(NO_ACTION);
  return ok('mark' in read && read.mark === 1 ? DIG + at : at);
}
