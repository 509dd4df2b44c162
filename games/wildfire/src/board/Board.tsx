import type { BoardButton, BoardProps, GameBoard, Message } from '@glade/ui';
import { SkipToEnd } from '@glade/ui/skip-to-end';
import styles from './Board.module.css';
import { burningStep, gridAtTurn } from './grid-at-turn.ts';
import { tellNearest } from './aloud.ts';
import { effects, moments } from './effects.ts';
import { EventPicture } from './EventPicture.tsx';
import { Quadrants } from './sheet/Quadrants.tsx';
import { SeatStatus } from './SeatStatus.tsx';
import { SingleGrid, SQUARES } from './sheet/Sheet.tsx';
import { Table } from './Table.tsx';
import { uncounted } from './uncounted.ts';
import { DIG, PASS, PLAY_ON, STOP } from '../rules/steps.ts';
import { facesOf } from '../rules/throws.ts';
import type { WildfireView } from '../rules/view.ts';
import { X4_CELLS, X4_PASS } from '../rules/x4/x4-state.ts';

type Props = BoardProps<WildfireView>;

/** Wildfire as pencil on squared paper: one grid, four in one square, or one for each player. */
export function Board(props: Props) {
  const { view, say } = props;
  if (view.mode === 'x4') return <Quadrants {...props} />;
  if (view.mode === 'vs' && view.grids.filter((grid) => !grid.hidden).length > 1)
    return <Grids {...props} />;
  const shown = Math.max(
    0,
    view.grids.findIndex((grid) => !grid.hidden),
  );
  const grid = view.grids[shown]!;
  // Where people draw on paper or tap what their dice show, nothing lies over the squares.
  const beside = props.settings.atTable === true || props.entering !== undefined;
  return (
    <Table
      {...props}
      grid={grid}
      notice={grid.hidden && beside ? hiddenInBrief(view, say) : undefined}
    >
      <SingleGrid {...props} index={shown} lit={grid.hidden ? rolled(view, shown) : props.lit} />
      {grid.hidden && !beside && props.still !== true && (
        <p class={styles.cover}>
          {say('board.hidden')}
          {view.turn > 0 && <strong>{publicLine(view, say)}</strong>}
        </p>
      )}
    </Table>
  );
}

/** The square that the dice of this turn say, on the grid at this place; nothing before they are thrown. */
const rolled = ({ roll }: WildfireView, grid: number): readonly number[] =>
  roll < 0 ? [] : [grid * SQUARES + roll];

/** What everybody may know while grids are hidden (WF-R37): the turn, its dice, who has finished. */
function publicLine({ turn, roll, grids }: WildfireView, say: Props['say']): string {
  const [first = 0, second = 0] = roll < 0 ? [] : facesOf(roll);
  const finished = grids.filter((grid) => grid.finished).length;
  return say('board.hidden.now', { turn, first, second, finished });
}

/** The same in a line beside the grid, as short as a phone held upright has room for: the dice lie beside it. */
function hiddenInBrief(view: WildfireView, say: Props['say']): string {
  const hidden = say(isAlike(view) ? 'board.alike' : 'board.hidden.brief');
  if (view.turn === 0) return hidden;
  const line = publicLine({ ...view, roll: -1 }, say);
  return view.grids.some(({ finished }) => finished) ? line : `${line} ${hidden}`;
}

/** Whether nobody has acted yet: what the dice have brought lies the same on all grids. */
const isAlike = ({ grids }: WildfireView): boolean =>
  grids.every(({ cells }) => !cells.includes('?'));

/** All grids side by side, when nothing is hidden any more. */
function Grids(props: Props) {
  const { view, say } = props;
  return (
    <Table {...props}>
      <div class={styles.grids} data-count={view.grids.length}>
        {view.grids.map((grid, index) => (
          <section
            key={index}
            class={styles.player}
            aria-label={say('board.grid', { player: index + 1 })}
          >
            <h2>{say('board.grid', { player: index + 1 })}</h2>
            <SingleGrid
              {...props}
              index={index}
              label={say('board.grid', { player: index + 1 })}
              legal={grid.hidden ? [] : props.legal}
            />
          </section>
        ))}
      </div>
    </Table>
  );
}

