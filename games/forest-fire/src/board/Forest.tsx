import type { BoardProps } from '@glade/ui';
import { alongOf, PLACES, pointOf } from '../rules/places.ts';
import type { FirefighterView, ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';
import { isSquare, type Targets } from './choices.ts';
import { Firebreak, Flame, Piece, Tree } from './Pieces.tsx';

const SIDE = 6;
/** Squares in a row of the picture: the forest with the places around it. */
export const RING = SIDE + 2;
const UNIT = 100;

/** The place at each square of the picture, row by row; undefined in the corners. */
export const RING_PLACES: readonly (number | undefined)[] = ringPlaces();

function ringPlaces(): readonly (number | undefined)[] {
  const ring = Array.from<number | undefined>({ length: RING * RING });
  for (let place = 0; place < PLACES; place++) {
    const [column, row] = pointOf(place);
    ring[row * RING + column] = place;
  }
  return ring;
}

/** The upper left corner of a place on the picture. */
const cornerOf = (place: number): readonly [x: number, y: number] => {
  const [column, row] = pointOf(place);
  return [column * UNIT, row * UNIT];
};

const at = (place: number): string => `translate(${cornerOf(place).join(' ')})`;

const isOnBoard = (place: number): boolean => place < PLACES;

interface Props extends BoardProps<ForestFireView> {
  readonly targets: Targets;
  readonly from: number | undefined;
  readonly preview: readonly number[];
}

/** The picture of the forest, with all that is on it and around it, and the places that can be tapped. */
export function Forest({ view, targets, from, preview, lit, events, settings }: Props) {
  const fresh = new Set(
    settings.motion
      ? events.flatMap(({ args }) => (args['cell'] === undefined ? [] : [args['cell']]))
      : [],
  );
  const rolled = events.find(({ code }) => code === 'rolled')?.args['cell'];
  return (
    <svg viewBox={`0 0 ${RING * UNIT} ${RING * UNIT}`} class={styles.paper}>
      <rect
        class={styles.ground}
        x={UNIT}
        y={UNIT}
        width={SIDE * UNIT}
        height={SIDE * UNIT}
        rx="14"
      />
      {view.counters.map((counters, square) => (
        <g key={square} transform={at(square)} class={fresh.has(square) ? styles.fresh : undefined}>
          <rect
            class={counters > 0 ? styles.burning : styles.square}
            x="2"
            y="2"
            width="96"
            height="96"
            rx="10"
          />
          {view.firebreaks.includes(square) ? (
            <Firebreak />
          ) : counters > 0 ? (
            <Flame counters={counters} />
          ) : (
            <Tree square={square} />
          )}
        </g>
      ))}
      {RING_PLACES.map((place) =>
        place === undefined || isSquare(place) ? null : (
          <g key={place} transform={at(place)}>
            <circle class={styles.spot} cx="50" cy="50" r="34" />
            <text class={styles.along} x="50" y="61">
              {alongOf(place)}
            </text>
          </g>
        ),
      )}
      {rolled !== undefined && (
        <rect
          class={styles.rolled}
          transform={at(rolled)}
          x="5"
          y="5"
          width="90"
          height="90"
          rx="10"
        />
      )}
      {preview.map((square) => (
        <circle key={square} class={styles.preview} transform={at(square)} cx="50" cy="50" r="30" />
      ))}
      {[...targets.go].map((place) => (
        <circle key={place} class={styles.canGo} transform={at(place)} cx="50" cy="50" r="42" />
      ))}
      {[...targets.putOut].map((place) => (
        <rect
          key={place}
          class={styles.canPutOut}
          transform={at(place)}
          x="6"
          y="6"
          width="88"
          height="88"
          rx="12"
        />
      ))}
      {[...targets.ends].map((place) => (
        <circle key={place} class={styles.canDrop} transform={at(place)} cx="50" cy="50" r="12" />
      ))}
      {from !== undefined && (
        <rect class={styles.lit} transform={at(from)} x="5" y="5" width="90" height="90" rx="10" />
      )}
      {lit.map((place, i) =>
        isOnBoard(place) ? (
          <rect
            key={place}
            class={settings.motion ? styles.lighting : styles.lit}
            style={{ animationDelay: `${i * 120}ms` }}
            transform={at(place)}
            x="5"
            y="5"
            width="90"
            height="90"
            rx="10"
          />
        ) : null,
      )}
      <Players players={view.players} seat={view.seat} />
    </svg>
  );
}

/** The pieces. Pieces on the same square are drawn side by side. */
function Players({
  players,
  seat,
}: {
  readonly players: readonly FirefighterView[];
  readonly seat: number;
}) {
  return (
    <>
      {players.map(({ place, role, out }, index) => {
        if (out || !isOnBoard(place)) return null;
        const [x, y] = cornerOf(place);
        const here = players.flatMap((other, i) =>
          other.place === place && !other.out ? [i] : [],
        );
        const scale = here.length > 1 ? 0.46 : 0.7;
        const n = here.indexOf(index);
        const dx = here.length > 1 ? 4 + (n % 2) * 46 : 15;
        const dy = here.length > 1 ? 6 + Math.floor(n / 2) * 46 : 18;
        return (
          <g
            key={index}
            class={index === seat ? styles.atTurn : undefined}
            transform={`translate(${x + dx} ${y + dy}) scale(${scale})`}
          >
            <Piece seat={index} role={role} />
          </g>
        );
      })}
    </>
  );
}
