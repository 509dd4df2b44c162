import { isStaged, type BoardProps } from '@glade/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import styles from '../Board.module.css';
import { MARGIN, Numbers, Seams, SIDE, UNIT } from './Numbers.tsx';
import {
  cellOf,
  FramedPicture,
  legalMarks,
  offeredCells,
  Paper,
  Picture,
  SingleGrid,
  SQUARES,
} from './Sheet.tsx';
import { Table } from '../Table.tsx';
import type { WildfireView } from '../../rules/view.ts';

/** Where each quadrant stands, in squares. */
const ACROSS = [0, 6, 6, 0];
const DOWN = [0, 0, 6, 6];

type Props = BoardProps<WildfireView>;

/**
 * The board of X4. Where there is little room one quadrant is large, at first the one at turn, and four small pictures above
 * or beside it show them all.
 */
export function Quadrants(props: Props) {
  const { view, say } = props;
  const here = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(here);
  const [chosen, setChosen] = useState(view.quadrant);
  useEffect(() => setChosen(view.quadrant), [view.quadrant, view.turn]);
  // While people enter homes and fires grid by grid, each time the next grid is seen, not what was entered last.
  const setsUp = props.entering !== undefined && (view.step === 'home' || view.step === 'fire');
  const [first] = setsUp ? NO_CELLS : props.lit;
  useEffect(() => {
    if (first !== undefined) setChosen(Math.floor(first / SQUARES));
  }, [props.lit]);
  // Where something can be done now is seen, whatever was looked at before.
  const acts = props.legal.length > 0 || props.entering !== undefined;
  useEffect(() => {
    if (acts) setChosen(view.quadrant);
  }, [acts]);
  if (props.still === true) return <Whole {...props} />;
  const zoomed = narrow && view.step !== 'over';
  return (
    <div class={styles.fill} ref={here}>
      <Table {...props} grid={view.grids[zoomed ? chosen : view.quadrant]!}>
        {zoomed ? (
          <>
            <Quarters {...props} chosen={chosen} onChoose={setChosen} />
            <SingleGrid
              {...props}
              index={chosen}
              label={`${say(`quadrant.${chosen}`)}, ${props.label ?? say('board.name')}`}
            />
          </>
        ) : (
          <Whole {...props} />
        )}
      </Table>
    </div>
  );
}

/** All four quadrants on one sheet. */
function Whole(props: Props) {
  const { view, say } = props;
  const marks = legalMarks(view, props.legal);
  const offered = offeredCells(props, view.quadrant);
  const size = 2 * SIDE * UNIT + MARGIN + 4;
  const picture = (
    <Paper size={size}>
      <Numbers x={MARGIN} y={MARGIN} />
      <Numbers x={MARGIN + SIDE * UNIT} y={MARGIN} only="columns" />
      <Numbers x={MARGIN} y={MARGIN + SIDE * UNIT} only="rows" />
      {view.grids.map((_, q) => (
        <Picture
          key={q}
          {...props}
          index={q}
          x={MARGIN + ACROSS[q]! * UNIT}
          y={MARGIN + DOWN[q]! * UNIT}
          marks={marks}
          dim={view.step !== 'over' && view.turn > 0 && q !== view.quadrant}
        />
      ))}
      <Seams />
    </Paper>
  );
  const cells = Array.from({ length: 4 * SQUARES }, (_, i) => {
    const column = i % (2 * SIDE);
    const row = Math.floor(i / (2 * SIDE));
    const q = row < SIDE ? (column < SIDE ? 0 : 1) : column < SIDE ? 3 : 2;
    return cellOf(props, q * SQUARES + (row % SIDE) * SIDE + (column % SIDE), marks, offered);
  });
  return (
    <FramedPicture
      {...props}
      name={props.label ?? say('board.name')}
      picture={picture}
      columns={2 * SIDE}
      margin={MARGIN / size}
      cells={cells}
    />
  );
}

/** The quadrants as they are on the paper, row by row. */
const QUARTERS = [0, 1, 3, 2];

interface QuartersProps extends Props {
  readonly chosen: number;
  readonly onChoose: (quadrant: number) => void;
}

/** One button for each quarter, to look at it: its own small picture. */
function Quarters({ chosen, onChoose, ...props }: QuartersProps) {
  const { view, say } = props;
  return (
    <div role="group" aria-label={say('quarters')} class={styles.quarters}>
      {QUARTERS.map((quadrant) => {
        const grid = view.grids[quadrant]!;
        const turn = view.turn > 0 && quadrant === view.quadrant;
        return (
          <button
            key={quadrant}
            type="button"
            aria-pressed={quadrant === chosen}
            aria-label={[
              say(`quadrant.${quadrant}`),
              ...(turn ? [say('quarters.turn')] : []),
              say('quarters.burning', { n: grid.cells.split('/').length - 1 }),
            ].join(', ')}
            onClick={() => onChoose(quadrant)}
          >
            <svg viewBox={`-6 -6 ${SIDE * UNIT + 12} ${SIDE * UNIT + 12}`} aria-hidden="true">
              <Picture
                {...props}
                events={NO_EVENTS}
                lit={NO_CELLS}
                index={quadrant}
                x={0}
                y={0}
                marks={NO_MARKS}
                dim={false}
              />
            </svg>
            {turn && <span class={styles.turn} />}
          </button>
        );
      })}
    </div>
  );
}

const NO_EVENTS: Props['events'] = [];
const NO_CELLS: readonly number[] = [];
const NO_MARKS = legalMarks({ mode: 'x4' } as WildfireView, []);

/** All four quadrants are shown at once where each square is then wide enough for a finger, in pixels. */
const WIDE_ENOUGH = 540;

/** Whether the box of the board is too small for all four quadrants. */
function useNarrow(here: { readonly current: HTMLElement | null }): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = here.current;
    if (box === null) return undefined;
    const measure = (): void => {
      const { width, height } = box.getBoundingClientRect();
      setNarrow(width < WIDE_ENOUGH || (isStaged(box) && height < WIDE_ENOUGH));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return narrow;
}
