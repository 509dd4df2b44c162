import {
  CHANCE,
  mix,
  OVER,
  withNotation,
  Xoshiro,
  type OptionValues,
  type Outcome,
} from '@glade/engine';
import {
  agree,
  anything,
  legalOf,
  LIMIT,
  sample,
  someOptions,
  type Duo,
} from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { guess, notation } from '../src/guess/index.ts';
import { typeOf, type GuessState } from '../src/guess/state.ts';
import { options, SCENARIOS } from '../src/rules/options.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import {
  DICED,
  HAS_CAST,
  MOVED,
  PUSHED,
  SPENT,
  WOUNDED,
  type BattleState,
} from '../src/rules/state.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import { parseScenario } from '../src/scenario/read-scenario.ts';
import { battleWith, resolved, sensible, type BattleRules } from './play.ts';
import { randomScenario } from './random-scenario.ts';
import {
  refApply,
  refCreate,
  refGuess,
  refLegal,
  refOutcome,
  refView,
  refWeight,
  type BattleReport,
  type RefReport,
  type RefState,
} from './reference.ts';

// The rules and the reference, written apart from each other, play the same matches over all options, on the three maps
// and on maps made at random, and must agree at every step.

const MATCHES = sample('war-kids: matches beside the reference', 30, 6_000);
/** Steps of a match on a map made at random, and on one of the three maps. */
const STEPS = 200;
const OWN_STEPS = 60;
/** One match in so many is played by one of the scenarios of the game, and one in so many on a large map. */
const OWN = 6;
const LARGE = 12;

test('the rules agree with the reference', LIMIT, () => {
  const endings = agree(MATCHES, duo);
  expect(endings).toEqual(['draw', 'instant', 'leader', 'points', 'wiped']);
});

test('the guessing game agrees with the reference', () => {
  expect(agree(60, guessDuo)).toEqual(['adult', 'child', 'tie']);
});

interface Told {
  readonly report: unknown;
  readonly legal: readonly number[];
  readonly weights: readonly number[];
  readonly outcome?: Outcome;
}

/** Options of a battle at random; most often few of them differ from the defaults. */
function someValues(random: Xoshiro): OptionValues {
  const all = someOptions({ options }, random);
  const rules = Object.fromEntries(
    Object.entries(all).filter(([name]) => random.below(3) > 0 && name !== 'mode'),
  );
  return { ...rules, ...(random.below(2) === 0 ? { turnLimit: 'scenario' } : {}), mode: 'battle' };
}

function duo(match: number): Duo<BattleState, RefState, Told> {
  const random = new Xoshiro(mix(71, match));
  const some = someValues(random);
  const values = some['wounded'] === true ? some : { ...some, princeHeals: 'scenario' };
  const scenario = someScenario(match, random);
  const rules = battleWith(values, scenario);
  const usual = scenario.options.some((one) => one.id === 'prussians')
    ? { prussians: values['prussians'] ?? true }
    : {};
  return {
    options: { ...values, scenario: scenario.id },
    rules,
    choose: (random.below(2) === 0 ? sensible : anything)(rules, random),
    reference: refCreate(scenario, { ...resolved(values, scenario), ...usual }),
    apply: refApply,
    tell: (s) => tell(rules, s),
    tellReference,
    steps: match % OWN === 0 ? OWN_STEPS : STEPS,
  };
}

