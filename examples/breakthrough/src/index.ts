import type { WholeGame } from '@glade/engine';
import { Careful } from './policy.ts';
import { rules } from './rules.ts';
import en from './text.en.ts';
import it from './text.it.ts';

/** Breakthrough: a small example of a game whose moves go from square to square. Rules: `rulebook.en.md`. */
export const breakthrough: WholeGame = {
  id: 'breakthrough',
  version: 1,
  prefix: 'BT',
  options: { options: {}, presets: { default: {} } },
  rules,
  policies: () => ({ careful: new Careful() }),
  text: { en, it },
};

export { EVENTS } from './events.ts';
