import type { BoardProps } from '@glade/ui';
import { memo } from '@glade/ui/memo';
import { PointedAt } from '@glade/ui/pointed-at';
import styles from '../Board.module.css';
import { type CloseUp, DIGIT, type Frame } from '../frame.ts';
import { isPath, isStrong, type Choices, spotOf } from '../choices.ts';
import { Fairies, Leaving } from './Fairies.tsx';
import { Ground } from './Ground.tsx';
import motion from '../Motion.module.css';
import { Snake, Stars, Tree } from './Pieces.tsx';
import { snakePlaces } from './snake-places.ts';
import { cellOf, locationOf } from '../../rules/cells.ts';
import type { StarfallView } from '../../rules/view.ts';

interface Props extends Pick<
  BoardProps<StarfallView>,
  'view' | 'events' | 'hinted' | 'lit' | 'settings' | 'seats' | 'still'
> {
  readonly frame: Frame;
  /** What is seen of it. */
  readonly close: CloseUp | undefined;
  readonly choices: Choices;
  /** The snake in hand. */
  readonly held: number | undefined;
  /** The place at which somebody looks, if the star can fall there or the snake can be put there. */
  readonly aim: number | undefined;
  /** The cell that was tapped and waits for a second tap. */
  readonly tapped: number | undefined;
  /** Locations of the snakes, each snake at its own index. */
  readonly snakes: readonly number[];
}

/** How much larger than the rest is what is to be read where all of a large forest is in sight. */
const lettersOf = ({ digit }: Frame, close: CloseUp | undefined): number =>
  Math.min(1.6, Math.max(1, digit / DIGIT / (close?.scale ?? 1)));

/** The forest at night: paths, trees, what is at them, and what can be done. */
export function Forest(props: Props) {
  const { view, frame, choices, held, events, settings, snakes } = props;
  const seen = settings.motion ? events : [];
  const cellsOf = (code: string): ReadonlySet<number> =>
    new Set(seen.filter((event) => event.code === code).map(({ args }) => args['cell']!));
  const [fell, felled, planted] = [cellsOf('fell'), cellsOf('felled'), cellsOf('planted')];
  const toppled = cellsOf('knocked');
  const letters = lettersOf(frame, props.close);
  const aims = view.step === 'star' && choices.place.size > 0;
  const off = (tree: number): string | undefined =>
    aims && !choices.place.has(tree) ? styles.off : undefined;
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} class={styles.forest}>
      <Ground view={view} frame={frame} />
      {view.trees.map((spot, tree) => {
        const cell = cellOf(view, tree);
        const falls = felled.has(cell) || toppled.has(cell);
        return (
          <Rooted
            key={cell}
            place={frame.at(spot)}
            class={off(tree)}
            moves={falls ? motion.topple : planted.has(cell) ? motion.grow : undefined}
            strong={isStrong(...spot)}
            down={view.down.includes(tree)}
          />
        );
      })}
      <Marks {...props} />
      <Snakes view={view} frame={frame} snakes={snakes} held={held} events={seen} />
      <Fairies {...props} events={seen} />
      {view.trees.map((spot, tree) => {
        const cell = cellOf(view, tree);
        const count = view.stars[tree] ?? 0;
        const visited = view.fairies.some(({ place }) => place === tree);
        return count === 0 ? null : (
          <g key={cell} transform={frame.at(spot)} class={off(tree)}>
            <g
              transform={`translate(${visited ? '-32 -31' : '0 -16'}) scale(${(visited ? 0.46 : 0.64) * (count > 1 ? letters : 1)})`}
            >
              <g class={fell.has(cell) ? motion.fall : undefined}>
                <Stars count={count} />
              </g>
            </g>
          </g>
        );
      })}
      {/* Also beside a fairy they can be read. A close-up has them while a hint names a place by them: else their strip would only hide pieces. */}
      {(!props.close || props.hinted !== undefined) && (
        <Numbers
          columns={[...new Set(view.trees.map(([x]) => x))].join(' ')}
          rows={[...new Set(view.trees.map(([, y]) => y))].join(' ')}
          frame={frame}
          close={props.close}
        />
      )}
      <Leaving {...props} events={seen} />
    </svg>
  );
}

interface RootedProps {
  /** Where it stands, as a transform. */
  readonly place: string;
  readonly class: string | undefined;
  readonly moves: string | undefined;
  readonly strong: boolean;
  readonly down: boolean;
}

