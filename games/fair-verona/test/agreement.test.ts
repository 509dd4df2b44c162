import { CHANCE, mix, OVER, Xoshiro, type OptionValues, type Outcome } from '@glade/engine';
import {
  agree,
  anything,
  legalOf,
  LIMIT,
  optionsWith,
  readPosition,
  sample,
  someOptions,
  type Duo,
} from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { options as all } from '../src/rules/options.ts';
import type { VeronaState } from '../src/rules/state.ts';
import { OLD_TOWN, TILES } from '../src/rules/tiles/tiles.ts';
import { rulesWith, sensible, type VeronaRules } from './play.ts';
import {
  refApply,
  refCreate,
  refLegal,
  refOutcome,
  type RefReport,
  type RefSeat,
  type RefState,
  refView,
  refWeight,
} from './reference.ts';

// The rules and the reference, written apart from each other, play the same matches over all options and must agree at
// every step.

const MATCHES = sample('fair-verona: matches beside the reference', 10, 2_000);

test('the rules agree with the reference', LIMIT, () => {
  const endings = agree(MATCHES, duo);
  expect(endings).toEqual(expect.arrayContaining(['boxed', 'won']));
});

/** All land but what is named, face up beside one player; and the rest of the River. */
function allBut(...names: readonly string[]): string {
  const kept = [...names];
  return TILES.flatMap(({ name, copies }, type) =>
    type === OLD_TOWN ? [] : Array.from({ length: copies }, () => name),
  )
    .filter((name) => {
      const at = kept.indexOf(name);
      if (at >= 0) kept.splice(at, 1);
      return at < 0;
    })
    .join(' ');
}

const TWO = 'spring/1@n1e1 river-two-caps/1@e1';
const LAST = allBut('spring', 'river-two-caps', 'cap');
const APART =
  'river-bend@n1e1 river-bend@n2e2 river-straight@n1e3 river-straight@n3e1 river-two-caps@s1w1 river-cap-bridge@s2w2 river-bend-city@s1w3 river-bend-road@s3w1';

/** Near the end, where matches at random seldom come: one tile is face down, or everybody is mired. */
const ENDGAMES: readonly (readonly [OptionValues, string])[] = [
  [
    { seats: 2, lastErrandRounds: 1, difficulty: 'easy' },
    `draw turn 121: QS home ; 4H n1e1 met AS* unused ${LAST} ; tiles ${TWO} ; home 5 ; counted 30 81 0`,
  ],
  [
    { seats: 3, lastErrandRounds: 2, difficulty: 'easy' },
    `draw turn 121: QS home ; 4H n1e1 met AS* unused ${LAST} ; 7H home met KH ; tiles ${TWO} ; home 5 ; counted 30 81 0`,
  ],
  [
    { seats: 2, difficulty: 'hard' },
    `draw turn 121: QS home ; 4H n1e1 unused ${LAST} ; tiles ${TWO} ; clue 9C ; home 6 ; counted 30 81 0`,
  ],
  [
    { riverReach: 'scatter' },
    `place turn 9: 5H n1e3 met JC ; 8D n3e1 met 9C ; QC s1w3 met 10H ; 3S s3w1 met KD ; tiles ${APART} ; hand river-abbey-bridge ; clue 9H ; counted 4 4 0`,
  ],
];

test('and near the end of a match', () => {
  const endings = agree(4 * ENDGAMES.length, endgame);
  expect(endings).toEqual(expect.arrayContaining(['cold', 'errand', 'mired']));
});

function endgame(match: number): Duo<VeronaState, RefState, Told> {
  const [values, position] = ENDGAMES[match % ENDGAMES.length]!;
  const game = rulesWith(values);
  const random = new Xoshiro(mix(32, match));
  const options = optionsWith({ options: all }, values);
  return {
    options,
    rules: { ...game, create: () => readPosition(game, position) },
    choose: anything(game, random),
    reference: referenceAt(options, game, readPosition(game, position)),
    apply: refApply,
    tell: (s) => tell(game, s),
    tellReference,
  };
}

/** The reference at a position of the first shuffle, where no bend of the River counts and nothing was done in the turn. */
function referenceAt(values: OptionValues, game: VeronaRules, s: VeronaState): RefState {
  const view = game.view(s, undefined);
  return {
    ...refCreate(values),
    step: view.step,
    turn: view.turn,
    active: view.seat,
    tiles: view.tiles.map(({ x, y, type, turn }) => ({ x, y, type, rotation: turn })),
    river: view.river,
    left: view.left,
    hand: view.hand,
    seats: view.players.map(({ card, x, y, bank, encounters, unused, friends }) => ({
      identity: card,
      x,
      y,
      bank,
      encounters,
      unused,
      friends: Array.from({ length: friends }, () => 0),
    })),
    clue: view.clue,
    carrier: view.players.findIndex(({ token }) => token),
    reserve: view.reserve,
    delivered: view.delivered,
    unseen: [view.unseen],
    discards: view.discards,
    encounters: s.met,
    matches: s.matches,
    friends: s.friendsWon,
    failed: s.failed,
  };
}

