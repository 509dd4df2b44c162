import { columnOf, rowOf } from '@glade/boards/rows36';
import { withNotation, type Game } from '@glade/engine';
import { notation } from './notation/index.ts';
import { options, rules } from './rules/index.ts';
import { box } from './words/card.ts';

/** Lilliputian Leaf-Climbers: two to four climbers on a growing pile of leaves. Rules: `rulebook.en.md`. */
export const game: Game = {
  id: 'leaf-climbers',
  version: 1,
  prefix: 'LC',
  box,
  counts: { measure: 'climbed', best: 'most' },
  options,
  rules(values) {
    const kernel = rules(values);
    return withNotation(kernel, notation(kernel));
  },
  levels: { gentle: 'careful', steady: 'greedy', strong: 'strong' },
  thorough: 'strong',
  slow: ['strong'],
  unit: 'round',
  endsEarly: { event: 'crushed', as: 'out' },
  pace: { decision: 8, chance: 4 },
  spot: () => (square) => [columnOf(square), rowOf(square)],
};
