import { CHANCE, mix, OVER, Xoshiro } from '@glade/engine';
import { agree, legalOf, LIMIT, sample, someOptions, type Duo } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { options } from '../src/rules/options.ts';
import type { ClimberState } from '../src/rules/state.ts';
import { everywhere, rulesWith, type ClimberRules } from './play.ts';
import {
  refActor,
  refApply,
  refCreate,
  refLegal,
  refOutcome,
  refView,
  refWeight,
  type RefOutcome,
  type RefReport,
  type RefState,
} from './reference.ts';

// The rules and the reference, written apart from each other, play the same matches over all options and must agree at
// every step.

const MATCHES = sample('leaf-climbers: matches beside the reference', 75, 15_000);

/** Who plays: the careful ones reach what chance does not. */
const PLAYERS = ['random', 'careful', 'greedy', 'greedy'];

test('the rules agree with the reference', LIMIT, () => {
  const endings = agree(MATCHES, duo);
  // What must come up, or the matches prove little.
  expect(endings).toEqual(['complete', 'lastOne', 'lostTogether', 'nobody']);
});

/** What both must say of a position. */
interface Told extends RefReport {
  readonly legal: readonly number[];
  readonly evenly: boolean;
  readonly outcome?: RefOutcome;
}

function duo(match: number): Duo<ClimberState, RefState, Told> {
  const random = new Xoshiro(mix(36, match));
  const values = someOptions({ options }, random);
  const game = rulesWith(values);
  return {
    options: values,
    rules: game,
    choose: everywhere(game, PLAYERS[match % PLAYERS.length]!, random),
    reference: refCreate(values),
    apply: refApply,
    tell: (s) => tell(game, s),
    tellReference,
  };
}

function tell(game: ClimberRules, s: ClimberState): Told {
  const { actor, climbers, order, first, ...view } = game.view(s, 0);
  const legal = legalOf(game, s);
  const told: Told = {
    step: view.step,
    round: view.round,
    actor,
    elevation: [...view.elevation],
    chips: [...view.chips],
    places: climbers.map(({ place }) => place),
    alive: climbers.map(({ alive }) => alive),
    order: [...order.slice(first), ...order.slice(0, first)],
    turn: s.at,
    left: view.left,
    roll: view.roll,
    landed: view.landed,
    legal,
    evenly:
      actor === CHANCE &&
      game.totalWeight(s) === legal.length &&
      legal.every((_, k) => game.weight(s, k) === 1),
  };
  if (actor !== OVER) return told;
  const { code, winners, measures } = game.outcome(s);
  return { ...told, outcome: { code, winners: [...winners], measures } as RefOutcome };
}

function tellReference(ref: RefState): Told {
  const view = refView(ref);
  const legal = refLegal(ref);
  // An order that is drawn anew has none before it.
  const order = view.step === 'order' ? [] : view.order;
  const evenly = refActor(ref) === CHANCE && legal.every((action) => refWeight(ref, action) === 1);
  const told = { ...view, order, legal, evenly };
  return view.actor === OVER ? { ...told, outcome: refOutcome(ref) } : told;
}
