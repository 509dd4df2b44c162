import { columnOf, rowOf } from '@glade/boards/rows36';
import type { WholeGame } from '@glade/engine';
import { options } from './options.ts';
import { policies } from './policy.ts';
import { rules } from './rules.ts';
import en from './text.en.ts';
import it from './text.it.ts';

/** Lilliputian Leaf-Climbers: two to four climbers on a growing pile of leaves. Rules: `rulebook.en.md`. */
export const leafClimbers: WholeGame = {
  id: 'leaf-climbers',
  version: 1,
  prefix: 'LC',
  box: { players: [4, 4] },
  options,
  rules,
  policies,
  levels: { gentle: 'careful', steady: 'greedy', strong: 'strong' },
  slow: ['strong'],
  pace: { decision: 8, chance: 4 },
  spot: () => (square) => [columnOf(square), rowOf(square)],
  text: { en, it },
};

export { EVENTS } from './events.ts';