/** A tree where it stands. */
const Rooted = memo(({ place, class: name, moves, strong, down }: RootedProps) => (
  <g transform={place} class={name}>
    <g class={moves}>
      <Tree strong={strong} down={down} />
    </g>
  </g>
));

interface NumbersProps {
  /** Those in which trees stand, in a row: the same text is not drawn again. */
  readonly columns: string;
  readonly rows: string;
  readonly frame: Frame;
  readonly close: CloseUp | undefined;
}

/**
 * The columns and rows of the forest, as sentences name them: those of the base forest from 1 on, and how many places what was
 * planted is left of it or above it. They stand at the frame, in the middle of their column or row: there no tree reaches, also when
 * the forest has grown. In the close-up of a hint they stand at its edges, on a strip over the pieces.
 */
const Numbers = memo(function Numbers({ columns, rows, frame, close }: NumbersProps) {
  const { from, to, scale } = close ?? { from: [0, 0], to: [0, 0], scale: 1 };
  const [left, top] = from.map((edge) => edge + frame.numeral / scale) as [number, number];
  const at = (x: number, y: number): string =>
    `translate(${x} ${y}) scale(${frame.digit / DIGIT / scale})`;
  const wide = (2 * frame.numeral) / scale;
  return (
    <g class={styles.numbers} data-numbers>
      {close && (
        <path d={`M${from.join()}H${to[0]}v${wide}H${from[0] + wide}V${to[1]}H${from[0]}Z`} />
      )}
      {columns
        .split(' ')
        .map(Number)
        .map((column) => (
          <text key={column} y="8" transform={at(frame.place([column, 0])[0], top)}>
            {column < 0 ? `←${-column}` : column + 1}
          </text>
        ))}
      {rows
        .split(' ')
        .map(Number)
        .map((row) => (
          <text key={row} y="8" transform={at(left, frame.place([0, row])[1])}>
            {row < 0 ? `↑${-row}` : row + 1}
          </text>
        ))}
    </g>
  );
});

