import {
  CHANCE,
  checkTurn,
  mix,
  ok,
  OVER,
  problem,
  refuse,
  tidy,
  unread,
  type Action,
  type Actor,
  type Notation,
  type Outcome,
  type Refusal,
  type Result,
  type Rules,
  type Trace,
} from '@glade/engine';
import { bits } from './bits.ts';
import { EVENTS } from './events.ts';
import type { Counters, GuessView } from './view.ts';

// Guess the unit (WK-100 to WK-107): phrases are read aloud, and the child says which type of unit speaks.

/** The phrases in the order of the rulebook, and the type that speaks: Soldier, Pegasus, Mage, leader. */
export const PHRASES: readonly string[] = Object.entries({ S: 8, P: 6, M: 4, L: 2 }).flatMap(
  ([type, count]) => Array.from({ length: count }, (_, i) => `G-${type}${i + 1}`),
);
const LETTERS = 'SPML';
export const typeOf = (phrase: number): number => LETTERS.indexOf(PHRASES[phrase]!.charAt(2));

/** What the child can say; TIME_UP is silence. */
export const TIME_UP = 4;
/** What was typed at the wrong time. */
const NO_ACTION = 1 << 20;
/** The army of the first skirmish (WK-101). */
const ARMY = [4, 2, 1, 1] as const;
const UNITS = 8;

export class GuessState {
  /** Counters by type: in the middle, with the child. */
  readonly middle = Uint8Array.from(ARMY);
  readonly child = new Uint8Array(4);
  /** Phrases already used, as a set. */
  used = 0;
  /** The phrase that has been read, -1 none. */
  phrase = -1;
}

export type GuessRules = Rules<GuessState, GuessView>;

const total = (counters: Uint8Array): number =>
  counters[0]! + counters[1]! + counters[2]! + counters[3]!;
const adultsOf = (s: GuessState): Counters =>
  ARMY.map((all, type) => all - s.middle[type]! - s.child[type]!) as unknown as Counters;

/** WK-R53: phrases of types in the middle, none twice before all such have been used. */
function usable(s: GuessState): number {
  let set = 0;
  for (let phrase = 0; phrase < PHRASES.length; phrase++)
    if (s.middle[typeOf(phrase)]! > 0) set |= 1 << phrase;
  const fresh = set & ~s.used;
  return fresh === 0 ? set : fresh;
}

