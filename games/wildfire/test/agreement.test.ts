import { mix, OVER, Xoshiro, type Action, type OptionValues, type Rules } from '@glade/engine';
import { agree, anything, legalOf, LIMIT, sample, type Duo } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import type { Grid } from '../src/rules/grid.ts';
import { SoloState } from '../src/rules/solo-state.ts';
import { cellsOf } from '../src/rules/symbols.ts';
import { STEP_NAMES } from '../src/rules/view.ts';
import { VsState } from '../src/rules/vs/vs-state.ts';
import { X4State } from '../src/rules/x4/x4-state.ts';
import { combinations, MODES, rulesWith, something } from './play.ts';
import {
  refActor,
  refApply,
  refCreate,
  refLegal,
  refReport,
  type RefOptions,
  type RefReport,
  type RefState,
} from './reference.ts';

// The rules and the reference, written apart from each other, play the same matches and must agree at every step.
// A third of the matches in each mode, over all combinations of its options.

const MATCHES = sample('wildfire: matches beside the reference', 1500, 150_000);

/** What must come up, or the matches prove little. */
const endings: Record<string, readonly string[]> = {
  solo: ['lost', 'lostPlayedOn', 'won'],
  x4: ['x4.0', 'x4.1', 'x4.2'],
  vs: ['vs.shared', 'vs.won'],
};

test.for(MODES)('%s agrees with the reference', LIMIT, (mode) => {
  const settings = combinations(mode);
  const seen = agree(MATCHES / MODES.length, (match) =>
    duo(settings[match % settings.length]!, match),
  );
  expect(seen).toEqual(expect.arrayContaining([...endings[mode]!]));
});

/** What both must say of a position. */
interface Told extends RefReport {
  readonly actor: number;
  readonly legal: readonly Action[];
}

function duo(options: OptionValues, match: number): Duo<object, RefState, Told> {
  const rules = rulesWith(options);
  const random = new Xoshiro(mix(36, match));
  return {
    options,
    rules,
    choose: (random.below(2) === 0 ? anything : something)(rules, random),
    reference: refCreate(options as unknown as RefOptions, rules.seats),
    apply: refApply,
    tell: (s) => tell(rules, s),
    tellReference: (ref) => ({
      actor: refActor(ref),
      legal: refLegal(ref).toSorted((a, b) => a - b),
      ...refReport(ref),
    }),
  };
}

function tell(game: Rules, s: object): Told {
  const actor = game.actor(s);
  const told = { actor, legal: legalOf(game, s), ...paper(s) };
  return actor === OVER ? { ...told, outcome: ending(game, s) } : told;
}

/** What lies on the table. */
function paper(s: object): RefReport {
  if (s instanceof SoloState) return sheet(s.step, s.turn, 0, [s], s.actions);
  if (s instanceof X4State) return sheet(s.step, s.turn, s.quadrant, s.grids, s.actions);
  if (s instanceof VsState) return sheet(s.step, s.turn, 0, s.grids, s.acts[s.seat]!);
  throw new TypeError('not a state of Wildfire');
}

function sheet(
  step: number,
  turn: number,
  quadrant: number,
  grids: readonly Grid[],
  actions: number,
): RefReport {
  const name = STEP_NAMES[step]!;
  return {
    step: name,
    turn,
    quadrant,
    grids: grids.map(cellsOf),
    homes: grids.map((g) => g.home),
    burnt: grids.map((g) => g.burnt !== 0),
    digs: grids.map((g) => g.digs),
    actionsLeft: name === 'act' ? actions : 0,
  };
}

function ending(game: Rules, s: object): NonNullable<RefReport['outcome']> {
  const { winners, measures } = game.outcome(s);
  const sum = (total: number, n: number): number => total + n;
  return {
    winners: [...winners],
    points: [measures['points']!].flat(),
    homesSaved: [measures['homes']!].flat().reduce(sum, 0),
  };
}
