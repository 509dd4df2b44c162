import type { WholeGame } from '@glade/engine';
import { careful } from './policy.ts';
import { rules } from './rules.ts';
import en from './text.en.ts';
import it from './text.it.ts';

/** Tic-tac-toe: the smallest whole example of a game. Rules: `rulebook.en.md`. */
export const ticTacToe: WholeGame = {
  id: 'tic-tac-toe',
  version: 1,
  prefix: 'TT',
  options: { options: {}, presets: { default: {} } },
  rules,
  policies: () => ({ careful }),
  text: { en, it },
};

export { EVENTS } from './events.ts';
