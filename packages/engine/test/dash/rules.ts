import {
  CHANCE,
  OVER,
  mix,
  type OptionValues,
  type Outcome,
  type Policy,
  type Refusal,
  type SearchRules,
  type Seat,
  type Trace,
} from '../../src/index.ts';
import { EVENTS } from './events.ts';
import { notation } from './notation.ts';
import {
  END,
  FIRST,
  NONE,
  ORDER,
  PACE,
  REST,
  RUN,
  SECOND,
  SPRINT,
  State,
  breath,
  choice,
  chooser,
  place,
} from './state.ts';

const ROUNDS = 5;
const FULL = 2;
/** Faces of the pace die: 1, 2, 3 are slow, 4 and 5 brisk, 6 is fast. */
const PACE_OF_FACE = [0, 0, 0, 1, 1, 2];
const FACE_OF_PACE = [1, 4, 6];
const PACE_WEIGHTS = [3, 2, 1];

export interface View {
  readonly step: number;
  readonly round: number;
  readonly first: number;
  readonly pace: number;
  readonly places: readonly number[];
  readonly breaths: readonly number[];
  /** What each seat chose; null for not yet, or for not yours to know. */
  readonly choices: readonly (number | null)[];
  readonly chosen: readonly boolean[];
}

const no = (clause: string, code: string): Refusal => ({ clause, code });

