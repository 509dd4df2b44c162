import { withNotation, type Game } from '@glade/engine';
import { notation } from './notation/index.ts';
import { rules } from './rules/index.ts';

/** Tic-tac-toe: the smallest whole example of a game. Rules: `rulebook.en.md`. */
export const game: Game = {
  id: 'tic-tac-toe',
  version: 1,
  prefix: 'TT',
  options: { options: {}, presets: { default: {} } },
  rules: () => withNotation(rules(), notation),
};
