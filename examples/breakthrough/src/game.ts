import { withNotation, type Game } from '@glade/engine';
import { notation } from './notation/index.ts';
import { rules } from './rules/index.ts';

/** Breakthrough: a small example of a game whose moves go from square to square. Rules: `rulebook.en.md`. */
export const game: Game = {
  id: 'breakthrough',
  version: 1,
  prefix: 'BT',
  options: { options: {}, presets: { default: {} } },
  rules: () => withNotation(rules(), notation),
};
