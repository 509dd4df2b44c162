import type { OptionValues } from '@glade/engine';
import { Battlefield } from './battlefield.ts';
import { listMovement } from '../legal-actions.ts';
import { chosenOf } from '../options.ts';
import { planOf } from './battle-setup.ts';
import { refreshAll } from '../movement/reach.ts';
import { SIDES, type Scenario } from './scenario.ts';
import { BattleState, putOn, WOUNDED } from '../state.ts';

/** A scenario as it is set up (WK-09, WK-10), before the first player-turn. */
export function setUp(scenario: Scenario, values: OptionValues): BattleState {
  const rules = chosenOf(values, scenario);
  const field = new Battlefield(scenario.map, rules);
  const plan = planOf(scenario, field, values);
  const s = new BattleState(field, plan, rules);
  for (const [unit, { at, wounded }] of plan.units.entries()) {
    if (at !== undefined) putOn(s, unit, field.at(at));
    if (wounded === true) s.flags[unit] = WOUNDED;
  }
  for (const [place, { owner }] of scenario.map.places.entries())
    s.owners[place] = owner === null ? -1 : SIDES.indexOf(owner);
  s.side = SIDES.indexOf(rules.firstSide);
  refreshAll(s);
  listMovement(s);
  s.choices = s.ends + s.moves + s.listed;
  return s;
}