test.each([
  [
    'place',
    `place turn 3: QS home ; 4D home ; tiles spring/1@n1e1 ; hand river-two-caps ; clue 9C`,
  ],
  [
    'clear',
    'clear turn 5: 3D home met 10S 9S friends 0 ; 8C home met 2H ; tiles spring/1@n1e1 ; clue KD ; counted 3 3 0',
  ],
  ['move', `move turn 3: QS n1e1 ; 4D home ; tiles ${TWO} ; clue 9C`],
])('both see as many ways on from a written position: %s', (step, position) => {
  const game = rulesWith({ seats: 2 });
  const s = readPosition(game, position);
  const ways = [1, 2, 3].map((depth) => nodes(game, s, depth));
  const reference = referenceAt(optionsWith({ options: all }, { seats: 2 }), game, s);
  expect(ways).toEqual([1, 2, 3].map((depth) => refNodes(reference, depth)));
  expect(ways).toEqual(WAYS[step]);
});

const WAYS: Readonly<Record<string, readonly number[]>> = {
  place: [1, 3, 21],
  clear: [9, 258, 1299],
  move: [4, 28, 48],
};

function nodes(game: VeronaRules, s: VeronaState, depth: number): number {
  if (game.actor(s) === OVER) return 0;
  if (depth === 1) return game.count(s);
  const next = game.create();
  return legalOf(game, s).reduce((sum, action) => {
    game.copy(s, next);
    game.apply(next, action);
    return sum + nodes(game, next, depth - 1);
  }, 0);
}

const refNodes = (ref: RefState, depth: number): number =>
  depth === 1
    ? refLegal(ref).length
    : refLegal(ref).reduce((sum, action) => sum + refNodes(refApply(ref, action), depth - 1), 0);

/** What both must say of a position. */
interface Told extends RefReport {
  readonly legal: readonly number[];
  readonly weights: readonly number[];
  readonly outcome?: Outcome;
}

function duo(match: number): Duo<VeronaState, RefState, Told> {
  const random = new Xoshiro(mix(31, match));
  // One match in three by the rules as they are told, but for the number of seats.
  const some = someOptions({ options: all }, random);
  const plain = { difficulty: some['difficulty']!, seats: some['seats']! };
  const values = match % 3 === 0 ? optionsWith({ options: all }, plain) : some;
  const rules = rulesWith(values);
  return {
    options: values,
    rules,
    choose: (random.below(4) === 0 ? anything : sensible)(rules, random),
    reference: refCreate(values),
    apply: refApply,
    tell: (s) => tell(rules, s),
    tellReference,
  };
}

function tell(rules: VeronaRules, s: VeronaState): Told {
  const view = rules.view(s, undefined);
  const legal = legalOf(rules, s);
  const inHand = view.step === 'place';
  return {
    step: view.step,
    turn: view.turn,
    active: view.seat,
    actor: view.actor,
    tiles: view.tiles.map(({ x, y, type, turn }) => [x, y, type, turn]),
    river: view.river && [view.river.x, view.river.y, view.river.heading],
    left: [...view.left],
    hand: view.hand,
    seats: view.players.map((player) => ({
      identity: player.card,
      x: player.x,
      y: player.y,
      bank: player.bank,
      encounters: player.encounters.map(({ card, token }) => [card, token]),
      unused: inHand ? [] : [...player.unused],
      friends: player.friends,
    })),
    clue: view.clue,
    clueOwed: view.clueOwed,
    jokers: view.jokers,
    token: view.token,
    carrier: view.players.findIndex(({ token }) => token),
    reserve: view.reserve,
    delivered: view.delivered,
    deck: view.deck,
    discards: [...view.discards],
    unseen: [...view.unseen],
    attempts: view.attempts.map(({ action }) => action),
    errand: view.errand,
    encounters: s.met,
    matches: s.matches,
    friends: s.friendsWon,
    failed: s.failed,
    result: view.result,
    legal,
    weights: view.actor === CHANCE ? legal.map((_, k) => rules.weight(s, k)) : [],
    ...(view.actor === OVER ? { outcome: rules.outcome(s) } : {}),
  };
}

function tellReference(ref: RefState): Told {
  const report = refView(ref);
  const legal = refLegal(ref);
  // An unused tile that was chosen is in hand for the rules, and still with its owner for the reference.
  const seats = report.step === 'place' ? report.seats.map(emptyHanded) : report.seats;
  return {
    ...report,
    seats,
    legal,
    weights: report.actor === CHANCE ? legal.map((a) => refWeight(ref, a)) : [],
    ...(report.actor === OVER ? { outcome: refOutcome(ref) } : {}),
  };
}

const emptyHanded = (seat: RefSeat): RefSeat => ({ ...seat, unused: [] });
