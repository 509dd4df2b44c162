/** The three scenarios of section 7.3. */
import first from '../../scenarios/first-skirmish.json' with { type: 'json' };
import forest from '../../scenarios/forest-road.json' with { type: 'json' };
import battle from '../../scenarios/waterloo.json' with { type: 'json' };
import type { Scenario } from './scenario.ts';

export const firstSkirmish = first as unknown as Scenario;
export const forestRoad = forest as unknown as Scenario;
export const waterloo = battle as unknown as Scenario;
