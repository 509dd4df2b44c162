import { columnOf, rowOf } from '@glade/boards/rows36';
import { SIDE, SQUARES } from '@glade/boards/squares36';
import { withNotation, type Game } from '@glade/engine';
import { notation } from './notation/index.ts';
import { options, rules, type WildfireView } from './rules/index.ts';
import { box } from './words/card.ts';

const APART = SIDE + 1;

/** Wildfire by Carson Ford: a pen-and-paper game for one; X4 and VS. Rules: `rulebook.en.md`. */
export const game: Game = {
  id: 'wildfire',
  version: 1,
  prefix: 'WF',
  box,
  counts: { measure: 'points', best: 'most' },
  wins: { default: 7, beginners: 7, x4: 0 },
  options,
  rules(values) {
    const kernel = rules(values);
    return withNotation<object, WildfireView>(kernel, notation(kernel));
  },
  endsEarly: { event: 'finished', as: 'done' },
  pace: { decision: 8, chance: 6 },
  // One player's grid beside the other's.
  spot: () => (cell) => {
    const square = cell % SQUARES;
    return [columnOf(square) + ((cell - square) / SQUARES) * APART, rowOf(square)];
  },
};
