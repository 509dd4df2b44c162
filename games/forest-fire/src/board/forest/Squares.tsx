import type { Event } from '@glade/engine';
import { memo } from '@glade/ui/memo';
import styles from '../Board.module.css';
import { CounterNumber, Firebreak, flamesOf } from '../drawings/Fire.tsx';
import { groveOf } from '../drawings/grove.ts';
import { at, cornerOf } from './ring.ts';

interface SquareProps {
  readonly id: string;
  readonly square: number;
}

interface GroundProps extends SquareProps {
  readonly firebreak: boolean;
  /** The Firebreak has just been made. */
  readonly fresh: boolean;
  readonly stoodOn: boolean;
}

/** What stands on a square that does not burn: trees or a Firebreak. */
export const Ground = memo(function Ground({ id, square, firebreak, fresh, stoodOn }: GroundProps) {
  if (!firebreak) return <Grove id={id} square={square} stoodOn={stoodOn} />;
  return (
    <g transform={at(square)}>
      <g class={fresh ? styles.raked : undefined}>
        <Firebreak />
      </g>
    </g>
  );
});

function Grove({ id, square, stoodOn }: Pick<GroundProps, 'id' | 'square' | 'stoodOn'>) {
  return (
    <g class={styles.grove} transform={at(square)}>
      {groveOf(square, stoodOn).map(({ kind, x, y, size }) => (
        <use
          key={`${x}-${y}`}
          href={`#${id}-${kind}`}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
    </g>
  );
}

interface FireProps extends SquareProps {
  readonly counters: number;
  /** What has just lit it, and a number that tells this from what lit it before. */
  readonly lit: Event | undefined;
  readonly serial: number | undefined;
  /** How long after the first of several rolls it is lit, in milliseconds. */
  readonly delay: number;
}

/** Burnt ground with as many flames as there are counters, up to three. */
export const Fire = memo(function Fire({ id, square, counters, lit, serial, delay }: FireProps) {
  return (
    <g transform={at(square)}>
      <use
        href={`#${id}-burnt`}
        class={delay > 0 ? styles.lighting : undefined}
        style={delay > 0 ? { animationDelay: `${delay}ms` } : undefined}
      />
      <g key={serial} class={lit && classOfFire(lit)} style={lit && fromOf(lit, delay)}>
        {flamesOf(counters).map(([x, y, size], i) => (
          <g key={i} transform={`translate(${x} ${y}) scale(${size})`}>
            <g class={styles.flame} style={{ animationDelay: `${(square * 37 + i * 90) % 300}ms` }}>
              <use href={`#${id}-flame`} />
            </g>
          </g>
        ))}
        {counters > 1 && <CounterNumber counters={counters} />}
      </g>
    </g>
  );
});

/** The event that has just lit a square. */
export const litBy = (events: readonly Event[], square: number): Event | undefined =>
  events.find(
    ({ code, args }) =>
      args['cell'] === square && (code === 'counter' || code === 'filled' || code === 'chained'),
  );

const classOfFire = ({ code }: Event): string | undefined =>
  code === 'counter' ? styles.kindled : styles.spread;

/** The way by which fire spreads: from the square that was rolled, away from its partner. */
function fromOf({ args }: Event, delay: number) {
  const partner = args['partnercell'];
  if (partner === undefined) return { animationDelay: `${delay}ms` };
  const [x, y] = cornerOf(args['cell']!);
  const [px, py] = cornerOf(partner);
  return {
    '--from-x': `${x - px}px`,
    '--from-y': `${y - py}px`,
    animationDelay: `${delay + 80}ms`,
  };
}
