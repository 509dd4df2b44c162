import { CHANCE, OVER, problem, ok, type WholeGame, type SearchRules } from '@glade/engine';

// A duel small enough to be solved: two seats take 1 or 2 counters in turn. After each turn a coin falls: heads, and
// one more counter goes by itself. Whoever takes the last one wins; if the coin takes it, the duel is a draw.

export class DuelState {
  left = 12;
  seat = 0;
  /** 1 if a seat takes counters next, 2 if the coin falls next. */
  step = 1;
  taken = new Int32Array(2);
  last = -1;
}

const COINS = 2;

export const duel: SearchRules<DuelState> = {
  kind: 'competitive',
  seats: 2,
  bounds: { actions: 3, steps: 40 },
  streams: ['coin'],
  create: () => new DuelState(),
  actor: (s) => (s.left === 0 ? OVER : s.step === 2 ? CHANCE : s.seat),
  count: (s) => (s.left === 0 ? 0 : s.step === 2 ? COINS : Math.min(2, s.left)),
  nth: (s, k) => (s.step === 2 ? k : k + 1),
  weight: () => 1,
  totalWeight: () => COINS,
  stream: () => 0,
  apply(s, a) {
    if (s.step === 2) {
      s.left -= a;
      if (s.left === 0) s.last = 2;
      s.step = 1;
      s.seat = 1 - s.seat;
      return;
    }
    s.left -= a;
    s.taken[s.seat]! += a;
    if (s.left === 0) s.last = s.seat;
    s.step = 2;
  },
  copy(from, to) {
    to.left = from.left;
    to.seat = from.seat;
    to.step = from.step;
    to.last = from.last;
    to.taken.set(from.taken);
  },
  hash: (s) =>
    ((s.left * 2 + s.seat) * 4 + s.step) * 4 + s.last + s.taken[0]! * 1009 + s.taken[1]! * 100_003,
  score(s, out) {
    out[0] = s.last === 0 ? 1 : s.last === 1 ? 0 : 0.5;
    out[1] = 1 - out[0];
  },
  check(s, a, by) {
    const legal = Array.from({ length: duel.count(s) }, (_, k) => duel.nth(s, k));
    return by === duel.actor(s) && legal.includes(a) ? undefined : { clause: 'DU-01', code: 'no' };
  },
  outcome: (s) => ({ code: 'end', winners: s.last > 1 ? [] : [s.last], measures: {} }),
  turn: () => 0,
  thrown: () => undefined,
  outcomeOf: () => 0,
  facesOf: () => [],
  notation: {
    format: (_, a) => String(a),
    parse: (_, text) =>
      /^\d$/.test(text) ? ok(Number(text)) : problem('notation.entry', { text }),
    position: (s) => String(s.left),
    parsePosition: () => problem('position.head', { text: '' }),
    place: String,
    placeParts: () => ({}),
    draw: (s) => String(s.left),
  },
  view: (s) => s.left,
};

export const DUEL: WholeGame = {
  id: 'duel',
  version: 1,
  prefix: 'DU',
  options: { options: {}, presets: { default: {} } },
  rules: () => duel,
  policies: () => ({ policy: { choose: (s) => duel.nth(s as DuelState, 0) } }),
  text: { en: {}, it: {} },
};
