import type { OptionValues } from '@glade/engine';
import { listMovement } from '../legal-actions.ts';
import { refreshAll } from '../movement/reach.ts';
import { battleOptions } from '../options.ts';
import { BattleState, putOn, WOUNDED } from '../state.ts';
import { battleSetup } from './battle-setup.ts';
import { Battlefield } from './battlefield.ts';
import { SIDES, type Scenario } from './scenario.ts';

/** A scenario as it is set up (WK-09, WK-10), before the first player-turn. */
export function startingState(scenario: Scenario, values: OptionValues): BattleState {
  const rules = battleOptions(values, scenario);
  const field = new Battlefield(scenario.map, rules);
  const setup = battleSetup(scenario, field, values);
  const s = new BattleState(field, setup, rules);
  for (const [unit, { at, wounded }] of setup.units.entries()) {
    if (at !== undefined) putOn(s, unit, field.at(at));
    if (wounded === true) s.flags[unit] = WOUNDED;
  }
  for (const [place, { owner }] of scenario.map.places.entries())
    s.owners[place] = owner === null ? -1 : SIDES.indexOf(owner);
  s.side = SIDES.indexOf(rules.firstSide);
  refreshAll(s);
  listMovement(s);
  s.choices = s.ends + s.moves + s.listedCount;
  return s;
}