/** The snakes, each within a circle of its own; those that are chosen glow, and who can be taken has a ring. */
function Snakes({
  view,
  frame,
  snakes,
  held,
  events,
}: Pick<Props, 'view' | 'frame' | 'snakes' | 'held' | 'events'>) {
  const moved = events.find(({ code }) => code === 'snakeMoved')?.args['cell'];
  return (
    <>
      {snakePlaces(view, snakes).map(({ x, y, radius, alone }, i) => {
        const location = snakes[i]!;
        const [px, py] = frame.place([x / 100, y / 100]);
        const first = snakes.indexOf(location) === i;
        const creeps = moved !== undefined && locationOf(view, moved) === location;
        return (
          <g
            key={i}
            class={`${motion.moving} ${held === location && first ? styles.inHand : ''}`}
            style={{
              transform: `translate(${px}px, ${py}px) scale(${(radius * (alone ? frame.size : 1)) / 30})`,
            }}
          >
            {isPath(location) && <circle class={styles.bar} r="31" />}
            <g class={creeps ? motion.slither : undefined}>
              <Snake />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** More places than this are marked lightly. */
const MANY = 8;

/** The steps of the set-up that choose a tree or a path: each place has a sign of what is done there. */
const PUTS: ReadonlySet<string> = new Set(['knock', 'snake', 'fairy']);
const AXE = 'M-9 9L4-5M-1-9Q7-12 10 0L5 2Z';
const PLUS = 'M0-9V9M-9 0H9';
const LIGHT = 'M0 6A6 6 0 1 1 .1 6Z';

interface PutProps {
  readonly at: string;
  readonly step: string;
}

/**
 * On the trunk of a tree, where the axe strikes and fairies stand. Where paths are meant, too, there are up to ninety: each is
 * a small light with a faint glow, in the middle of what a finger finds, so that the forest is in sight.
 */
const Put = memo(({ at, step }: PutProps) => (
  <g
    class={`${styles.put} ${styles[step]}`}
    transform={step === 'snake' ? at : `${at} translate(0 19) scale(.9)`}
  >
    <circle r="17" />
    <path d={step === 'knock' ? AXE : step === 'snake' ? LIGHT : PLUS} />
  </g>
));

/** At a fallen tree: a fairy that comes there goes on. */
const Onward = () => (
  <g class={styles.onward} transform="translate(33 -33)">
    <circle r="15" />
    <path d="M-7-6L-1 0L-7 6M1-6L7 0L1 6" />
  </g>
);

/** Nearer than this, the rings of two places would lie over each other; the middles of neighbouring trees are 1 apart. */
const CLOSE = 0.95;
const apart = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): number =>
  Math.hypot(x - toX, y - toY);

/** What can be done where, and what is pointed at. */
function Marks({ view, frame, close, choices, held, aim, tapped, lit, settings, snakes }: Props) {
  const away = held === undefined && choices.go.size > 0;
  const letters = lettersOf(frame, close);
  const at = (cell: number): readonly [x: number, y: number] => {
    const place = locationOf(view, cell);
    return place < 0 ? frame.spot(cell - 128) : spotOf(view, place);
  };
  return (
    <>
      {view.step === 'plant' &&
        [...choices.place].map((point) => (
          <g key={point} class={styles.ghost} transform={frame.at(frame.spot(point))}>
            <circle r="34" />
            <g class={styles.toBe}>
              <Tree strong={isStrong(...frame.spot(point))} down={false} />
            </g>
          </g>
        ))}
      {PUTS.has(view.step) &&
        [...choices.place].map((location) => (
          <Put key={location} at={frame.at(spotOf(view, location))} step={view.step} />
        ))}
      {view.step !== 'plant' &&
        !PUTS.has(view.step) &&
        [...choices.place].map((location) => (
          <circle
            key={location}
            class={choices.place.size > MANY ? styles.faint : styles.can}
            r={isPath(location) ? 11 : 41}
            transform={frame.at(spotOf(view, location))}
          />
        ))}
      {[...choices.go].map((tree) => (
        <g key={tree} transform={frame.at(view.trees[tree]!)}>
          <circle class={styles.canGo} r="42" />
          {view.down.includes(tree) && <Onward />}
        </g>
      ))}
      {away &&
        view.reach.map((steps, tree) =>
          steps < 2 || choices.go.has(tree) ? null : view.down.includes(tree) ? (
            <g key={tree} transform={frame.at(view.trees[tree]!)}>
              <Onward />
            </g>
          ) : (
            <g key={tree} class={styles.far} transform={frame.at(view.trees[tree]!)}>
              <g transform={`translate(29 -31) scale(${letters})`}>
                <circle r="14" />
                <text y="7.5">{steps}</text>
              </g>
            </g>
          ),
        )}
      {held === undefined
        ? snakePlaces(view, snakes).map(({ x, y, radius }, i) =>
            choices.take.has(snakes[i]!) ? (
              <circle
                key={i}
                class={styles.canTake}
                r={radius + 5}
                transform={frame.at([x / 100, y / 100])}
              />
            ) : null,
          )
        : [...choices.to].map((to) => (
            <circle
              key={to}
              class={styles.canSlither}
              r={isPath(to) ? 15 : 38}
              transform={frame.at(spotOf(view, to))}
            />
          ))}
      {tapped !== undefined && aim === undefined && held === undefined && (
        <circle class={styles.tapped} r="42" transform={frame.at(at(tapped))} data-tapped />
      )}
      {aim !== undefined && (
        <g class={styles.aim} transform={frame.at(spotOf(view, aim))} data-ghost={view.step}>
          {view.step === 'star' && <path d="M0-34V-300" />}
          <circle r="30" />
          <g transform="scale(.8)">{view.step === 'snake' && <Snake />}</g>
        </g>
      )}
      {lit.map((cell, i) => {
        const spot = at(cell);
        const isOnPath = isPath(locationOf(view, cell));
        // Neighbouring rings leave each other free: such as where a snake is, and where it goes.
        const isClose = lit.some((other) => other !== cell && apart(at(other), spot) < CLOSE);
        const [round, small] = isClose ? [26, 15] : [45, 24];
        return (
          <g key={cell} transform={frame.at(spot)}>
            <PointedAt
              outline={<circle data-ring r={isOnPath ? small : round} />}
              cross="M-15-15L15 15M15-15L-15 15"
              crossWidth={9}
              look={{
                frame: settings.motion ? styles.lighting : styles.lit,
                under: styles.litUnder,
              }}
              delay={i * 120}
            />
          </g>
        );
      })}
    </>
  );
}
