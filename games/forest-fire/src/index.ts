import type { WholeGame } from '@glade/engine';
import { options } from './options.ts';
import { PLACES, pointOf } from './places.ts';
import { policies } from './policy.ts';
import { rules } from './rules.ts';
import en from './text.en.ts';
import it from './text.it.ts';

/** Forest Fire: firefighters against a growing fire, two to four together. Rules: `rulebook.en.md`. */
export const forestFire: WholeGame = {
  id: 'forest-fire',
  version: 1,
  prefix: 'FF',
  box: { players: [2, 4], ages: [5] },
  options,
  rules,
  policies,
  // Searches drown in the noise of the dice here: what helps is to plan with the others.
  levels: { gentle: 'careless', steady: 'policy', strong: 'together' },
  slow: ['together'],
  pace: { decision: 12, chance: 6 },
  spot: () => (place) => (place < PLACES ? pointOf(place) : undefined),
  text: { en, it },
};

export { EVENTS } from './events.ts';
