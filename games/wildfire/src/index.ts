import { columnOf, rowOf } from '@glade/boards/rows36';
import { SIDE, SQUARES } from '@glade/boards/squares36';
import type { WholeGame } from '@glade/engine';
import { options } from './options.ts';
import { policies } from './policy.ts';
import { rules } from './rules.ts';
import en from './text.en.ts';
import it from './text.it.ts';

const APART = SIDE + 1;

/** Wildfire by Carson Ford: a pen-and-paper game for one; X4 and VS. Rules: `rulebook.en.md`. */
export const wildfire: WholeGame = {
  id: 'wildfire',
  version: 1,
  prefix: 'WF',
  box: { players: [1] },
  options,
  rules,
  policies,
  pace: { decision: 8, chance: 6 },
  // One player's grid beside the other's.
  spot: () => (cell) => {
    const square = cell % SQUARES;
    return [columnOf(square) + ((cell - square) / SQUARES) * APART, rowOf(square)];
  },
  text: { en, it },
};

export { EVENTS } from './events.ts';
export type { GridView, WildfireView } from './view.ts';
