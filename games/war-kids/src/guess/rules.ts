import {
  CHANCE,
  checkTurn,
  mix,
  OVER,
  refuse,
  type Action,
  type Actor,
  type Kernel,
  type Outcome,
  type Refusal,
  type Trace,
} from '@glade/engine';
import { bits } from '@glade/boards/bit-sets';
import { EVENTS } from '../rules/events.ts';
import {
  adultsOf,
  GuessState,
  NO_ACTION,
  PHRASES,
  TIME_UP,
  total,
  typeOf,
  UNITS,
  type Counters,
} from './state.ts';

export interface GuessKernel extends Kernel<GuessState, GuessView> {
  readonly mode: 'guess';
}

/** All that is to be seen: nothing is hidden. */
export interface GuessView {
  readonly mode: 'guess';
  readonly step: 'draw' | 'answer' | 'over';
  readonly actor: Actor;
  /** The phrase read aloud, e.g. `G-S1`; empty before one is drawn. */
  readonly phrase: string;
  readonly middle: Counters;
  readonly child: Counters;
  readonly adult: Counters;
  /** Phrases already read in this round of phrases. */
  readonly used: readonly string[];
  readonly round: number;
}

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
  if (said === type) trace.tell(EVENTS.right, type);
  else trace.tell(EVENTS.wrong, type, said);
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
    rollFirst: ['WK-102', 'riddleFirst'],
    noRoll: ['WK-104', 'answerFirst'],
    notYourTurn: 'WK-102',
  });
  if (turn !== undefined) return turn;
  if (s.phrase >= 0) return a >= 0 && a <= TIME_UP ? undefined : refuse('WK-102', 'noSuchAnswer');
  const fits = a >= 0 && a < PHRASES.length && ((usable(s) >> a) & 1) === 1;
  return fits ? undefined : refuse('WK-R53', 'noSuchPhrase');
}

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
export const guess: GuessKernel = {
  mode: 'guess',
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
  /** After an answer, the players know which unit it was. */
  landmark: (s) => s.phrase < 0 && total(s.middle) < UNITS,
  check,
  outcome,
  turn: (s) => Math.min(UNITS, UNITS - total(s.middle) + 1),
  thrown: () => undefined,
  outcomeOf: (_, faces) => faces[0]! - 1,
  facesOf: (_, a) => [a + 1],
  view,
};
