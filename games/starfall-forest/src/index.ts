import type { WholeGame } from '@glade/engine';
import { options } from './options.ts';
import { spotOfCell } from './places.ts';
import { policies } from './policy.ts';
import { rules } from './rules.ts';
import en from './text.en.ts';
import it from './text.it.ts';

/** Starfall Forest: fairies collect falling stars among snakes and fly home. Rules: `rulebook.en.md`. */
export const starfallForest: WholeGame = {
  id: 'starfall-forest',
  version: 2,
  // A star for staying came at the start of a turn, and nothing else was offered.
  earlier: { 1: { release: '0.1.0', meant: { staying: 'start' } } },
  prefix: 'SF',
  box: { players: [2, 4] },
  options,
  rules,
  policies,
  pace: { decision: 10, chance: 8 },
  spot: () => spotOfCell,
  text: { en, it },
};

export { EVENTS } from './events.ts';
