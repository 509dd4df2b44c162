import { withNotation, type Game } from '@glade/engine';
import { notation } from './notation/index.ts';
import { options, rules, spotOfCell } from './rules/index.ts';
import { box } from './words/card.ts';

/** Starfall Forest: fairies collect falling stars among snakes and fly home. Rules: `rulebook.en.md`. */
export const game: Game = {
  id: 'starfall-forest',
  version: 2,
  // A star for staying came at the start of a turn, and nothing else was offered.
  earlier: { 1: { release: '0.1.0', meant: { staying: 'start' } } },
  prefix: 'SF',
  box,
  counts: { measure: 'stars', best: 'most' },
  options,
  rules(values) {
    const kernel = rules(values);
    return withNotation(kernel, notation(kernel));
  },
  pace: { decision: 10, chance: 8 },
  spot: () => spotOfCell,
};
