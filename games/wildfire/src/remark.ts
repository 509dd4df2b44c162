import type { Action, Language } from '@glade/engine';
import en from './key.en.ts';
import it from './key.it.ts';
import { DIG } from './state.ts';
import type { WildfireView } from './view.ts';
import { X4_CELLS } from './x4-state.ts';

const SIDE = 6;
const SQUARES = SIDE * SIDE;
const TEXTS = { en, it };

/** Why an action is the one to take, where the home is in danger: it helps, or nothing does any more. */
export function remark(view: WildfireView, action: Action, language: Language): string | undefined {
  const grid = view.grids[view.mode === 'x4' ? view.quadrant : Math.max(0, view.actor)]!;
  if (!grid.homeInDanger) return undefined;
  const { home, cells } = grid;
  const beside = [home - SIDE, home + SIDE];
  if (home % SIDE > 0) beside.push(home - 1);
  if (home % SIDE < SIDE - 1) beside.push(home + 1);
  const near = beside.filter((n) => cells[n] === '/');
  const texts = TEXTS[language];
  if (near.length > grid.actions) return texts.lost;
  const douses = action < (view.mode === 'x4' ? X4_CELLS : DIG);
  return douses && near.includes(action % SQUARES) ? texts.saves : undefined;
}
