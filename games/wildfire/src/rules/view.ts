import type { Outcome } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { burnsNext } from './forecast.ts';
import { emptySquares, type Grid } from './grid.ts';
import { type SoloState, STOPPED } from './solo-state.ts';
import { ACT } from './steps.ts';
import { cellsOf } from './symbols.ts';

/** One grid as its viewer sees it. */
export interface GridView {
  /** 36 symbols in reading order: `.` empty, `/` burning, `X` burnt out, `o` doused, `#` dug, `^` home; `?` hidden. */
  readonly cells: string;
  readonly home: number;
  readonly burnt: boolean;
  readonly digs: number;
  readonly actions: number;
  readonly seat: number;
  readonly finished: boolean;
  readonly hidden: boolean;
  readonly points: number;
  /** The squares of this grid that catch fire next if nobody acts: at the next spread, in X4 within a round. */
  readonly next: readonly number[];
  /** Whether the home is one of the squares in `next`. */
  readonly homeInDanger: boolean;
}

export interface WildfireView {
  readonly mode: 'solo' | 'x4' | 'vs';
  readonly step: StepName;
  readonly turn: number;
  /** X4: the quadrant at turn, 0 to 3 clockwise from the top left. */
  readonly quadrant: number;
  readonly actor: number;
  /** solo 1; x4 4, clockwise from the top left; vs one per seat. */
  readonly grids: readonly GridView[];
  /** The latest event's square inside its grid, -1 when there was none this turn. */
  readonly roll: number;
  /** Whether the match is lost and was stopped there: then there are no points (WF-R22). */
  readonly stopped: boolean;
  /** X4: whether fire stays out of quadrants without a slash (option x4Quiet). */
  readonly closed: boolean;
  readonly outcome?: Outcome;
}

export const STEP_NAMES = ['home', 'fire', 'event', 'act', 'ask', 'over'] as const;
type StepName = (typeof STEP_NAMES)[number];

/** One grid; `next` are its squares that catch fire next. */
export function gridView(
  g: Grid,
  seat: number,
  actions: number,
  finished: boolean,
  next: readonly number[],
): GridView {
  return {
    cells: cellsOf(g),
    home: g.home,
    burnt: g.burnt !== 0,
    digs: g.digs,
    actions,
    seat,
    finished,
    hidden: false,
    points: g.home < 0 ? 0 : emptySquares(g),
    next,
    homeInDanger: next.includes(g.home),
  };
}

/**
 * A grid that its viewer must not see (WF-45): only the home, which all share, and whether it is finished. As long as all
 * grids are `alike` there is nothing to hide.
 */
export function hiddenView(g: Grid, seat: number, finished: boolean, alike: boolean): GridView {
  return {
    cells: alike ? cellsOf(g) : '?'.repeat(SQUARES),
    home: g.home,
    burnt: false,
    digs: 0,
    actions: 0,
    seat,
    finished,
    hidden: true,
    points: 0,
    next: [],
    homeInDanger: false,
  };
}

/** What catches fire next on a grid by itself. */
export const burnsNextAlone = (g: Grid): readonly number[] => burnsNext([g], 0, false)[0]!;

export function soloView(s: SoloState): WildfireView {
  const step = STEP_NAMES[s.step]!;
  const over = step === 'over';
  return {
    mode: 'solo',
    step,
    turn: s.turn,
    quadrant: 0,
    actor: s.step < ACT ? -1 : over ? -2 : 0,
    grids: [gridView(s, 0, s.step === ACT ? s.actions : 0, over, over ? [] : burnsNextAlone(s))],
    roll: s.rolled,
    stopped: s.result === STOPPED,
    closed: false,
  };
}
