import { squaresWith } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import type { Action } from '@glade/engine';
import { burnsNext } from '../rules/forecast.ts';
import { burns, copyGrid, dig, douse, emptySquares, Grid, spread } from '../rules/grid.ts';
import { DIG, PASS } from '../rules/steps.ts';
import type { WildfireView } from '../rules/view.ts';
import { X4_CELLS, X4_PASS } from '../rules/x4/x4-state.ts';
import { besideSquare, firesBesideHome } from './grid-at-turn.ts';
import { x4Reason, type X4Reason } from './x4-reason.ts';

type HintReason =
  | 'hint.saves'
  | 'hint.savesNext'
  | 'hint.lost'
  | 'hint.fewer'
  | 'hint.calm'
  | 'hint.side'
  | 'hint.cut'
  | 'hint.kept'
  | 'hint.out'
  | X4Reason;

/**
 * The message that says why an action is good: it saves a home, nothing can save it any more, fewer squares catch fire next, the
 * fire cannot come to the home, or more squares stay empty in the end; in X4 where its square lies.
 * Where it `decides`, more matches are won by it: then it is not said that a home is lost, but what is still to be saved.
 */
export function hintReason(
  view: WildfireView,
  action: Action,
  decides = false,
): HintReason | undefined {
  const table = tableOf(view);
  const { homeInDanger, actions } = view.grids[table.shown]!;
  const saved = savedBy(table, action, actions);
  if (saved.includes(table.atTurn)) return 'hint.saves';
  if (homeInDanger && firesBesideHome(view.grids[table.shown]!) > actions) {
    if (!decides) return 'hint.lost';
    if (view.mode !== 'x4') return whySquares(table, action);
  }
  if (saved.length > 0) return 'hint.savesNext';
  // Where grids burn together, others act before the fire spreads.
  if (view.mode === 'x4') return x4Reason(view, action);
  const alone = inDanger(table).length === 0;
  return alone ? (whySquares(table, action) ?? whyLater(table, action)) : undefined;
}

/** How many squares catch fire next, with the action and without it. */
function whySquares(table: Table, action: Action): HintReason | undefined {
  const next = ({ grids, atTurn, closed }: Table): number =>
    burnsNext(grids, atTurn, closed).flat().length;
  const before = next(table);
  if (before === 0) return 'hint.calm';
  return next(acted(table, action)) < before ? 'hint.fewer' : undefined;
}

/** What comes later if the dice change nothing: a fire that does not come to the home, or squares that stay empty. */
function whyLater(table: Table, action: Action): HintReason | undefined {
  const [now, then] = [table, acted(table, action)].map(({ grids }) => burnOut(grids[0]!));
  const { home, emptyLow, emptyHigh } = table.grids[0]!;
  const dug = squaresWith((n) => n === action - DIG);
  const isDug = ((dug[0] & emptyLow) | (dug[1] & emptyHigh)) !== 0;
  if (isDug && besideSquare(home).includes(action - DIG)) return 'hint.side';
  if (now!.reaches && !then!.reaches) return 'hint.cut';
  if (then!.empty > now!.empty) return 'hint.kept';
  return action < DIG ? 'hint.out' : undefined;
}

/** Whether a fire that nobody fights comes to the home, and how many squares are empty when it is out. */
function burnOut(from: Grid): { readonly reaches: boolean; readonly empty: number } {
  const g = new Grid();
  copyGrid(from, g);
  while (burns(g)) spread(g);
  return { reaches: g.burnt !== from.burnt, empty: emptySquares(g) };
}

/** The grids on which the fire spreads together, the grid of the actor, and its number in the view. */
interface Table {
  readonly grids: readonly Grid[];
  readonly atTurn: number;
  readonly shown: number;
  readonly closed: boolean;
}

function tableOf({ mode, grids, quadrant, actor, closed }: WildfireView): Table {
  if (mode === 'x4')
    return {
      grids: grids.map(({ cells }) => read(cells)),
      atTurn: quadrant,
      shown: quadrant,
      closed,
    };
  const shown = Math.max(0, actor);
  return { grids: [read(grids[shown]!.cells)], atTurn: 0, shown, closed };
}

function read(cells: string): Grid {
  const g = new Grid();
  const set = (symbol: string) => squaresWith((n) => cells[n] === symbol);
  [g.emptyLow, g.emptyHigh] = set('.');
  [g.slashLow, g.slashHigh] = set('/');
  [g.homeLow, g.homeHigh] = set('^');
  g.home = cells.indexOf('^');
  return g;
}

/** The grids whose homes burn next. */
function inDanger({ grids, atTurn, closed }: Table): readonly number[] {
  const next = burnsNext(grids, atTurn, closed);
  return grids.flatMap(({ home }, i) => (next[i]!.includes(home) ? [i] : []));
}

/** The grids whose homes this action saves: alone, or with a second action that would not be enough alone. */
function savedBy(table: Table, action: Action, actions: number): readonly number[] {
  const before = inDanger(table);
  if (before.length === 0) return [];
  const after = acted(table, action);
  const saved = (from: readonly number[], to: Table): readonly number[] => {
    const still = inDanger(to);
    return from.filter((i) => !still.includes(i));
  };
  const alone = saved(before, after);
  if (alone.length > 0 || actions < 2) return alone;
  for (let n = 0; n < SQUARES; n++) {
    const needed = saved(before, acted(after, n)).filter(
      (i) => !saved(before, acted(table, n)).includes(i),
    );
    if (needed.length > 0) return needed;
  }
  return [];
}

/** The table after an action on the grid at turn; a douse there is written as in the single game, too. */
function acted(table: Table, action: Action): Table {
  const grids = table.grids.map((g) => {
    const copy = new Grid();
    copyGrid(g, copy);
    return copy;
  });
  const g = grids[table.atTurn]!;
  const [cells, pass] = table.grids.length > 1 ? [X4_CELLS, X4_PASS] : [DIG, PASS];
  if (action < cells) douse(g, action % SQUARES);
  else if (action < pass) dig(g, action % SQUARES);
  return { ...table, grids };
}
