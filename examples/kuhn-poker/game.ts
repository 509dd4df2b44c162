import { CHANCE, defineGame, HIDDEN, kind, number, numbers, OVER } from '@glade/engine/define';

// Kuhn poker: three cards, two players, one bet. Rules: rulebook.en.md.

/** Outcomes 0 to 2 are the cards; then come the decisions. */
const CHECK = 3;
const BET = 4;
const CALL = 5;
const FOLD = 6;
const WORDS = ['jack', 'queen', 'king', 'check', 'bet', 'call', 'fold'];
const SIGNS = ['J', 'Q', 'K'];
const NONE = -1;

// What comes next.
const FIRST = 2;
const AFTER_CHECK = 3;
const AFTER_BET = 4;
const AFTER_CHECK_BET = 5;
const END = 6;

interface State {
  step: number;
  /** The card of each seat. */
  cards: number[];
  /** What each seat has put into the pot. */
  paid: number[];
  /** The seat that gave up. */
  folded: number;
}

const EVENTS = {
  dealt: kind('dealt', ['KP-02'], ['seat', 'card']),
  paid: kind('paid', ['KP-03'], ['seat']),
  passed: kind('passed', ['KP-03'], ['seat']),
  folded: kind('folded', ['KP-04'], ['seat']),
  shown: kind('shown', ['KP-05']),
};

const actor = (s: State): number =>
  s.step === END
    ? OVER
    : s.step < FIRST
      ? CHANCE
      : s.step === AFTER_CHECK || s.step === AFTER_BET
        ? 1
        : 0;

function legal(s: State): readonly number[] {
  if (s.step < FIRST) return [0, 1, 2].filter((card) => !s.cards.includes(card));
  return s.step === FIRST || s.step === AFTER_CHECK ? [CHECK, BET] : [CALL, FOLD];
}

export default defineGame<State>({
  id: 'kuhn-poker',
  prefix: 'KP',
  events: EVENTS,
  box: { players: [2, 2], minutes: 2 },
  rules: () => ({
    seats: 2,
    fields: {
      step: number(0, END),
      cards: numbers(2, NONE, 2),
      paid: numbers(2, 1, 2),
      folded: number(NONE, 1),
    },
    actions: WORDS.length,
    steps: 5,
    clauses: { turn: 'KP-01', end: 'KP-05', action: 'KP-03' },
    actor,
    legal,
    apply(s, action, trace) {
      if (s.step < FIRST) {
        s.cards[s.step] = action;
        trace?.tell(EVENTS.dealt, s.step, action);
        s.step += 1;
        return;
      }
      const seat = actor(s);
      if (action === BET || action === CALL) {
        s.paid[seat] = 2;
        trace?.tell(EVENTS.paid, seat);
      } else if (action === CHECK) trace?.tell(EVENTS.passed, seat);
      else {
        s.folded = seat;
        trace?.tell(EVENTS.folded, seat);
      }
      if (action === BET) s.step = s.step === FIRST ? AFTER_BET : AFTER_CHECK_BET;
      else s.step = action === CHECK && s.step === FIRST ? AFTER_CHECK : END;
      if (s.step === END && s.folded === NONE) trace?.tell(EVENTS.shown);
    },
    write: (_, action) => WORDS[action]!,
    /** The winner gets what the other has paid. */
    points(s) {
      const winner = s.folded === NONE ? (s.cards[0]! > s.cards[1]! ? 0 : 1) : 1 - s.folded;
      const gain = s.paid[1 - winner]!;
      return winner === 0 ? [gain, -gain] : [-gain, gain];
    },
    stakes: [-2, 2],
    possible: 'reachable',
    chance: {},
    hidden: {
      cards: (s, index, seat) => index !== seat && (s.step !== END || s.folded !== NONE),
    },
    /** The other card is one of the two that the seat does not hold. */
    resample(s, seat, random) {
      const other = 1 - seat;
      if (s.cards[other] === NONE || (s.step === END && s.folded === NONE)) return;
      const left = [0, 1, 2].filter((card) => card !== s.cards[seat]);
      s.cards[other] = left[random.below(left.length)]!;
    },
    hears: (event, seat) => event.code !== 'dealt' || event.args['seat'] === seat,
    revealed: (s) => s.step === END && s.folded === NONE,
    picture: (s) => ({
      rows: [0, 1].map((seat) => ({
        title: 'row.hand',
        seat,
        kind: 'cards' as const,
        pieces: s.cards[seat] === NONE ? [] : [cardOf(s.cards[seat]!, seat)],
      })),
    }),
  }),
  bots: {
    /** Bets and calls with the king, gives up with the jack, and is careful with the queen. */
    careful(s, options) {
      const card = s.cards[actor(s)]!;
      if (card === 2) return options.includes(BET) ? BET : CALL;
      if (options.includes(CHECK)) return CHECK;
      return card === 1 ? CALL : FOLD;
    },
  },
  words: {
    en: {
      'game.title': 'Kuhn poker',
      'game.line': 'Three cards, one bet, and a face that tells nothing. For two.',
      'row.hand': 'Card of {player, seat}',
      'row.hand.you': 'Your card',
      'action.check': 'Check',
      'action.bet': 'Bet',
      'action.call': 'Call',
      'action.fold': 'Fold',
      'event.dealt':
        '{player, seat} gets {card, select, 0 {the jack} 1 {the queen} other {the king}}.',
      'event.dealt.you': 'You get {card, select, 0 {the jack} 1 {the queen} other {the king}}.',
      'event.paid.you': 'You put a coin into the pot.',
      'event.passed.you': 'You check.',
      'event.folded.you': 'You fold.',
      'event.paid': '{player, seat} puts a coin into the pot.',
      'event.passed': '{player, seat} checks.',
      'event.folded': '{player, seat} folds.',
      'event.shown': 'Both cards are shown.',
    },
  },
});

const cardOf = (card: number, seat: number) =>
  card === HIDDEN ? undefined : { text: SIGNS[card]!, seat };
