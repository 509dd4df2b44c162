import type { Game } from '@glade/engine';
import { options } from './options.ts';
import { policies } from './policy.ts';
import { rules } from './rules.ts';
import en from './text.en.ts';
import it from './text.it.ts';

/** Wildfire by Carson Ford: a pen-and-paper game for one; X4 and VS. Rules: `rulebook.en.md`. */
export const wildfire: Game = {
  id: 'wildfire',
  version: 1,
  prefix: 'WF',
  options,
  rules,
  policies,
  text: { en, it },
};

export { EVENTS } from './events.ts';
export type { GridView, WildfireView } from './view.ts';
