import type { BoardProps } from '@glade/ui';
import { memo } from '@glade/ui/memo';
import type { ComponentChildren } from 'preact';
import styles from './Board.module.css';
import { UNCOUNTED } from './uncounted.ts';
import type { GridView, WildfireView } from '../rules/view.ts';

interface TableProps extends BoardProps<WildfireView> {
  /** The grid whose facts lie beside the sheet; none where several players' grids are shown. */
  readonly grid?: GridView;
  /** What is told in place of these facts. */
  readonly notice?: string | undefined;
  readonly children: ComponentChildren;
}

/** The table on which the paper lies, with a pencil, and a slip with what is to be counted. */
export function Table({ children, ...props }: TableProps) {
  const { grid, notice, settings, still } = props;
  if (still === true) return <>{children}</>;
  return (
    <div class={styles.table} data-motion={settings.motion ? 'full' : 'none'}>
      {children}
      <div class={styles.beside}>
        {notice !== undefined ? (
          <div class={styles.slip}>
            <p>{notice}</p>
          </div>
        ) : (
          grid !== undefined && <Slip {...props} grid={grid} />
        )}
        <Pencil />
      </div>
    </div>
  );
}

/** Digs left as little spades, until the match is over, points so far, and in X4 which homes burn next. */
function Slip({ grid, view, say, settings }: BoardProps<WildfireView> & { grid: GridView }) {
  const x4 = view.mode === 'x4';
  const points = x4 ? view.grids.reduce((sum, each) => sum + each.points, 0) : grid.points;
  const counted = view.stopped ? 'board.points.none' : x4 ? 'board.points.x4' : 'board.points';
  const endangered = view.grids.flatMap(({ homeInDanger }, quadrant) =>
    homeInDanger ? [say(`quadrant.${quadrant}`)] : [],
  );
  const counts = settings.score && grid.points !== UNCOUNTED;
  const secret = view.grids.some(({ hidden }) => hidden);
  // Before there is a home, only that is told.
  const shown = !grid.hidden && (grid.home >= 0 || (secret && 'secret'));
  return (
    <div class={styles.slip} data-shown={shown}>
      {/* At the end the points need the room. */}
      {!(counts && view.step === 'over') && (
        <p>
          {Array.from({ length: grid.digs }, (_, i) => (
            <Spade key={i} />
          ))}
          {say('board.digs', { digs: grid.digs })}
        </p>
      )}
      {/* What counts at the end is written in place of the digs, and does not slide there. */}
      {counts && <p key={view.step === 'over' ? 'end' : 'now'}>{say(counted, { points })}</p>}
      {secret && <p class={styles.secret}>{say('board.secret')}</p>}
      {x4 && settings.forecast && endangered.length > 0 && (
        <p class={styles.danger}>
          {say('board.danger.x4', { n: endangered.length, quadrants: endangered.join(', ') })}
        </p>
      )}
    </div>
  );
}

const Spade = () => (
  <svg viewBox="0 0 20 20" class={styles.spade} aria-hidden="true">
    <path d="M10 2v9M7 2h6M6 11h8v3a4 4 0 0 1-8 0z" />
  </svg>
);

/** The pencil with which all this is drawn. It lies where there is room. */
const Pencil = memo(function Pencil() {
  return (
    <div class={styles.pencil} aria-hidden="true">
      <svg viewBox="-6 -22 332 52">
        <path class={styles.below} d="M8 6H256L312 16L256 26H8Z" />
        <g class={styles.outlined}>
          <path class={styles.rubber} d="M0-10H18V10H0Q-4 0 0-10Z" />
          <path class={styles.ferrule} d="M16-11H38V11H16Z" />
          <path class={styles.lacquer} d="M38-11H252V11H38Z" />
          <path
            class={styles.wood}
            d="M252-11L304 0L252 11Q246 7 252 4Q246 0 252-4Q246-7 252-11Z"
          />
          <path class={styles.lead} d="M290-3L305 0L290 3Z" />
        </g>
        <path class={styles.shine} d="M38-10H251V-4H38Z" />
      </svg>
    </div>
  );
});
