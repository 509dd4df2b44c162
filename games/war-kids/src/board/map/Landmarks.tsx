import type { MapView } from '../../rules/view.ts';
import { middle } from './geometry.ts';
import styles from './Map.module.css';

// Drawn about the middle of a hex whose side is 50 long.

const HOUSE = 'M-10 8V-3L0-12L10-3V8Z';
const ROOF = 'M-13-2L0-14L13-2';

interface Props {
  readonly tag: string;
  /** Which way a road goes through the hex, in degrees. */
  readonly way: number | undefined;
}

/** All buildings, bridges, fords and orchards of a map. */
export const Landmarks = ({ map }: { readonly map: MapView }) => (
  <>
    {map.art.map(({ cell, tag }) => (
      <g key={`${cell} ${tag}`} transform={`translate(${middle(map, cell).join(' ')})`}>
        <Landmark tag={tag} way={wayThrough(map, cell)} />
      </g>
    ))}
  </>
);

/** Which way the road goes through a cell, in degrees; undefined where there is none. */
function wayThrough(map: MapView, cell: number): number | undefined {
  for (const { path } of map.roads) {
    const i = path.indexOf(cell);
    if (i < 0) continue;
    const [a, b] = [path[i - 1] ?? cell, path[i + 1] ?? cell].map((each) => middle(map, each));
    return Math.round((Math.atan2(b![1] - a![1], b![0] - a![0]) * 180) / Math.PI);
  }
  return undefined;
}

/** What the map shows without a meaning for the rules: buildings, bridges, fords, orchards. */
export function Landmark({ tag, way }: Props) {
  switch (tag) {
    case 'bridge':
      return (
        <g transform={`rotate(${way ?? 0})`}>
          <path class={styles.planks} d="M-31-13H31V13H-31Z" />
          <path class={styles.gaps} d="M-20-13V13M-10-13V13M0-13V13M10-13V13M20-13V13" />
          <path
            class={styles.rails}
            d="M-35-18Q-31-14-26-14H26Q31-14 35-18M-35 18Q-31 14-26 14H26Q31 14 35 18"
          />
        </g>
      );
    case 'ford':
      return (
        <path
          class={styles.stones}
          transform={`rotate(${way ?? 0})`}
          d="M-32 4a6 4 0 1 0 12 0a6 4 0 1 0-12 0M-16-6a6 4 0 1 0 12 0a6 4 0 1 0-12 0M0 5a6 4 0 1 0 12 0a6 4 0 1 0-12 0M17-5a6 4 0 1 0 12 0a6 4 0 1 0-12 0"
        />
      );
    case 'orchard':
      return (
        <path
          class={styles.orchard}
          d={[-24, 0, 24]
            .flatMap((x) => [-20, 18].map((y) => `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0`))
            .join('')}
        />
      );
    case 'sunken':
      return null;
    case 'chateau':
      return (
        <>
          <path class={styles.wall} d="M-33-20H33V26H-33Z" />
          <House x={-14} y={4} size={1.3} />
          <House x={16} y={8} size={1} />
          <path class={styles.tower} d="M-4 4V-24L4-34L12-24V4Z" />
        </>
      );
    case 'farm':
      return (
        <>
          <path class={styles.wall} d="M-30-18H30V24H-30Z" />
          <House x={-12} y={6} size={1.3} />
          <path class={styles.house} d="M6 14V-4L17-12L28-4V14Z" />
          <path class={styles.roof} d="M3-3L17-14L31-3" />
          <path class={styles.door} d="M13 14V3H21V14" />
        </>
      );
    case 'inn':
      return (
        <>
          <House x={-2} y={2} size={1.7} />
          <path class={styles.sign} d="M20-16H33M31-16V-11M26-11H36V1H26Z" />
          <circle class={styles.lamp} cx="31" cy="-5" r="3.4" />
        </>
      );
    case 'mill':
      return (
        <>
          <path class={styles.tower} d="M-11 24L-7-10H7L11 24Z" />
          <path class={styles.roof} d="M-10-9Q0-20 10-9" />
          <path class={styles.sails} d="M-22-30L22 10M22-30L-22 10" />
        </>
      );
    default:
      // Hamlets and villages, with a church where they are large.
      return (
        <>
          <House x={-20} y={4} size={1} />
          <House x={20} y={-4} size={0.95} />
          {tag === 'village' && <path class={styles.tower} d="M-5 0V-24L1-38L7-24V0Z" />}
          <House x={1} y={16} size={1.1} />
        </>
      );
  }
}

function House({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class={styles.house} d={HOUSE} />
      <path class={styles.roof} d={ROOF} />
      <path class={styles.door} d="M-3 8V1H3V8" />
    </g>
  );
}
