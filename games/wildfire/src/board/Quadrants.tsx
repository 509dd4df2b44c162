import type { BoardProps } from '@glade/ui';
import { useEffect, useState } from 'preact/hooks';
import styles from './Board.module.css';
import {
  cellOf,
  Facts,
  FramedPicture,
  legalMarks,
  MARGIN,
  Numbers,
  Picture,
  SIDE,
  SingleGrid,
  SQUARES,
  UNIT,
} from './Sheet.tsx';
import type { WildfireView } from '../rules/view.ts';

/** Where each quadrant stands, in squares. */
const ACROSS = [0, 6, 6, 0];
const DOWN = [0, 0, 6, 6];

type Props = BoardProps<WildfireView>;

/**
 * The board of X4. On a narrow or low screen one quadrant is large, at first the one at turn, and a small picture above or
 * beside it shows all four.
 */
export function Quadrants(props: Props) {
  const { view, say } = props;
  const narrow = useNarrow();
  const [chosen, setChosen] = useState(view.quadrant);
  useEffect(() => setChosen(view.quadrant), [view.quadrant, view.turn]);
  const [first] = props.lit;
  useEffect(() => {
    if (first !== undefined) setChosen(Math.floor(first / SQUARES));
  }, [props.lit]);
  const marks = legalMarks(view, props.legal);
  const size = 2 * SIDE * UNIT + MARGIN + 4;
  const whole = (
    <svg viewBox={`0 0 ${size} ${size}`} class={styles.paper}>
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
      <path
        class={styles.seam}
        d={`M${MARGIN + SIDE * UNIT} ${MARGIN}v${2 * SIDE * UNIT}M${MARGIN} ${MARGIN + SIDE * UNIT}h${2 * SIDE * UNIT}`}
      />
    </svg>
  );
  if (narrow && props.still !== true && view.step !== 'over') {
    return (
      <div class={styles.zoomed}>
        <div class={styles.overview}>
          <div aria-hidden="true">{whole}</div>
          <Quarters {...props} chosen={chosen} onChoose={setChosen} />
        </div>
        <SingleGrid
          {...props}
          index={chosen}
          label={`${props.label ?? say('board.name')}, ${say(`quadrant.${chosen}`)}`}
        />
      </div>
    );
  }
  const cells = Array.from({ length: 4 * SQUARES }, (_, i) => {
    const column = i % (2 * SIDE);
    const row = Math.floor(i / (2 * SIDE));
    const q = row < SIDE ? (column < SIDE ? 0 : 1) : column < SIDE ? 3 : 2;
    return cellOf(props, q * SQUARES + (row % SIDE) * SIDE + (column % SIDE), marks);
  });
  return (
    <FramedPicture
      {...props}
      name={props.label ?? say('board.name')}
      picture={whole}
      columns={2 * SIDE}
      margin={MARGIN / size}
      cells={cells}
    >
      <Facts {...props} grid={view.grids[view.quadrant]!} />
    </FramedPicture>
  );
}

/** The quadrants as they are on the paper, row by row. */
const QUARTERS = [0, 1, 3, 2];

interface QuartersProps extends Props {
  readonly chosen: number;
  readonly onChoose: (quadrant: number) => void;
}

/** One button for each quarter, to look at it. */
function Quarters({ view, say, chosen, onChoose }: QuartersProps) {
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
            {say(`quadrant.${quadrant}`)}
            {turn && <span class={styles.turn} />}
          </button>
        );
      })}
    </div>
  );
}

const NARROW = '(max-width: 559px), (max-height: 560px)';

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const update = (): void => setNarrow(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return narrow;
}
