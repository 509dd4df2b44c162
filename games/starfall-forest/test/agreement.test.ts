import { CHANCE, mix, OVER, Xoshiro, type Outcome } from '@glade/engine';
import { agree, anything, legalOf, LIMIT, sample, type Duo } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import type { StarfallState } from '../src/rules/state.ts';
import { rulesWith, sensible, someShort, type StarfallRules } from './play.ts';
import {
  refApply,
  refCreate,
  refLegal,
  refOutcome,
  refView,
  refWeight,
  type RefReport,
  type RefState,
} from './reference.ts';

// The rules and the reference, written apart from each other, play the same matches over all options and must agree at
// every step.

const MATCHES = sample('starfall-forest: matches beside the reference', 15, 4_000);
/** One match in so many is played to its end, the others for as many steps. */
const WHOLE = 4;
const STEPS = 120;

test('the rules agree with the reference', LIMIT, () => {
  expect(agree(MATCHES, duo)).toEqual(['cap', 'home']);
});

/** What both must say of a position. */
interface Told extends Omit<RefReport, 'active' | 'starter'> {
  readonly legal: readonly number[];
  readonly weights: readonly number[];
  readonly outcome?: Outcome;
}

function duo(match: number): Duo<StarfallState, RefState, Told> {
  const random = new Xoshiro(mix(70, match));
  const values = someShort(random);
  const rules = rulesWith(values);
  return {
    options: values,
    rules,
    choose: (random.below(2) === 0 ? sensible : anything)(rules, random),
    reference: refCreate(values),
    apply: refApply,
    tell: (s) => tell(rules, s),
    tellReference,
    ...(match % WHOLE === 0 ? {} : { steps: STEPS }),
  };
}

function tell(rules: StarfallRules, s: StarfallState): Told {
  const view = rules.view(s, 0);
  const { actor, fairies, left } = view;
  const legal = legalOf(rules, s);
  const homeOrder = fairies.map((_, seat) => seat).filter((seat) => fairies[seat]!.rank > 0);
  return {
    step: view.step,
    turn: view.turn,
    actor,
    legal,
    weights: actor === CHANCE ? legal.map((_, k) => rules.weight(s, k)) : [],
    trees: view.trees.map((tree) => [...tree]),
    down: [...view.down],
    stars: [...view.stars],
    paths: view.paths.map((path) => [...path]),
    snakes: [...view.snakes],
    fairies: fairies.map(({ place }) => place),
    flat: fairies.map(({ flat }) => flat),
    hearts: fairies.map(({ hearts }) => hearts),
    held: fairies.map(({ stars }) => stars),
    pool: view.pool,
    faces: { F: left.fairy, N: left.snake, T: left.tree },
    homeOrder: homeOrder.toSorted((a, b) => fairies[a]!.rank - fairies[b]!.rank),
    bites: s.bites,
    fallen: s.fallen,
    knocked: s.knocked,
    swaps: s.swaps,
    flats: s.flats,
    ...(actor === OVER ? { outcome: rules.outcome(s) } : {}),
  };
}

function tellReference(ref: RefState): Told {
  const { active: _, starter: __, ...report } = refView(ref);
  const legal = refLegal(ref);
  const weights = report.actor === CHANCE ? legal.map((a) => refWeight(ref, a)) : [];
  const over = report.actor === OVER ? { outcome: refOutcome(ref) } : {};
  return { ...report, legal, weights, ...over };
}
