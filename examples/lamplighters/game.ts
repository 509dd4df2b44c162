import { CHANCE, defineGame, HIDDEN, kind, number, numbers, OVER } from '@glade/engine/define';

// Lamplighters: 20 lamps for one street. Rules: rulebook.en.md.

const CARDS = 20;
const HAND = 3;
/** Outcomes 0 to 19 are the cards that are drawn; 20 to 39 are the cards that are laid. */
const LAY = CARDS;
const NONE = -1;
// Where a card is; a hand is 1 and its seat.
const DECK = 0;
const IN_HAND = 1;
const LAID = 3;

interface State {
  /** Where each card is. */
  where: number[];
  /** The card laid last. */
  last: number;
  /** The lamps that each seat has lit. */
  lamps: number[];
  seat: number;
}

const EVENTS = {
  drawn: kind('drawn', ['LL-01', 'LL-05'], ['seat', 'lamp']),
  lit: kind('lit', ['LL-02', 'LL-03'], ['seat', 'lamp']),
  dark: kind('dark', ['LL-04'], ['seat', 'lamp']),
  ended: kind('ended', ['LL-06']),
};

const cardsAt = (s: State, place: number): readonly number[] =>
  s.where.flatMap((each, card) => (each === place ? [card] : []));
const hand = (s: State, seat: number): readonly number[] => cardsAt(s, IN_HAND + seat);

/** The seat whose hand is to be filled, player 1 first; undefined when both are full or the deck is empty. */
const drawer = (s: State): number | undefined =>
  s.where.includes(DECK) ? [0, 1].find((seat) => hand(s, seat).length < HAND) : undefined;

export default defineGame<State>({
  id: 'lamplighters',
  prefix: 'LL',
  events: EVENTS,
  box: { players: [2, 2], minutes: 5 },
  rules: () => ({
    seats: 2,
    fields: {
      where: numbers(CARDS, DECK, LAID),
      last: number(NONE, CARDS - 1),
      lamps: numbers(2, 0, CARDS / 2),
      seat: number(0, 1),
    },
    actions: 2 * CARDS,
    steps: 2 * CARDS,
    clauses: { turn: 'LL-01', end: 'LL-06', action: 'LL-02' },
    actor: (s) => (drawer(s) !== undefined ? CHANCE : hand(s, s.seat).length === 0 ? OVER : s.seat),
    legal: (s) =>
      drawer(s) === undefined ? hand(s, s.seat).map((card) => LAY + card) : cardsAt(s, DECK),
    apply(s, action, trace) {
      const filled = drawer(s);
      if (filled !== undefined) {
        s.where[action] = IN_HAND + filled;
        trace?.tell(EVENTS.drawn, filled, action + 1);
        return;
      }
      const card = action - LAY;
      const isLit = card > s.last;
      if (isLit) s.lamps[s.seat]! += 1;
      trace?.tell(isLit ? EVENTS.lit : EVENTS.dark, s.seat, card + 1);
      s.where[card] = LAID;
      s.last = card;
      s.seat = 1 - s.seat;
      if (!s.where.some((place) => place !== LAID)) trace?.tell(EVENTS.ended);
    },
    write: (_, action) => (action < LAY ? `${action + 1}` : `lay ${action - LAY + 1}`),
    points: (s) => s.lamps,
    estimate: (s, seat) => 0.5 + (s.lamps[seat]! - s.lamps[1 - seat]!) / CARDS,
    possible: (s) => isPossible(s),
    chance: {},
    hidden: {
      where: (s, card, seat) =>
        s.where[card] === DECK ||
        (s.where[card] !== LAID && s.where[card] !== IN_HAND + (seat ?? NONE)),
    },
    /** Puts the hand of the other back into the deck, and draws it again. */
    resample(s, seat, random) {
      const other = 1 - seat;
      let draws = hand(s, other).length;
      for (const card of hand(s, other)) s.where[card] = DECK;
      for (const deck = [...cardsAt(s, DECK)]; draws > 0; draws--)
        s.where[deck.splice(random.below(deck.length), 1)[0]!] = IN_HAND + other;
    },
    hears: (event, seat) => event.code !== 'drawn' || event.args['seat'] === seat,
    revealed: (s) => s.last !== NONE,
    picture: (s) => ({
      rows: [
        {
          title: 'row.street',
          kind: 'cards',
          pieces: s.last === NONE ? [] : [{ text: String(s.last + 1) }],
        },
        ...[0, 1].map((seat) => ({
          title: 'row.hand',
          seat,
          kind: 'cards' as const,
          pieces: hand(s, seat).map((card) => ({ text: String(card + 1), seat })),
        })),
        ...[0, 1].map((seat) => ({
          title: 'row.lamps',
          seat,
          kind: 'counters' as const,
          pieces: [{ text: String(s.lamps[seat]), seat }],
        })),
        {
          title: 'row.unseen',
          kind: 'cards',
          pieces: s.where.filter((place) => place === HIDDEN).map(() => undefined),
        },
      ],
    }),
  }),
  bots: {
    /** Lights the next brighter lamp; where none is, lays its brightest, so that the other has a hard time. */
    careful: (s, legal) => legal.find((action) => action - LAY > s.last) ?? legal.at(-1)!,
  },
  words: {
    en: {
      'game.title': 'Lamplighters',
      'game.line': 'Each lamp brighter than the last: who lights more? For two.',
      'row.street': 'Laid last',
      'row.hand': 'Hand of {player, seat}',
      'row.hand.you': 'Your hand',
      'row.lamps': 'Lamps of {player, seat}',
      'row.lamps.you': 'Your lamps',
      'row.unseen': 'Not seen',
      'event.drawn': '{player, seat} draws the {lamp}.',
      'event.drawn.you': 'You draw the {lamp}.',
      'event.lit.you': 'You light the {lamp}.',
      'event.dark.you': 'You lay the {lamp}, and the street is dark.',
      'event.lit': '{player, seat} lights the {lamp}.',
      'event.dark': '{player, seat} lays the {lamp}, and the street is dark.',
      'event.ended': 'The last lamp is laid.',
    },
  },
});

/** Hands that fit the number of laid cards, and lamps that fit it. */
function isPossible(s: State): boolean {
  const laid = cardsAt(s, LAID).length;
  const [first, second] = [hand(s, 0).length, hand(s, 1).length];
  if (s.seat !== laid % 2 || (laid === 0) !== (s.last === NONE)) return false;
  if (s.last !== NONE && s.where[s.last] !== LAID) return false;
  const [own, other] = s.lamps as [number, number];
  if (own > Math.ceil(laid / 2) || other > Math.floor(laid / 2) || own + other < Math.min(1, laid))
    return false;
  if (laid === 0)
    return first <= HAND && second <= HAND && (first === HAND || second === 0) && own + other === 0;
  if (!s.where.includes(DECK)) return first === Math.floor((CARDS - laid) / 2);
  const mover = s.seat === 0 ? second : first;
  return first + second - mover === HAND && (mover === HAND || mover === HAND - 1);
}
