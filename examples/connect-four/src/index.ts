import type { WholeGame } from '@glade/engine';
import { Careful } from './policy.ts';
import { rules } from './rules.ts';
import en from './text.en.ts';
import it from './text.it.ts';

/** Connect four: a small example of a game. Rules: `rulebook.en.md`. */
export const connectFour: WholeGame = {
  id: 'connect-four',
  version: 1,
  prefix: 'CF',
  options: { options: {}, presets: { default: {} } },
  rules,
  policies: () => ({ careful: new Careful() }),
  text: { en, it },
};

export { EVENTS } from './events.ts';