const LABELS: Readonly<Record<number, string>> = {
  [PASS]: 'action.pass',
  [X4_PASS]: 'action.pass',
  [PLAY_ON]: 'action.playOn',
  [STOP]: 'action.stop',
};

/** What to do while no player acts: whose dice they are, and for which quarter. */
function dicesStep({ mode, step, quadrant, turn }: WildfireView): Message {
  const thrown = step === 'home' || step === 'fire' || step === 'event';
  if (!thrown) return { key: `step.${step}` };
  // What dice are for is said once.
  return { key: `step.${step}${mode === 'solo' ? '' : `.${mode}`}`, args: { quadrant, turn } };
}

/** What a page needs to show Wildfire: its board, and the sentences around it. */
export const board: GameBoard<WildfireView> = {
  Board,
  buttons(view, legal): readonly BoardButton[] {
    const buttons = view.mode === 'x4' ? [X4_PASS] : [PASS, PLAY_ON, STOP];
    return buttons
      .filter((a) => legal.includes(a))
      .map((action) => ({ action, label: LABELS[action]! }));
  },
  name(view, action) {
    const label = LABELS[action];
    if (label !== undefined && action >= (view.mode === 'x4' ? X4_PASS : PASS)) {
      return { key: label, cells: [] };
    }
    const dig = view.mode === 'x4' ? X4_CELLS : DIG;
    const digs = action >= dig;
    const base = view.mode === 'vs' ? Math.max(0, view.actor) * SQUARES : 0;
    return {
      key: digs ? 'action.dig.at' : 'action.douse.at',
      cells: [base + action - (digs ? dig : 0)],
    };
  },
  throwers: ({ mode, grids }) =>
    mode === 'vs' ? grids.filter(({ finished }) => !finished).map(({ seat }) => seat) : [],
  effects,
  moments,
  EventPicture,
  SeatStatus,
  ending: () => import('./ending.ts'),
  endScene: () => import('./EndScene.tsx').then(({ EndScene }) => EndScene),
  falling: 'ember',
  Pace: SkipToEnd,
  extras: () => import('./Help.tsx').then(({ extras }) => extras),
  throwsFor: ({ mode, quadrant }) => (mode === 'x4' ? { key: `quadrant.${quadrant}` } : undefined),
  entersOnBoard: () => true,
  uncounted,
  // What a lost home has left to win is said; of a saved one the result tells enough.
  told({ mode, grids }, { code, args }, say) {
    // Who does not see the home hears on which of the four grids it stands.
    if (code === 'extraAction' && mode === 'x4')
      return say('aloud.extra', { place: say(`quadrant.${Math.floor(args['cell']! / SQUARES)}`) });
    return code === 'points' && (grids.length > 1 || grids[0]?.burnt !== true) ? '' : undefined;
  },
  aloud(view, say, more) {
    const grid = gridAtTurn(view);
    if (grid.hidden || !(more || view.step === 'act')) return [];
    if (view.mode !== 'x4') return tellNearest(grid, say);
    // With the step, which begins with the name of the grid, it is said in fewer words.
    return tellNearest(grid, say, more ? view.quadrant : 'named');
  },
  step(view, options) {
    if (view.step !== 'act') return dicesStep(view);
    const grid = gridAtTurn(view);
    if (grid.hidden) return { key: 'step.act.hidden', args: { player: grid.seat + 1 } };
    const digs = grid.cells.includes('.') ? grid.digs : 0;
    // On a grid without fire a dig only helps if fire can come in from the next quadrant.
    if (!grid.cells.includes('/'))
      return { key: 'step.act.none', args: { digs: view.mode === 'x4' ? digs : 0 } };
    return burningStep(grid, digs, options['forecast'] === true);
  },
};
