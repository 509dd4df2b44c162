import { CHANCE, mix, OVER, Xoshiro, type Outcome } from '@glade/engine';
import {
  agree,
  anything,
  legalOf,
  optionsWith,
  someOptions,
  type Duo,
} from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { options } from '../src/options.ts';
import type { VeronaState } from '../src/state.ts';
import { rulesWith, sensible, type VeronaRules } from './play.ts';
import {
  refApply,
  refCreate,
  refLegal,
  refOutcome,
  refView,
  refWeight,
  type RefReport,
  type RefSeat,
  type RefState,
} from './reference.ts';

// The rules and the reference, written apart from each other, play the same matches over all options and must agree at
// every step. More of them with
//
//     MATCHES=10000 npx vitest run --project games agreement

const MATCHES = Number(process.env['MATCHES'] ?? 60);

test('the rules agree with the reference', { timeout: 2000 * MATCHES + 60_000 }, () => {
  const endings = agree(MATCHES, duo);
  expect(endings).toEqual(expect.arrayContaining(['boxed', 'won']));
});

/** What both must say of a position. */
interface Told extends RefReport {
  readonly legal: readonly number[];
  readonly weights: readonly number[];
  readonly outcome?: Outcome;
}

function duo(match: number): Duo<VeronaState, RefState, Told> {
  const random = new Xoshiro(mix(31, match));
  // One match in three by the rules as they are told, but for the number of seats.
  const all = someOptions({ options }, random);
  const plain = { difficulty: all['difficulty']!, seats: all['seats']! };
  const values = match % 3 === 0 ? optionsWith({ options }, plain) : all;
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
