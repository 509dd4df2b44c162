import { withNotation, type Game } from '@glade/engine';
import { notation } from './notation/index.ts';
import { rules } from './rules/index.ts';

/** Connect four: a small example of a game. Rules: `rulebook.en.md`. */
export const game: Game = {
  id: 'connect-four',
  version: 1,
  prefix: 'CF',
  options: { options: {}, presets: { default: {} } },
  rules: () => withNotation(rules(), notation),
};
