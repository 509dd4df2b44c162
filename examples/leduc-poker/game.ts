import { CHANCE, defineGame, HIDDEN, kind, number, numbers, OVER } from '@glade/engine/define';

// Leduc poker: six cards, two rounds of bets. Rules: rulebook.en.md.

/** Outcomes 0 to 2 are the ranks of the cards; then come the decisions. */
const CHECK = 3;
const BET = 4;
const CALL = 5;
const FOLD = 6;
const WORDS = ['jack', 'queen', 'king', 'check', 'bet', 'call', 'fold'];
const SIGNS = ['J', 'Q', 'K'];
const NONE = -1;
/** A bet in each round, and the most bets in a round. */
const STAKES = [2, 4];
const MOST_BETS = 2;

interface State {
  /** The ranks of the two hands, and of the card on the table. */
  cards: number[];
  /** What each seat has put into the pot. */
  paid: number[];
  round: number;
  bets: number;
  /** The seat to act. */
  seat: number;
  /** 1 when the other has checked. */
  checked: number;
  /** The seat that gave up. */
  folded: number;
  /** 1 after the last bets. */
  over: number;
}

const EVENTS = {
  dealt: kind('dealt', ['LP-01', 'LP-02'], ['seat', 'card']),
  turned: kind('turned', ['LP-04'], ['card']),
  paid: kind('paid', ['LP-03'], ['seat', 'coins']),
  passed: kind('passed', ['LP-03'], ['seat']),
  folded: kind('folded', ['LP-05'], ['seat']),
  shown: kind('shown', ['LP-06', 'LP-07']),
};

/** Which card is dealt next: a hand or the one on the table; undefined while people bet. */
function toDeal({ cards, round }: State): number | undefined {
  const next = cards.indexOf(NONE);
  return next === NONE || (next === 2 && round === 0) ? undefined : next;
}

const actor = (s: State): number =>
  s.over === 1 ? OVER : toDeal(s) === undefined ? s.seat : CHANCE;

const left = (s: State, rank: number): number => 2 - s.cards.filter((card) => card === rank).length;

function legal(s: State): readonly number[] {
  if (toDeal(s) !== undefined) return [0, 1, 2].filter((rank) => left(s, rank) > 0);
  if (s.bets === 0) return [CHECK, BET];
  return s.bets < MOST_BETS ? [BET, CALL, FOLD] : [CALL, FOLD];
}

/** The hand that wins: a pair with the card on the table, else the higher rank. */
const strength = (s: State, seat: number): number =>
  s.cards[seat]! + (s.cards[seat] === s.cards[2] ? 10 : 0);

export default defineGame<State>({
  id: 'leduc-poker',
  prefix: 'LP',
  events: EVENTS,
  box: { players: [2, 2], minutes: 4 },
  rules: () => ({
    seats: 2,
    fields: {
      cards: numbers(3, NONE, 2, NONE),
      paid: numbers(2, 1, 13),
      round: number(0, 1),
      bets: number(0, MOST_BETS),
      seat: number(0, 1),
      checked: number(0, 1),
      folded: number(NONE, 1),
      over: number(0, 1),
    },
    actions: WORDS.length,
    steps: 11,
    clauses: { turn: 'LP-01', end: 'LP-06', action: 'LP-03' },
    actor,
    legal,
    apply(s, action, trace) {
      const card = toDeal(s);
      if (card !== undefined) {
        s.cards[card] = action;
        if (card === 2) trace?.tell(EVENTS.turned, action);
        else trace?.tell(EVENTS.dealt, card, action);
        return;
      }
      const { seat } = s;
      if (action === FOLD) {
        s.folded = seat;
        s.over = 1;
        trace?.tell(EVENTS.folded, seat);
        return;
      }
      const before = s.paid[seat]!;
      if (action === BET || action === CALL) s.paid[seat] = s.paid[1 - seat]!;
      if (action === BET) {
        s.paid[seat]! += STAKES[s.round]!;
        s.bets += 1;
      }
      if (action === CHECK) trace?.tell(EVENTS.passed, seat);
      else trace?.tell(EVENTS.paid, seat, s.paid[seat]! - before);
      s.seat = 1 - seat;
      const closed = action === CALL || (action === CHECK && s.checked === 1);
      s.checked = action === CHECK ? 1 : 0;
      if (!closed) return;
      s.bets = 0;
      s.checked = 0;
      s.seat = 0;
      if (s.round === 1) {
        s.over = 1;
        trace?.tell(EVENTS.shown);
      }
      s.round = 1;
    },
    write: (_, action) => WORDS[action]!,
    /** The winner gets what the other has paid. */
    points(s) {
      const [first, second] = [strength(s, 0), strength(s, 1)];
      if (s.folded === NONE && first === second) return [0, 0];
      const winner = s.folded === NONE ? (first > second ? 0 : 1) : 1 - s.folded;
      const gain = s.paid[1 - winner]!;
      return winner === 0 ? [gain, -gain] : [-gain, gain];
    },
    stakes: [-13, 13],
    possible: 'reachable',
    chance: { weight: left },
    hidden: {
      cards: (s, index, seat) => index < 2 && index !== seat && (s.over === 0 || s.folded !== NONE),
    },
    /** The other hand is one of the cards that the seat does not see. */
    resample(s, seat, random) {
      const other = 1 - seat;
      if (s.cards[other] === NONE || (s.over === 1 && s.folded === NONE)) return;
      s.cards[other] = NONE;
      const deck = [0, 1, 2].flatMap((rank) => Array<number>(left(s, rank)).fill(rank));
      s.cards[other] = deck[random.below(deck.length)]!;
    },
    hears: (event, seat) => event.code !== 'dealt' || event.args['seat'] === seat,
    revealed: (s) => s.over === 1 && s.folded === NONE,
    picture: (s) => ({
      rows: [0, 1, 2].map((place) => ({
        title: place === 2 ? 'row.table' : 'row.hand',
        ...(place === 2 ? {} : { seat: place }),
        kind: 'cards' as const,
        pieces:
          s.cards[place] === NONE
            ? []
            : [s.cards[place] === HIDDEN ? undefined : { text: SIGNS[s.cards[place]!]! }],
      })),
    }),
  }),
  words: {
    en: {
      'game.title': 'Leduc poker',
      'game.line': 'Six cards and two rounds of bets. For two.',
      'row.hand': 'Card of {player, seat}',
      'row.hand.you': 'Your card',
      'event.dealt.you': 'You get {card, select, 0 {a jack} 1 {a queen} other {a king}}.',
      'event.paid.you': 'You put {coins, plural, one {a coin} other {# coins}} into the pot.',
      'event.passed.you': 'You check.',
      'event.folded.you': 'You fold.',
      'row.table': 'On the table',
      'event.dealt': '{player, seat} gets {card, select, 0 {a jack} 1 {a queen} other {a king}}.',
      'event.turned': '{card, select, 0 {A jack} 1 {A queen} other {A king}} is turned up.',
      'event.paid':
        '{player, seat} puts {coins, plural, one {a coin} other {# coins}} into the pot.',
      'event.passed': '{player, seat} checks.',
      'event.folded': '{player, seat} folds.',
      'event.shown': 'Both hands are shown.',
    },
  },
});
