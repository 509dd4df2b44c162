import type { BoardProps } from '@glade/ui';
import type { Event } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import { useId, useMemo } from 'preact/hooks';
import { PointedAt } from '@glade/ui/pointed-at';
import type { ForestFireView } from '../../rules/view.ts';
import { Backdrop } from './Backdrop.tsx';
import styles from '../Board.module.css';
import { isSquare, type Targets } from '../choices.ts';
import { Effects } from './Effects.tsx';
import { CanStep, CanDrop, CanGo, CanPutOut, Preview } from './Marks.tsx';
import { Pieces, useShown } from './Pieces.tsx';
import { at, cornerOf, FRAME, inwards, isOnBoard, WIDTH } from './ring.ts';
import { Fire, Ground, litBy } from './Squares.tsx';

interface Props extends BoardProps<ForestFireView> {
  readonly targets: Targets;
  readonly from: number | undefined;
  readonly preview: readonly number[];
}

/** This many steps have big marks; where more is possible, as for those who jump, they would cover the forest. */
const FEW = 6;
/** In the corner of a square, so that the fire there stays in sight. */
const BESIDE_FIRE = 'translate(40 40) scale(0.62)';

/** The borders of the squares, for pictures with little ink: these have no trees. */
const PLOTS = Array.from({ length: SQUARES }, (_, square) => {
  const [x, y] = cornerOf(square);
  return `M${x + 2} ${y + 2}h96v96h-96Z`;
}).join('');

/** The longest time between two rolls that are shown as one scene, and the time for all of them, in milliseconds. */
const LONGEST_BEAT = 400;
const ALL_BEATS = 1600;

/** By which of several rolls each of these events came, counted from 0. */
function rollOf(events: readonly Event[]): ReadonlyMap<Event | undefined, number> {
  let roll = 0;
  const found = new Map<Event | undefined, number>();
  for (const [i, event] of events.entries()) {
    if (event.code === 'rolled' && i > 0) roll += 1;
    found.set(event, roll);
  }
  return found;
}

/** The frame of a square that is rolled, with what its dice say: how far down, and how far across. */
function Rolled({ square }: { readonly square: number }) {
  return (
    <>
      <rect class={styles.casing} x="5" y="5" width="90" height="90" rx="12" />
      <rect class={styles.rolled} x="5" y="5" width="90" height="90" rx="12" />
      {[rowOf(square), columnOf(square)].map((face, i) => (
        <g key={i} transform={`translate(${6 + 46 * i} -44)`}>
          <rect class={styles.die} width="42" height="42" rx="9" />
          <text class={styles.face} x="21" y="33">
            {face}
          </text>
        </g>
      ))}
    </>
  );
}

/** The picture of the forest, with all that is on it and around it, and the places that can be tapped. */
export function Forest(props: Props) {
  const { view, targets, from, preview, lit, settings } = props;
  const id = useId();
  const shown = useShown(view.players, props.events);
  const events = settings.motion ? props.events : [];
  // The dice that are seen are those of the last roll.
  const rolls = props.events.flatMap(({ code, args }) =>
    code === 'rolled' ? [args['cell']!] : [],
  );
  const rolled = rolls.at(-1);
  const after = useMemo(() => rollOf(events), [events]);
  /** So long after the first roll the others follow, one by one, in milliseconds. */
  const beat = Math.min(LONGEST_BEAT, ALL_BEATS / rolls.length);
  const raked = new Set(
    events.flatMap(({ code, args }) => (code === 'firebreak' ? [args['cell']] : [])),
  );
  const stoodOn = new Set(view.players.flatMap(({ place, out }) => (out ? [] : [place])));
  const land = useMemo(() => <Backdrop id={id} />, [id]);
  return (
    <svg
      viewBox={`${-FRAME} ${-FRAME} ${WIDTH + 2 * FRAME} ${WIDTH + 2 * FRAME}`}
      class={styles.paper}
      data-beat={shown.stamp % 2}
    >
      {land}
      {props.still === true && <path class={styles.plots} d={PLOTS} />}
      <text class={styles.count} x="50" y="50">
        {view.burning}
      </text>
      {view.counters.map((counters, square) =>
        counters > 0 ? null : (
          <Ground
            key={square}
            id={id}
            square={square}
            firebreak={view.firebreaks.includes(square)}
            fresh={raked.has(square)}
            stoodOn={stoodOn.has(square)}
          />
        ),
      )}
      {view.counters.map((counters, square) => {
        if (counters === 0) return null;
        const event = litBy(events, square);
        return (
          <Fire
            key={square}
            id={id}
            square={square}
            counters={counters}
            lit={event}
            delay={beat * (after.get(event) ?? 0)}
            serial={event && shown.stamp}
          />
        );
      })}
      {settings.motion &&
        rolls.slice(0, -1).map((square, i) => (
          <g
            key={`${i}-${shown.stamp}`}
            class={styles.passing}
            style={{ animationDelay: `${i * beat}ms`, animationDuration: `${beat}ms` }}
            transform={at(square)}
          >
            <Rolled square={square} />
          </g>
        ))}
      {rolled !== undefined && (
        <g
          key={`rolled-${shown.stamp}`}
          class={settings.motion && rolls.length > 1 ? styles.lighting : undefined}
          style={{ animationDelay: `${(rolls.length - 1) * beat}ms` }}
          transform={at(rolled)}
        >
          <rect class={styles.casing} x="5" y="5" width="90" height="90" rx="12" />
          <rect class={styles.rolled} x="5" y="5" width="90" height="90" rx="12" />
        </g>
      )}
      {preview.map((square) => (
        <g key={square} transform={at(square)}>
          <Preview />
        </g>
      ))}
      {[...targets.go].map((place) => (
        <g key={place} transform={at(place)}>
          <g transform={(view.counters[place] ?? 0) > 0 ? BESIDE_FIRE : inwards(place)}>
            {view.step === 'spots' || targets.go.size <= FEW ? <CanStep /> : <CanGo />}
          </g>
        </g>
      ))}
      {[...targets.putOut].map((place) => (
        <g key={place} transform={at(place)}>
          <CanPutOut />
        </g>
      ))}
      {from !== undefined && (
        <rect class={styles.lit} transform={at(from)} x="5" y="5" width="90" height="90" rx="12" />
      )}
      {lit.map((place, i) =>
        isOnBoard(place) ? (
          <g key={place} transform={at(place)}>
            <PointedAt
              outline={<rect x="5" y="5" width="90" height="90" rx="12" />}
              cross="M30 30L70 70M70 30L30 70"
              crossWidth={12}
              look={{
                frame: settings.motion ? styles.lighting : styles.lit,
                under: styles.litUnder,
              }}
              delay={i * 60}
            />
          </g>
        ) : null,
      )}
      <Pieces {...props} events={events} shown={shown} />
      {view.players.map(({ place, out, danger }, seat) =>
        danger && !out && isSquare(place) ? (
          <g key={seat} transform={at(place)}>
            <use href={`#${id}-flame`} transform="translate(16 97) scale(0.62)" />
            <use href={`#${id}-flame`} transform="translate(44 99) scale(0.42)" />
          </g>
        ) : null,
      )}
      {[...targets.ends].map((place) => (
        <g key={place} transform={at(place)}>
          <CanDrop />
        </g>
      ))}
      <Effects view={view} seats={props.seats} events={events} stamp={shown.stamp} />
    </svg>
  );
}
