import { withNotation, type Game } from '@glade/engine';
import { notation } from './notation/index.ts';
import { options, rules } from './rules/index.ts';
import { box } from './words/card.ts';

/** Fair Verona: a family makes a map and brings home the clues to a mystery. Rules: `rulebook.en.md`. */
export const game: Game = {
  id: 'fair-verona',
  version: 2,
  earlier: {
    // A Friend was called only where it could make the difference; a record that does not say so meant that.
    1: { release: '0.1.0', meant: { friendCalls: 'useful' } },
  },
  prefix: 'FV',
  box,
  counts: { measure: 'turns', best: 'fewest' },
  wins: { default: 8, easy: 9, hard: 7, gentle: 9, crowd: 10, travellers: 6 },
  options,
  rules(values) {
    const kernel = rules(values);
    return withNotation(kernel, notation(kernel));
  },
  levels: { gentle: 'cautious', steady: 'family', strong: 'council' },
  thorough: 'council',
  slow: ['council', 'elders'],
};
