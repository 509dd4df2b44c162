import { withNotation, type Game } from '@glade/engine';
import { notation } from './notation/index.ts';
import { options, PLACES, pointOf, rules } from './rules/index.ts';
import { box } from './words/card.ts';

/** Forest Fire: firefighters against a growing fire, two to four together. Rules: `rulebook.en.md`. */
export const game: Game = {
  id: 'forest-fire',
  version: 1,
  prefix: 'FF',
  box,
  counts: { measure: 'rounds', best: 'fewest' },
  wins: { default: 10, smokeJumpers: 10, pilots: 9, mixed: 10, challenge: 10, gentle: 10 },
  options,
  rules(values) {
    const kernel = rules(values);
    return withNotation(kernel, notation(kernel));
  },
  // A search with random dice plays badly here; `together` plans with the others instead (docs/decisions/0051).
  levels: { gentle: 'careless', steady: 'policy', strong: 'together' },
  thorough: 'together',
  slow: ['together'],
  unit: 'round',
  endsEarly: { event: 'out', as: 'out' },
  pace: { decision: 12, chance: 6 },
  spot: () => (place) => (place < PLACES ? pointOf(place) : undefined),
};
