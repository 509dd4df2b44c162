import { BurntGround, CounterNumber, flamesOf, Tongue } from './Fire.tsx';
import { GROWTH } from './Trees.tsx';

// Squares by themselves, for cards and help.

/** A square that burns, with this many Fire counters. */
export function Burning({ counters = 1 }: { readonly counters?: number }) {
  return (
    <>
      <BurntGround />
      {flamesOf(counters).map(([x, y, size], i) => (
        <g key={i} transform={`translate(${x} ${y}) scale(${size})`}>
          <Tongue />
        </g>
      ))}
      {counters > 1 && <CounterNumber counters={counters} />}
    </>
  );
}

/** A square with trees. */
export function Forested() {
  return (
    <>
      <g transform="translate(30 80) scale(1.2)">
        <GROWTH.pine />
      </g>
      <g transform="translate(68 88) scale(1.2)">
        <GROWTH.oak />
      </g>
    </>
  );
}
