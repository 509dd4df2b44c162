import { memo } from '@glade/ui/memo';
import { useMemo } from 'preact/hooks';
import { FIRST_PATH } from '../../rules/forest.ts';
import type { StarfallView } from '../../rules/view.ts';
import type { Frame } from '../frame.ts';
import styles from './Ground.module.css';

interface Props {
  readonly view: Pick<StarfallView, 'trees' | 'paths' | 'snakes'> &
    Partial<Pick<StarfallView, 'points'>>;
  readonly frame: Frame;
  /** On paper only what matters is drawn. */
  readonly bare?: boolean;
}

/** The forest before anything stands in it: its clearing, what grows there, and the paths. */
export function Ground({ view, frame, bare = false }: Props) {
  const { trees, paths, snakes } = view;
  return (
    <>
      <rect class={styles.clearing} {...frame.base} rx="40" />
      {!bare && <Undergrowth trees={trees} points={view.points} frame={frame} />}
      {useMemo(
        () => (
          <Paths view={view} frame={frame} />
        ),
        [trees.join(' '), paths.join(' '), snakes.join(' '), frame],
      )}
    </>
  );
}

/** What may grow where no tree stands, by a number computed from the place. */
const PLANTS = [
  'M0 8C-2 0-8-6-14-7M0 8C0-2-2-9-4-14M0 8C2-1 5-7 9-11M0 8C4 3 9 0 15-1',
  'M-8 8V2M-14 2C-14-5-2-5-2 2ZM7 8V4M2 4C2-1 12-1 12 4Z',
  'M-8 7L-10 0M-4 7V-3M0 7L2-1M6 8L5 2M10 8L13 1',
  'M-9 6C-12-1-2-4 1 2C8 0 13 5 9 8H-6C-8 8-9 7-9 6Z',
] as const;
const AROUND = 4;

/** Ferns, mushrooms, grass and stones round the forest. */
function Undergrowth({ trees, points = [], frame }: PlantsProps) {
  return useMemo(
    () => <Plants trees={[...trees, ...points.map(frame.spot)]} frame={frame} />,
    [trees.join(' '), points.join(' '), frame],
  );
}

interface PlantsProps extends Pick<Props, 'frame'>, Pick<StarfallView, 'trees'> {
  /** Where a tree can be planted. */
  readonly points?: readonly number[] | undefined;
}

function Plants({ trees, frame }: PlantsProps) {
  const [columns, rows] = [frame.width / 100, frame.height / 100].map(Math.ceil);
  const [left, top] = frame.origin.map(Math.floor);
  const spots = Array.from({ length: rows! + 2 * AROUND }, (_, j) =>
    Array.from(
      { length: columns! + 2 * AROUND },
      (_each, i) => [left! + i - AROUND, top! + j - AROUND] as const,
    ),
  ).flat();
  const stands = (x: number, y: number): boolean => trees.some(([tx, ty]) => tx === x && ty === y);
  return (
    <g class={styles.undergrowth}>
      {spots.map(([x, y]) => {
        const pick = (((x * 7 + y * 13 + x * y * 5) % 11) + 11) % 11;
        if (pick > 6 || stands(x, y)) return null;
        const [dx, dy] = [((pick * 37) % 50) / 100 - 0.25, ((pick * 53) % 44) / 100 - 0.2];
        // Not where the numerals are.
        const edge = Math.min(x + dx - frame.origin[0], y + dy - frame.origin[1]);
        if (edge > -0.2 && edge < 0.4) return null;
        return (
          <g key={`${x} ${y}`} transform={frame.at([x + dx, y + dy])}>
            <path class={pick % 4 === 3 ? styles.stone : undefined} d={PLANTS[pick % 4]} />
          </g>
        );
      })}
    </g>
  );
}

/** The paths between trees; those closed by a snake are red. */
export function Paths({ view, frame }: Props) {
  return (
    <>
      {view.paths.map(([a, b], i) => {
        const [x1, y1] = frame.place(view.trees[a]!);
        const [x2, y2] = frame.place(view.trees[b]!);
        const closed = view.snakes.includes(FIRST_PATH + i);
        return <Path key={`${a} ${b}`} line={`M${x1} ${y1}L${x2} ${y2}`} closed={closed} />;
      })}
    </>
  );
}

interface PathProps {
  readonly line: string;
  readonly closed: boolean;
}

const Path = memo(({ line, closed }: PathProps) => (
  <g class={closed ? styles.closed : undefined}>
    <path class={styles.mist} d={line} />
    <path class={styles.way} d={line} />
  </g>
));
