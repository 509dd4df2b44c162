import firstSkirmish from '../../scenarios/first-skirmish.json' with { type: 'json' };
import forestRoad from '../../scenarios/forest-road.json' with { type: 'json' };
import waterloo from '../../scenarios/waterloo.json' with { type: 'json' };
import type { ScenarioName } from '../rules/options.ts';
import type { Scenario } from '../rules/setup/scenario.ts';

/** The scenarios that come with the game. They are not read by the gate: a test sees that they pass it. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  firstSkirmish: firstSkirmish as unknown as Scenario,
  forestRoad: forestRoad as unknown as Scenario,
  waterloo: waterloo as unknown as Scenario,
};
