import { hexSpot } from '@glade/boards/hexes';
import { withNotation, type Game } from '@glade/engine';
import { guess, notation as guessNotation } from './guess/index.ts';
import { notation } from './notation/index.ts';
import { battle, battleOptions } from './rules/index.ts';
import { options, scenarioOf } from './scenario/index.ts';
import { box } from './words/card.ts';

/** War Kids: two small armies move, surround, charge and cast spells; or the riddles that come before. Rules: `rulebook.en.md`. */
export const game: Game = {
  id: 'war-kids',
  version: 1,
  prefix: 'WK',
  box,
  counts: { measure: 'lost', best: 'fewest' },
  options,
  rules(values) {
    if (values['mode'] === 'guess') return withNotation(guess, guessNotation);
    const kernel = battle(scenarioOf(String(values['scenario'])), values);
    return withNotation(kernel, notation(kernel));
  },
  played: (values) => ({
    ...values,
    ...battleOptions(values, scenarioOf(String(values['scenario']))),
  }),
  levels: { gentle: 'careless', steady: 'greedy', strong: 'planner' },
  thorough: 'planner',
  slow: ['planner'],
  pace: { decision: 6, chance: 6 },
  spot: (values) => hexSpot(scenarioOf(String(values['scenario'])).map.cols),
};
