import {
  defineGame,
  kind,
  number,
  numbers,
  OVER,
  placeName,
  type RulesSpec,
} from '@glade/engine/define';

// Kalah: sow your seeds around. Rules: rulebook.en.md. An action is the pit, as the seat counts them towards its store.

interface State {
  /** The seeds in the pits: those of player 1 from left to right, then those of player 2 from right to left. */
  pits: number[];
  stores: number[];
  seat: number;
}

const EVENTS = {
  sown: kind('sown', ['KA-01', 'KA-02'], ['seat', 'seeds']),
  again: kind('again', ['KA-03'], ['seat']),
  captured: kind('captured', ['KA-04'], ['seat', 'seeds']),
  gathered: kind('gathered', ['KA-05'], ['seat', 'seeds']),
  over: kind('over', ['KA-06']),
};

const sum = (numbersOf: readonly number[]): number => numbersOf.reduce((a, b) => a + b, 0);

const rulesOf = (houses: number, seeds: number): RulesSpec<State> => {
  const all = 2 * houses * seeds;
  const own = (s: State, seat: number): readonly number[] =>
    s.pits.slice(seat * houses, (seat + 1) * houses);
  const isOver = (s: State): boolean => sum(s.pits) === 0;
  const cellOf = (seat: number, pit: number): number =>
    seat === 0 ? houses + pit : houses - 1 - pit;

  /** Sows around both rows and the own store; tells where the last seed fell: a pit, or undefined for the store. */
  function sow(s: State, from: number): number | undefined {
    let left = s.pits[from]!;
    s.pits[from] = 0;
    let last: number | undefined = from;
    while (left > 0) {
      const storeNext: boolean = last === s.seat * houses + houses - 1;
      if (storeNext) s.stores[s.seat]! += 1;
      const next: number = last === undefined ? (1 - s.seat) * houses : (last + 1) % (2 * houses);
      if (!storeNext) s.pits[next]! += 1;
      last = storeNext ? undefined : next;
      left -= 1;
    }
    return last;
  }

  return {
    seats: 2,
    fields: {
      pits: numbers(2 * houses, 0, all, seeds),
      stores: numbers(2, 0, all),
      seat: number(0, 1),
    },
    actions: houses,
    steps: 20 * all,
    clauses: { turn: 'KA-01', end: 'KA-06', action: 'KA-02' },
    possible: (s) => sum(s.pits) + sum(s.stores) === all,
    actor: (s) => (isOver(s) ? OVER : s.seat),
    legal: (s) => own(s, s.seat).flatMap((each, pit) => (each > 0 ? [pit] : [])),
    apply(s, action, trace) {
      const { seat } = s;
      const from = seat * houses + action;
      trace?.tell(EVENTS.sown, seat, s.pits[from]);
      const last = sow(s, from);
      const across = 2 * houses - 1 - (last ?? 0);
      const isOwn = last !== undefined && Math.floor(last / houses) === seat;
      if (isOwn && s.pits[last] === 1 && s.pits[across]! > 0) {
        const caught = 1 + s.pits[across]!;
        s.stores[seat]! += caught;
        s.pits[last] = 0;
        s.pits[across] = 0;
        trace?.tell(EVENTS.captured, seat, caught);
      }
      if (last === undefined) trace?.tell(EVENTS.again, seat);
      else s.seat = 1 - seat;
      for (const each of [0, 1]) {
        const rest = sum(own(s, 1 - each));
        if (sum(own(s, each)) > 0) continue;
        if (rest > 0) trace?.tell(EVENTS.gathered, 1 - each, rest);
        s.stores[1 - each]! += rest;
        s.pits.fill(0);
      }
      if (isOver(s)) trace?.tell(EVENTS.over);
    },
    write: (s, action) => placeName({ columns: houses, rows: 2 }, cellOf(s.seat, action)),
    path: (s, action) => [cellOf(s.seat, action)],
    points: (s) => s.stores,
    estimate: (s, seat) => 0.5 + (s.stores[seat]! - s.stores[1 - seat]!) / (2 * all),
    picture: (s) => ({
      board: {
        shape: 'squares',
        columns: houses,
        rows: 2,
        cells: [1, 0].flatMap((seat) => {
          const row = own(s, seat).map((each) => ({ text: String(each), seat }));
          return seat === 1 ? row.toReversed() : row;
        }),
      },
      rows: [0, 1].map((seat) => ({
        title: 'row.store',
        seat,
        kind: 'counters' as const,
        pieces: [{ text: String(s.stores[seat]), seat }],
      })),
    }),
  };
};

export default defineGame({
  id: 'kalah',
  prefix: 'KA',
  events: EVENTS,
  box: { players: [2, 2], minutes: 10 },
  options: {
    houses: { values: [1, 2, 3, 4, 5, 6], default: 6, clauses: ['KA-01'], affects: 'rules' },
    seeds: { values: [1, 2, 3, 4, 5, 6], default: 4, clauses: ['KA-01'], affects: 'rules' },
  },
  rules: ({ houses, seeds }) => rulesOf(houses, seeds),
  bots: {
    /** Sows into its store where it can, from the pit nearest to it. */
    again: (s, legal) => {
      const houses = s.pits.length / 2;
      const exact = legal.filter((pit) => s.pits[s.seat * houses + pit] === houses - pit);
      return exact.at(-1) ?? legal.at(-1)!;
    },
  },
  words: {
    en: {
      'game.title': 'Kalah',
      'game.line': 'Sow your seeds around and catch those of the other. For two.',
      'option.houses': 'Pits in each row',
      'option.seeds': 'Seeds in each pit',
      'row.store': 'Store of {player, seat}',
      'row.store.you': 'Your store',
      'event.sown.you': 'You sow {seeds, plural, one {a seed} other {# seeds}}.',
      'event.again.you': 'The last seed falls into the store: you sow again.',
      'event.captured.you': 'You catch {seeds} seeds.',
      'event.sown': '{player, seat} sows {seeds, plural, one {a seed} other {# seeds}}.',
      'event.again': 'The last seed falls into the store: {player, seat} sows again.',
      'event.captured': '{player, seat} catches {seeds} seeds.',
      'event.gathered':
        '{player, seat} gathers {seeds, plural, one {the last seed} other {the last # seeds}}.',
      'event.over': 'All seeds are in the stores.',
    },
  },
});
