import type { WholeGame } from '@glade/engine';
import { options } from './rules/options.ts';
import { policies } from './bots/policies.ts';
import { rules } from './rules/rules.ts';
import en from './words/en.ts';
import it from './words/it.ts';

/** Fair Verona: a family makes a map and brings home the clues to a mystery. Rules: `rulebook.en.md`. */
export const fairVerona: WholeGame = {
  id: 'fair-verona',
  version: 2,
  earlier: {
    // A Friend was called only where it could make the difference; a record that does not say so meant that.
    1: { release: '0.1.0', meant: { friendCalls: 'useful' } },
  },
  prefix: 'FV',
  box: { players: [4, 4] },
  options,
  rules,
  policies,
  levels: { gentle: 'cautious', steady: 'family', strong: 'council' },
  slow: ['council'],
  text: { en, it },
};

export { EVENTS } from './rules/events.ts';