function nthUsable(s: GuessState, k: number): number {
  let rest = usable(s);
  for (let i = 0; i < k; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function actor(s: GuessState): Actor {
  if (s.phrase >= 0) return 0;
  return total(s.middle) === 0 ? OVER : CHANCE;
}

function read(s: GuessState, phrase: number, trace: Trace | undefined): void {
  if (((s.used >> phrase) & 1) === 1) s.used = 0;
  s.used |= 1 << phrase;
  s.phrase = phrase;
  if (trace !== undefined) trace.tell(EVENTS.phrase, phrase);
}

// WK-104, WK-105, WK-R54.
function answer(s: GuessState, said: number, trace: Trace | undefined): void {
  const type = typeOf(s.phrase);
  s.phrase = -1;
  s.middle[type]! -= 1;
  if (said === type) s.child[type]! += 1;
  if (trace === undefined) return;
  trace.tell(said === type ? EVENTS.right : EVENTS.wrong, type);
  const child = total(s.child);
  if (total(s.middle) === 0) trace.tell(EVENTS.counted, child, UNITS - child);
}

function outcome(s: GuessState): Outcome {
  const child = total(s.child);
  const measures = { turns: UNITS, points: [child, UNITS - child] };
  if (2 * child === UNITS) return { code: 'tie', winners: [], measures };
  return 2 * child > UNITS
    ? { code: 'child', winners: [0], measures }
    : { code: 'adult', winners: [1], measures };
}

function check(s: GuessState, a: Action, by: Actor): Refusal | undefined {
  const turn = checkTurn(by, actor(s), a === NO_ACTION, {
    over: 'WK-105',
    rollFirst: 'WK-102',
    noRoll: 'WK-104',
    notYourTurn: 'WK-102',
  });
  if (turn !== undefined) return turn;
  if (s.phrase >= 0) return a >= 0 && a <= TIME_UP ? undefined : refuse('WK-102', 'noSuchAnswer');
  const fits = a >= 0 && a < PHRASES.length && ((usable(s) >> a) & 1) === 1;
  return fits ? undefined : refuse('WK-R53', 'noSuchPhrase');
}

// --- Text ---

const ANSWERS: readonly (readonly [string, RegExp])[] = [
  ['soldier', /^(?:soldiers?|soldat[oi]|s)$/],
  ['pegasus', /^(?:pegasus|pegasi|pegaso|p)$/],
  ['mage', /^(?:mages?|mag[oi]|m)$/],
  ['leader', /^(?:leader|prince|princess|principe|principessa|capo|l)$/],
  ['time', /^(?:time|time is up|time up|silence|tempo|tempo scaduto|silenzio)$/],
];

const piles = (counters: Iterable<number>): string => [...counters].join('');

function position(s: GuessState): string {
  const used = PHRASES.filter((_, i) => (s.used >> i) & 1);
  const asked = s.phrase < 0 ? '' : ` phrase ${PHRASES[s.phrase]}`;
  const past = used.length > 0 ? ` ; used ${used.join(' ')}` : '';
  return `guess${asked}: middle ${piles(s.middle)} child ${piles(s.child)}${past}`;
}

const POSITION =
  /^guess(?: phrase (g-[spml]\d))? ?: ?middle ([0-4])([0-2])([01])([01]) child ([0-4])([0-2])([01])([01])(?: ?; ?used ((?:g-[spml]\d ?)+))?$/;

function parsePosition(text: string): Result<GuessState> {
  const plain = tidy(text);
  const found = POSITION.exec(plain);
  if (found === null) return problem('position.head', { text: plain.slice(0, 60) });
  const named = (word: string): number => PHRASES.indexOf(word.toUpperCase());
  const s = new GuessState();
  for (let type = 0; type < 4; type++) {
    s.middle[type] = Number(found[2 + type]);
    s.child[type] = Number(found[6 + type]);
  }
  const used = (found[10] ?? '').split(' ').filter((word) => word !== '');
  for (const phrase of used.map(named)) if (phrase >= 0) s.used |= 1 << phrase;
  if (found[1] !== undefined) s.phrase = named(found[1]);
  const asked = found[1] === undefined || (s.phrase >= 0 && (s.used >> s.phrase) & 1);
  const there = s.phrase < 0 || s.middle[typeOf(s.phrase)]! > 0;
  const enough = adultsOf(s).every((count) => count >= 0);
  const known = bits(s.used) === used.length;
  return asked && there && enough && known
    ? ok(s)
    : problem('position.impossible', { text: plain.slice(0, 80) });
}

const notation: Notation<GuessState> = {
  format: (s, a) => (s.phrase >= 0 ? ANSWERS[a]![0] : `phrase ${PHRASES[a]}`),
  parse(s, text) {
    const plain = tidy(text)
      .replace(/^(?:answer|phrase|risposta|frase)\b/, '')
      .trim();
    const said = ANSWERS.findIndex(([, words]) => words.test(plain));
    if (said >= 0) return ok(s.phrase >= 0 ? said : NO_ACTION);
    const phrase = PHRASES.indexOf(plain.toUpperCase());
    if (phrase < 0) return unread(text);
    return ok(s.phrase >= 0 ? NO_ACTION : phrase);
  },
  position,
  parsePosition,
  place: (cell) => String(cell + 1),
  placeParts: (cell) => ({ place: cell + 1 }),
  draw: (s) =>
    [
      `phrase ${s.phrase < 0 ? '-' : PHRASES[s.phrase]}`,
      ...LETTERS.split('').map(
        (letter, type) =>
          `${letter}  middle ${s.middle[type]}  child ${s.child[type]}  adult ${adultsOf(s)[type]}`,
      ),
    ].join('\n'),
};

function view(s: GuessState): GuessView {
  const who = actor(s);
  return {
    mode: 'guess',
    step: who === OVER ? 'over' : who === CHANCE ? 'draw' : 'answer',
    actor: who,
    phrase: s.phrase < 0 ? '' : PHRASES[s.phrase]!,
    middle: [...s.middle] as unknown as Counters,
    child: [...s.child] as unknown as Counters,
    adult: adultsOf(s),
    used: PHRASES.filter((_, i) => (s.used >> i) & 1),
    round: UNITS - total(s.middle) + 1,
  };
}

/** The appendix game: seat 0 is the child, seat 1 the adult, who decides nothing. */
export function guess(): GuessRules {
  return {
    kind: 'competitive',
    seats: 2,
    bounds: { actions: PHRASES.length, steps: 2 * UNITS },
    streams: ['phrase'],
    create: () => new GuessState(),
    actor,
    count: (s) => (s.phrase >= 0 ? TIME_UP + 1 : total(s.middle) === 0 ? 0 : bits(usable(s))),
    nth: (s, k) => (s.phrase >= 0 ? k : nthUsable(s, k)),
    weight: () => 1,
    totalWeight: (s) => bits(usable(s)),
    stream: () => 0,
    apply(s, a, trace) {
      if (s.phrase >= 0) answer(s, a, trace);
      else read(s, a, trace);
    },
    copy(from, to) {
      to.middle.set(from.middle);
      to.child.set(from.child);
      to.used = from.used;
      to.phrase = from.phrase;
    },
    hash(s) {
      let key = mix(s.used, s.phrase);
      for (let type = 0; type < 4; type++) key = mix(key, s.middle[type]! * 8 + s.child[type]!);
      return key;
    },
    score(s, out) {
      const child = total(s.child);
      const rest = total(s.middle);
      const ahead = 2 * child + rest - UNITS;
      if (rest === 0) out[0] = ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
      else out[0] = 0.5 + (0.45 * ahead) / UNITS;
      out[1] = 1 - out[0];
    },
    check,
    outcome,
    turn: (s) => Math.min(UNITS, UNITS - total(s.middle) + 1),
    thrown: () => undefined,
    outcomeOf: (_, faces) => faces[0]! - 1,
    facesOf: (_, a) => [a + 1],
    notation,
    view,
  };
}