function someScenario(match: number, random: Xoshiro): Scenario {
  if (match % OWN === 0) return scenarios[SCENARIOS[random.below(3)]!];
  const read = parseScenario(randomScenario(random, match % LARGE === 1));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

const STEP_WORDS = ['movement', 'combat', 'fast', 'slow', 'fight', 'land', 'loss', 'over'];

/** What the reference reports of a battle, as far as it is not told apart below. */
type Battle = Omit<BattleReport, 'pending' | 'points' | 'phase'> & { readonly waits: unknown };

function tell(rules: BattleRules, s: BattleState): Told {
  const actor = rules.actor(s);
  const legal = legalOf(rules, s);
  const view = rules.view(s, 0);
  const report: Battle = {
    game: 'battle',
    step: STEP_WORDS[s.step] as Battle['step'],
    actor,
    turn: s.turn,
    active: s.side,
    units: [...s.cell].map((cell, unit) => ({
      cell,
      ...(cell < 0 ? { wounded: false } : marks(s, unit)),
    })) as Battle['units'],
    owners: [...s.owners],
    holds: s.setup.holds.map((_, i) => [s.held[2 * i]!, s.held[2 * i + 1]!]),
    score: view.points as [number, number],
    lost: view.lost as [number, number],
    exited: view.exited as [number, number],
    waits: actor === OVER ? [] : waits(view.pending),
  };
  return {
    report,
    legal,
    weights: actor === CHANCE ? legal.map((_, k) => rules.weight(s, k)) : [],
    ...(actor === OVER ? { outcome: rules.outcome(s) } : {}),
  };
}

const marks = (s: BattleState, unit: number): object => ({
  moved: (s.flags[unit]! & MOVED) !== 0,
  cast: (s.flags[unit]! & HAS_CAST) !== 0,
  spent: (s.flags[unit]! & SPENT) !== 0,
  wounded: (s.flags[unit]! & WOUNDED) !== 0,
  pushed: (s.flags[unit]! & PUSHED) !== 0,
  diced: (s.flags[unit]! & DICED) !== 0,
});

/** Target, distance and Soldiers of what is pending. */
function waits(pending: object | undefined): unknown {
  const { target, distance, soldiers } = (pending ?? {}) as Record<string, unknown>;
  return [
    target,
    distance,
    soldiers === undefined ? undefined : (soldiers as number[]).toSorted((a, b) => a - b),
  ];
}

function tellReference(ref: RefState): Told {
  const report = refView(ref);
  const legal = refLegal(ref);
  const { actor } = report;
  return {
    report: report.game === 'battle' ? told(report) : report,
    legal,
    weights: actor === CHANCE ? legal.map((a) => refWeight(ref, a)) : [],
    ...(actor === OVER ? { outcome: refOutcome(ref) } : {}),
  };
}

function told({ pending, ...all }: BattleReport): Battle {
  const rest = Object.fromEntries(
    Object.entries(all).filter(([name]) => name !== 'points' && name !== 'phase'),
  ) as Omit<Battle, 'waits'>;
  const units = rest.units.map((unit) =>
    unit.cell < 0 ? { cell: unit.cell, wounded: false } : unit,
  );
  return {
    ...rest,
    units: units as Battle['units'],
    waits: rest.actor === OVER ? [] : waits(pending),
  };
}

function guessDuo(match: number): Duo<GuessState, RefState, Told> {
  const random = new Xoshiro(mix(72, match));
  const rules = withNotation(guess, notation);
  const any = anything(rules, random);
  return {
    options: {},
    rules,
    choose: (s) => (s.phrase >= 0 && random.below(2) === 0 ? typeOf(s.phrase) : any(s)),
    reference: refGuess({ guessTimer: 10 }),
    apply: refApply,
    tell(s) {
      const view = rules.view(s, 0);
      const actor = rules.actor(s);
      const sum = (counters: readonly number[]): number => counters.reduce((a, b) => a + b, 0);
      const report: RefReport = {
        game: 'guess',
        step: view.step === 'draw' ? 'phrase' : view.step,
        actor,
        middle: [...view.middle],
        piles: [sum(view.child), sum(view.adult)],
        used: [],
        phrase: s.phrase,
      };
      const legal = legalOf(rules, s);
      return {
        report,
        legal,
        weights: actor === CHANCE ? legal.map(() => 1) : [],
        ...(actor === OVER ? { outcome: rules.outcome(s) } : {}),
      };
    },
    tellReference(ref) {
      const { report, ...rest } = tellReference(ref);
      return { report: { ...(report as object), used: [] }, ...rest };
    },
  };
}