/** A race for two with a throw each round and hidden choices: the smallest game that uses all of the contract. */
export function dash(options: OptionValues): SearchRules<State, View> {
  const length = options['length'] as number;
  const secret = options['secret'] as boolean;
  const breaths = options['breaths'] as number;

  const actor = (s: State): number =>
    s.step === END ? OVER : s.step === FIRST || s.step === SECOND ? chooser(s) : CHANCE;

  const count = (s: State): number => {
    if (s.step === END) return 0;
    if (s.step === ORDER) return 30;
    return s.step === PACE || breath(s, chooser(s)) > 0 ? 3 : 2;
  };

  // DS-05 to DS-07: at once for both, since neither choice changes the other's.
  const move = (s: State, seat: Seat, trace: Trace | undefined): void => {
    const chosen = choice(s, seat);
    const step = chosen === REST ? 0 : chosen === RUN ? s.pace : 2 * s.pace;
    const change = chosen === REST ? 1 : chosen === SPRINT ? -1 : 0;
    const now = Math.min(FULL, breath(s, seat) + change);
    const at = Math.min(length, place(s, seat) + step);
    if (seat === 0) {
      s.place0 = at;
      s.breath0 = now;
      s.choice0 = NONE;
    } else {
      s.place1 = at;
      s.breath1 = now;
      s.choice1 = NONE;
    }
    if (chosen === REST) trace?.tell(EVENTS.rested, seat, now);
    else trace?.tell(chosen === RUN ? EVENTS.ran : EVENTS.sprinted, seat, at);
  };

  const finish = (s: State, trace: Trace | undefined): void => {
    s.step = END;
    if (s.place0 === s.place1) trace?.tell(EVENTS.shared);
    else trace?.tell(EVENTS.won, s.place0 > s.place1 ? 0 : 1);
  };

  return {
    kind: 'competitive',
    seats: 2,
    bounds: { actions: 30, steps: 1 + 3 * ROUNDS },
    streams: ['order', 'pace'],

    create() {
      const s = new State();
      s.breath0 = breaths;
      s.breath1 = breaths;
      return s;
    },
    actor,
    count,
    nth(s, k) {
      if (s.step !== ORDER) return k;
      const first = Math.trunc(k / 5);
      const second = k % 5;
      return first * 6 + second + (second >= first ? 1 : 0);
    },
    weight: (s, k) => (s.step === PACE ? PACE_WEIGHTS[k]! : 1),
    totalWeight: (s) => (s.step === PACE ? 6 : 30),
    stream: (s) => (s.step === ORDER ? 0 : 1),

    apply(s, a, trace) {
      if (s.step === ORDER) {
        s.first = Math.trunc(a / 6) > a % 6 ? 0 : 1;
        s.step = PACE;
        s.round = 1;
        trace?.tell(EVENTS.begins, s.first);
      } else if (s.step === PACE) {
        s.pace = a + 1;
        s.step = FIRST;
        trace?.tell(EVENTS.pace, s.round, s.pace);
      } else {
        const seat = chooser(s);
        if (seat === 0) s.choice0 = a;
        else s.choice1 = a;
        trace?.tell(EVENTS.chose, seat, a);
        if (s.step === FIRST) {
          s.step = SECOND;
          return;
        }
        trace?.tell(EVENTS.revealed);
        move(s, 0, trace);
        move(s, 1, trace);
        s.pace = 0;
        if (s.place0 === length || s.place1 === length || s.round === ROUNDS) {
          finish(s, trace);
        } else {
          s.round += 1;
          s.step = PACE;
        }
      }
    },
    copy(from, to) {
      Object.assign(to, from);
    },
    hash: (s) => Object.values(s).reduce((key: number, value: number) => mix(key, value), 0),
    score(s, out) {
      if (s.step === END) {
        out[0] = s.place0 === s.place1 ? 0.5 : s.place0 > s.place1 ? 1 : 0;
        out[1] = 1 - out[0];
      } else {
        out[0] = 0.5 + (s.place0 - s.place1) / (2 * length);
        out[1] = 1 - out[0];
      }
    },

    check(s, a, by) {
      const now = actor(s);
      if (now === OVER) return no('DS-08', 'over');
      if (by !== now) return now === CHANCE ? no('DS-03', 'diceFirst') : no('DS-04', 'notYourTurn');
      if (s.step === ORDER) {
        if (a < 0 || a > 35) return no('DS-02', 'noSuchThrow');
        return Math.trunc(a / 6) === a % 6 ? no('DS-02', 'equalThrow') : undefined;
      }
      if (a < 0 || a > 2)
        return s.step === PACE ? no('DS-03', 'noSuchThrow') : no('DS-04', 'noSuchChoice');
      return a >= count(s) ? no('DS-06', 'noBreath') : undefined;
    },
    outcome(s): Outcome {
      const winners = [0, 1].filter((seat) => place(s, seat) >= place(s, 1 - seat));
      const code = winners.length > 1 ? 'shared' : 'won';
      return { code, winners, measures: { squares: [s.place0, s.place1], rounds: s.round } };
    },
    turn: (s) => s.round,
    thrown(s) {
      if (s.step === ORDER) return { code: 'order', dice: [6, 6], reads: ['first', 'second'] };
      return { code: 'pace', dice: [6], reads: ['pace'] };
    },
    outcomeOf(s, faces) {
      if (s.step === ORDER) return (faces[0]! - 1) * 6 + faces[1]! - 1;
      return PACE_OF_FACE[faces[0]! - 1]!;
    },
    facesOf(s, a) {
      return s.step === ORDER ? [Math.trunc(a / 6) + 1, (a % 6) + 1] : [FACE_OF_PACE[a]!];
    },
    notation,
    view(s, seat) {
      const seen = (of: Seat): number | null =>
        choice(s, of) === NONE || (secret && of !== seat) ? null : choice(s, of);
      return {
        step: s.step,
        round: s.round,
        first: s.first,
        pace: s.pace,
        places: [s.place0, s.place1],
        breaths: [s.breath0, s.breath1],
        choices: [seen(0), seen(1)],
        chosen: [s.choice0 !== NONE, s.choice1 !== NONE],
      };
    },
    ...(secret
      ? {
          resample(s, seat, random) {
            const other = 1 - seat;
            if (choice(s, other) === NONE) return;
            const guess = random.below(breath(s, other) > 0 ? 3 : 2);
            if (other === 0) s.choice0 = guess;
            else s.choice1 = guess;
          },
          hears: (event, seat) => event.code !== 'chose' || event.args['seat'] === seat,
          // DS-R01: what has been revealed stays so.
          landmark: (s: State) => s.step === PACE || s.step === END,
        }
      : {}),
    // Nobody needs to think about resting with full breath.
    moveFilter: {
      count: (s) => count(s) - (breath(s, chooser(s)) === FULL ? 1 : 0),
      nth: (s, k) => k + (breath(s, chooser(s)) === FULL ? 1 : 0),
    },
  };
}

/** Sprints when the pace is good, rests when out of breath. */
export const careful: Policy<State> = {
  choose(s, random) {
    if (breath(s, chooser(s)) === 0) return random.below(3) === 0 ? RUN : REST;
    return s.pace > 1 ? SPRINT : RUN;
  },
};
