import {
  CHANCE,
  defineGame,
  kind,
  number,
  numbers,
  OVER,
  refuse,
  type RulesSpec,
} from '@glade/engine/define';

// Pig: throw again and risk it, or keep what this turn has brought. Rules: rulebook.en.md.

/** Outcomes 0 to 5 are the faces of the die; then come the two decisions. */
const AGAIN = 6;
const HOLD = 7;
/** After so many turns the match ends all the same. */
const LAST_TURN = 200;

interface State {
  /** So many points win: the bot looks at them. */
  goal: number;
  /** What each seat has kept. */
  kept: number[];
  /** What this turn has brought so far. */
  gain: number;
  seat: number;
  /** 1 while the die is in the air. */
  thrown: number;
  turn: number;
}

const EVENTS = {
  rolled: kind('rolled', ['PG-02'], ['seat', 'face']),
  lost: kind('lost', ['PG-03'], ['seat']),
  held: kind('held', ['PG-04'], ['seat', 'points']),
  won: kind('won', ['PG-05'], ['seat']),
  late: kind('late', ['PG-06']),
};

const nextTurn = (s: State): void => {
  s.gain = 0;
  s.seat = 1 - s.seat;
  s.turn += 1;
};

const rulesOf = (goal: number): RulesSpec<State> => {
  const isOver = (s: State): boolean => s.kept.some((each) => each >= goal) || s.turn > LAST_TURN;
  return {
    seats: 2,
    fields: {
      goal: number(goal, goal),
      kept: numbers(2, 0, goal + 5),
      gain: number(0, goal + 5),
      seat: number(0, 1),
      thrown: number(0, 1),
      turn: number(1, LAST_TURN + 1),
    },
    actions: 8,
    steps: 2 * LAST_TURN * 60,
    clauses: { turn: 'PG-01', end: 'PG-05' },
    actor: (s) => (isOver(s) ? OVER : s.thrown === 1 ? CHANCE : s.seat),
    legal: (s) => (s.thrown === 1 ? [0, 1, 2, 3, 4, 5] : s.gain === 0 ? [AGAIN] : [AGAIN, HOLD]),
    apply(s, action, trace) {
      const { seat } = s;
      if (action === AGAIN) {
        s.thrown = 1;
        return;
      }
      if (action === HOLD) {
        s.kept[seat] = s.kept[seat]! + s.gain;
        trace?.tell(EVENTS.held, seat, s.kept[seat]);
        if (s.kept[seat] >= goal) trace?.tell(EVENTS.won, seat);
        nextTurn(s);
      } else {
        s.thrown = 0;
        trace?.tell(EVENTS.rolled, seat, action + 1);
        // PG-04: what reaches the goal is kept at once, so that nobody throws on.
        s.gain = Math.min(s.gain + action + 1, goal + 5 - s.kept[seat]!);
        if (action > 0) return;
        trace?.tell(EVENTS.lost, seat);
        nextTurn(s);
      }
      if (s.turn > LAST_TURN) trace?.tell(EVENTS.late);
    },
    write: (_, action) => (action === AGAIN ? 'again' : action === HOLD ? 'hold' : `${action + 1}`),
    points: (s) => s.kept,
    estimate: (s, seat) => 0.5 + (s.kept[seat]! - s.kept[1 - seat]!) / (2 * goal + 10),
    why: (_, action) => (action === HOLD ? refuse('PG-04', 'nothing') : undefined),
    turn: (s) => s.turn,
    chance: { dice: () => ({ code: 'die', dice: [6], reads: ['face'] }) },
    picture: (s) => ({
      rows: [
        ...[0, 1].map((seat) => ({
          title: 'row.kept',
          seat,
          kind: 'counters' as const,
          pieces: [{ text: String(s.kept[seat]), seat }],
        })),
        { title: 'row.gain', kind: 'counters', pieces: [{ text: String(s.gain) }] },
      ],
    }),
  };
};

export default defineGame({
  id: 'pig',
  prefix: 'PG',
  events: EVENTS,
  box: { players: [2, 2], minutes: 10 },
  options: {
    goal: { values: [20, 50, 100], default: 100, clauses: ['PG-05'], affects: 'rules' },
  },
  rules: ({ goal }) => rulesOf(goal),
  bots: {
    /** Keeps 20 or more: close to the best that is known. */
    holdAt20: (s, legal) =>
      legal.includes(HOLD) && (s.gain >= 20 || s.kept[s.seat]! + s.gain >= s.goal) ? HOLD : AGAIN,
  },
  words: {
    en: {
      'game.title': 'Pig',
      'game.line': 'Throw again and risk it, or keep what you have. For two.',
      'option.goal': 'Points to reach',
      'throw.die': 'The die',
      'row.kept': 'Kept by {player, seat}',
      'row.kept.you': 'Kept by you',
      'action.again': 'Throw',
      'action.hold': 'Keep it',
      'row.gain': 'This turn',
      'event.rolled': '{player, seat} throws {face}.',
      'event.rolled.you': 'You throw {face}.',
      'event.lost.you': 'A one: you lose this turn’s points.',
      'event.held.you': 'You have {points, number} points.',
      'event.won.you': 'You have reached the goal.',
      'event.lost': 'A one: {player, seat} loses this turn’s points.',
      'event.held': '{player, seat} has {points, number} points.',
      'event.won': '{player, seat} has reached the goal.',
      'event.late': 'That was the last turn.',
      'refusal.nothing': 'There is nothing to keep yet. Throw first.',
    },
  },
});
