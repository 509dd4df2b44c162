import firstSkirmish from '../scenarios/first-skirmish.json' with { type: 'json' };
import forestRoad from '../scenarios/forest-road.json' with { type: 'json' };
import waterloo from '../scenarios/waterloo.json' with { type: 'json' };
import type { ScenarioName } from './options.ts';
import { parseScenario, type Scenario } from './scenario.ts';

function own(given: unknown): Scenario {
  const read = parseScenario(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

/** The scenarios that come with the game. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  firstSkirmish: own(firstSkirmish),
  forestRoad: own(forestRoad),
  waterloo: own(waterloo),
};
