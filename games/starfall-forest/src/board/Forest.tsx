import type { BoardProps } from '@glade/ui';
import { FIRST_PATH } from '../rules/forest.ts';
import styles from './Board.module.css';
import type { Frame } from './frame.ts';
import { isPath, isStrong, type Choices, spotOf } from './choices.ts';
import { Fairies, Leaving } from './Fairies.tsx';
import motion from './Motion.module.css';
import { Snake, Stars, Tree } from './Pieces.tsx';
import { cellOf, locationOf } from '../rules/cells.ts';
import type { StarfallView } from '../rules/view.ts';

interface Props extends Pick<BoardProps<StarfallView>, 'view' | 'events' | 'lit' | 'settings'> {
  readonly frame: Frame;
  readonly choices: Choices;
  /** The snake in hand. */
  readonly held: number | undefined;
  /** Where somebody looks. */
  readonly focused: number | undefined;
  /** Locations of the snakes, each snake at its own index. */
  readonly snakes: readonly number[];
}

/** The forest at night: paths, trees, what is at them, and what can be done. */
export function Forest(props: Props) {
  const { view, frame, choices, held, events, settings, snakes } = props;
  const seen = settings.motion ? events : [];
  const cellsOf = (code: string): ReadonlySet<number> =>
    new Set(seen.filter((event) => event.code === code).map(({ args }) => args['cell']!));
  const [fell, felled, planted] = [cellsOf('fell'), cellsOf('felled'), cellsOf('planted')];
  const aims = view.step === 'star' && choices.place.size > 0;
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} class={styles.forest}>
      <rect class={styles.clearing} {...frame.base} rx="34" />
      <Sky frame={frame} />
      <Paths view={view} frame={frame} />
      {view.trees.map((_, tree) => {
        const cell = cellOf(view, tree);
        const off = aims && !choices.place.has(tree);
        return (
          <g
            key={cell}
            transform={frame.at(view.trees[tree]!)}
            class={off ? styles.off : undefined}
          >
            <g class={felled.has(cell) ? motion.felling : planted.has(cell) ? motion.growing : ''}>
              <Tree strong={isStrong(...view.trees[tree]!)} down={view.down.includes(tree)} />
            </g>
            {view.stars[tree]! > 0 && (
              <g transform={`translate(0 ${view.down.includes(tree) ? -16 : -22})`}>
                <g class={fell.has(cell) ? motion.falling : undefined}>
                  <Stars count={view.stars[tree]!} />
                </g>
              </g>
            )}
          </g>
        );
      })}
      <Marks {...props} />
      <Fairies view={view} frame={frame} events={seen} />
      {snakes.map((location, i) => {
        const beneath = snakes.slice(0, i).filter((other) => other === location).length;
        const [x, y] = frame.place(spotOf(view, location));
        const onPath = isPath(location);
        return (
          <g
            key={i}
            class={`${motion.moving} ${held === location && beneath === 0 ? styles.inHand : ''}`}
            style={{ transform: `translate(${x}px, ${y + (onPath ? 0 : 40) - 13 * beneath}px)` }}
          >
            {onPath && beneath === 0 && <circle class={styles.bar} r="25" />}
            <g transform={onPath ? 'scale(.74)' : undefined}>
              <Snake />
            </g>
          </g>
        );
      })}
      <Leaving view={view} frame={frame} events={seen} />
    </svg>
  );
}

/** A few faint stars over the forest. */
function Sky({ frame }: { readonly frame: Frame }) {
  return (
    <g class={styles.sky}>
      {Array.from({ length: 26 }, (_, i) => (
        <circle
          key={i}
          cx={(i * 137.5 + 31) % frame.width}
          cy={(i * 89.3 + 17) % frame.height}
          r={1.2 + (i % 3) * 0.7}
        />
      ))}
    </g>
  );
}

function Paths({ view, frame }: Pick<Props, 'view' | 'frame'>) {
  return (
    <>
      {view.paths.map(([a, b], i) => {
        const [x1, y1] = frame.place(view.trees[a]!);
        const [x2, y2] = frame.place(view.trees[b]!);
        const closed = view.snakes.includes(FIRST_PATH + i);
        const line = `M${x1} ${y1}L${x2} ${y2}`;
        return (
          <g key={`${a} ${b}`} class={closed ? styles.closed : styles.path}>
            <path class={styles.mist} d={line} />
            <path class={styles.way} d={line} />
          </g>
        );
      })}
    </>
  );
}

/** More places than this are marked lightly. */
const MANY = 8;

/** What can be done where, and what is pointed at. */
function Marks({ view, frame, choices, held, focused, lit, settings }: Props) {
  const away = held === undefined && choices.go.size > 0;
  return (
    <>
      {view.step === 'plant' &&
        [...choices.place].map((point) => (
          <g key={point} class={styles.ghost} transform={frame.at(frame.spot(point))}>
            <circle r="34" />
            <path d="M0-13V13M-13 0H13" />
          </g>
        ))}
      {view.step !== 'plant' &&
        [...choices.place].map((location) => (
          <circle
            key={location}
            class={choices.place.size > MANY ? styles.faint : styles.can}
            r={isPath(location) ? 11 : 45}
            transform={frame.at(spotOf(view, location))}
          />
        ))}
      {[...choices.go].map((tree) => (
        <g key={tree} transform={frame.at(view.trees[tree]!)}>
          <circle class={styles.canGo} r="46" />
          {view.down.includes(tree) && (
            <g class={styles.onward} transform="translate(33 -33)">
              <circle r="15" />
              <path d="M-7-6L-1 0L-7 6M1-6L7 0L1 6" />
            </g>
          )}
        </g>
      ))}
      {away &&
        view.reach.map((steps, tree) =>
          steps < 2 || choices.go.has(tree) ? null : (
            <g key={tree} class={styles.far} transform={frame.at(view.trees[tree]!)}>
              <circle r="15" cx="31" cy="-33" />
              <text x="31" y="-25">
                {steps}
              </text>
            </g>
          ),
        )}
      {held === undefined
        ? [...choices.take].map((from) => (
            <ellipse
              key={from}
              class={styles.canTake}
              rx="44"
              ry="25"
              transform={frame.at(spotOf(view, from))}
              cy={isPath(from) ? 0 : 38}
            />
          ))
        : [...choices.to].map((to) => (
            <circle
              key={to}
              class={styles.canSlither}
              r={isPath(to) ? 13 : 40}
              transform={frame.at(spotOf(view, to))}
            />
          ))}
      {focused !== undefined && view.step === 'star' && choices.place.has(focused) && (
        <g class={styles.aim} transform={frame.at(view.trees[focused]!)}>
          <path d="M0-34V-300" />
          <circle r="30" />
        </g>
      )}
      {lit.map((cell, i) => {
        const place = locationOf(view, cell);
        const spot = place < 0 ? frame.spot(cell - 128) : spotOf(view, place);
        return (
          <circle
            key={cell}
            class={settings.motion ? styles.lighting : styles.lit}
            style={{ animationDelay: `${i * 120}ms` }}
            r={isPath(place) ? 24 : 48}
            transform={frame.at(spot)}
          />
        );
      })}
    </>
  );
}
