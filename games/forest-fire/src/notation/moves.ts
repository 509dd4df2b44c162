import { ok, unread, type Action, type Result } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { DONE, DROP, PUT_OUT, REFILL, ROLE, STOP } from '../rules/actions.ts';
import { LINES } from '../rules/lines.ts';
import { HAND } from '../rules/places.ts';
import { placeName, readPlace } from './places.ts';

const ROLE_WORDS = ['hotshot', 'smoke jumper', 'pilot'] as const;

const WORDS: Readonly<Record<string, Action>> = {
  done: DONE,
  fatto: DONE,
  fine: DONE,
  refill: REFILL,
  riempi: REFILL,
  stop: STOP,
  basta: STOP,
  hotshot: ROLE,
  pompiere: ROLE,
  'smoke jumper': ROLE + 1,
  smokejumper: ROLE + 1,
  paracadutista: ROLE + 1,
  pilot: ROLE + 2,
  pilota: ROLE + 2,
};
const VERBS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:go|step|move|jump|walk|start|vai|salta|passo|passa|parti)(?: to| at| a| alla| su| da)? /,
    0,
  ],
  [/^(?:put out|douse|take(?: one)?(?: from)?|spegni|spegnere|togli)(?: da)? /, PUT_OUT],
];
/** The words before a square that was rolled. */
export const ROLLED: readonly (readonly [RegExp, number])[] = [
  [/^(?:fire|firebreak|roll|fuoco|tagliafuoco|tiro) /, 0],
];
const DROP_VERB = /^(?:drop|water|lancia|acqua)(?: on| su)? /;
const LINE = /^([1-6] ?,? ?[1-6])[ ;]+(?:([1-6] ?,? ?[1-6])[ ;]+)?([1-6] ?,? ?[1-6])$/;

/** An action of a seat as text, without the seat that a free order adds. */
export function formatMove(a: number): string {
  if (a < PUT_OUT) return `go ${placeName(a)}`;
  if (a < DROP) return `put out ${placeName(a - PUT_OUT)}`;
  if (a < DONE) return `drop ${LINES[a - DROP]!.map(placeName).join(' ')}`;
  if (a === DONE) return 'done';
  if (a < REFILL) return ROLE_WORDS[a - ROLE]!;
  return a === REFILL ? 'refill' : a === STOP ? 'stop' : '';
}

/** The action of a seat that the text means. `plain` is the tidy text, without the parts that were read before. */
export function readMove(plain: string, text: string, verbs = VERBS): Result<Action> {
  const word = Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined;
  if (word !== undefined) return ok(word);
  if (DROP_VERB.test(plain)) return readDrop(plain.replace(DROP_VERB, ''), text);
  for (const [verb, base] of verbs) {
    if (!verb.test(plain)) continue;
    const at = readPlace(plain.replace(verb, ''));
    if (at === undefined || at === HAND || (base === PUT_OUT && at >= SQUARES)) return unread(text);
    return ok(base + at);
  }
  const bare = readPlace(plain);
  return bare === undefined || bare === HAND ? unread(text) : ok(bare);
}

/** Two or three squares of a line, in either order. */
function readDrop(rest: string, text: string): Result<Action> {
  const [, one = '', middle, two = ''] = LINE.exec(rest) ?? [];
  const [first, last] = [readPlace(one), readPlace(two)];
  const line = LINES.findIndex(
    (l) => (l[0] === first && l[2] === last) || (l[0] === last && l[2] === first),
  );
  if (line < 0) return unread(text);
  const crossed = middle === undefined ? LINES[line]![1] : readPlace(middle);
  return crossed === LINES[line]![1] ? ok(DROP + line) : unread(text);
}
