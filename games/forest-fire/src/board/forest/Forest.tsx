import type { BoardProps } from '@glade/ui';
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

/** The picture of the forest, with all that is on it and around it, and the places that can be tapped. */
export function Forest(props: Props) {
  const { view, targets, from, preview, lit, settings } = props;
  const id = useId();
  const shown = useShown(view.players, props.events);
  const events = settings.motion ? props.events : [];
  const rolled = props.events.find(({ code }) => code === 'rolled')?.args['cell'];
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
            serial={event && shown.stamp}
          />
        );
      })}
      {rolled !== undefined && (
        <g key={`rolled-${shown.stamp}`} transform={at(rolled)}>
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
