import { hexSpot } from '@glade/boards/hexes';
import type { WholeGame } from '@glade/engine';
import { spec } from './scenario/options.ts';
import { policies } from './bots/index.ts';
import { rules, scenarioOf } from './rules.ts';
import en from './words/en.ts';
import it from './words/it.ts';

/** War Kids: two small armies move, surround, charge and cast spells. Rules: `rulebook.en.md`. */
export const warKids: WholeGame = {
  id: 'war-kids',
  version: 1,
  prefix: 'WK',
  box: { players: [2, 2], ages: [8, 99], minutes: 60 },
  options: spec,
  rules,
  policies,
  levels: { gentle: 'careless', steady: 'greedy', strong: 'planner' },
  slow: ['planner'],
  pace: { decision: 6, chance: 6 },
  spot: (options) => hexSpot(scenarioOf(String(options['scenario'])).map.cols),
  text: { en, it },
};

export { EVENTS } from './rules/events.ts';
