import { defineGame, kind, number, numbers, OVER } from '@glade/engine/define';

// Nim with heaps of three, four and five. Rules: rulebook.en.md. An action is 5 * heap + counters - 1.

const MOST = 5;
const HEAPS = [3, 4, 5];

interface State {
  heaps: number[];
  seat: number;
}

const EVENTS = {
  taken: kind('taken', ['NI-01', 'NI-02', 'NI-03'], ['seat', 'counters', 'heap']),
  won: kind('won', ['NI-04', 'NI-05'], ['seat']),
};

const isOver = (s: State): boolean => s.heaps.every((heap) => heap === 0);

export default defineGame<State>({
  id: 'nim',
  prefix: 'NI',
  events: EVENTS,
  box: { players: [2, 2], minutes: 3 },
  rules: () => ({
    seats: 2,
    fields: { heaps: numbers(HEAPS.length, 0, MOST, HEAPS), seat: number(0, 1) },
    actions: MOST * HEAPS.length,
    steps: 12,
    clauses: { turn: 'NI-01', end: 'NI-05', action: 'NI-03' },
    possible: 'reachable',
    actor: (s) => (isOver(s) ? OVER : s.seat),
    legal: (s) =>
      s.heaps.flatMap((heap, at) => Array.from({ length: heap }, (_, k) => MOST * at + k)),
    apply(s, action, trace) {
      const [heap, counters] = [Math.floor(action / MOST), (action % MOST) + 1];
      s.heaps[heap]! -= counters;
      trace?.tell(EVENTS.taken, s.seat, counters, heap + 1);
      if (isOver(s)) trace?.tell(EVENTS.won, s.seat);
      s.seat = 1 - s.seat;
    },
    write: (_, action) => `${'abc'[Math.floor(action / MOST)]}${(action % MOST) + 1}`,
    points: (s) => (s.seat === 0 ? [0, 1] : [1, 0]),
    picture: (s) => ({
      rows: s.heaps.map((heap, at) => ({
        title: `row.${'abc'[at]}`,
        kind: 'counters' as const,
        pieces: Array.from({ length: heap }, () => ({ text: '●' })),
      })),
    }),
  }),
  words: {
    en: {
      'game.title': 'Nim',
      'game.line': 'Three heaps; the player who takes the last counter wins. For two.',
      'row.a': 'Heap a',
      'row.b': 'Heap b',
      'row.c': 'Heap c',
      'event.taken.you': 'You take {counters} from heap {heap, select, 1 {a} 2 {b} other {c}}.',
      'event.won.you': 'You have the last counter.',
      'event.taken':
        '{player, seat} takes {counters} from heap {heap, select, 1 {a} 2 {b} other {c}}.',
      'event.won': '{player, seat} has the last counter.',
    },
  },
});
