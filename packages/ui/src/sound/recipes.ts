import type { SoundName } from '../contract/effects.ts';

/** A tone that rings and fades, such as a knock on wood. Times are in seconds, frequencies in hertz. */
interface Tone {
  readonly kind: 'tone';
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** The loudness of the partials of a bar of wood; without them it is a pure tone. */
  readonly wood?: readonly [number, number];
}

/** A rushing sound around a frequency that moves, such as water or wind. */
interface Rush {
  readonly kind: 'rush';
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** How long it swells, as a share of its length. */
  readonly swell: number;
  /** How many grains a second it falls into; without it, it is even. */
  readonly grains?: number;
}

export type Layer = Tone | Rush;

export interface Recipe {
  readonly layers: readonly Layer[];
  /** The largest sample, from 0 to 1. */
  readonly peak: number;
}

const tone = (at: number, from: number, to: number, length: number, level = 1): Tone => ({
  kind: 'tone',
  at,
  from,
  to,
  length,
  level,
});

/** A mallet on a bar of wood. */
const bar = (at: number, pitch: number, length: number, level = 1): Tone => ({
  ...tone(at, pitch, pitch, length, level),
  wood: [0.28, 0.1],
});

/** A knock: a low bar, with the click of the stick. */
const knock = (at: number, pitch: number, level = 1): readonly Layer[] => [
  { ...tone(at, pitch * 1.06, pitch, 0.11, level), wood: [0.5, 0.25] },
  rush(at, 2400, 1500, 0.02, 0.35 * level, 0.1),
];

const rush = (
  at: number,
  from: number,
  to: number,
  length: number,
  level = 1,
  swell = 0.15,
  grains?: number,
): Rush => ({
  kind: 'rush',
  at,
  from,
  to,
  length,
  level,
  swell,
  ...(grains !== undefined && { grains }),
});

/** What each sound is made of: wood, paper, water and wind. */
export const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  dice: {
    layers: [...knock(0, 520), ...knock(0.09, 470, 0.7), ...knock(0.16, 560, 0.5)],
    peak: 0.4,
  },
  card: { layers: [rush(0, 2200, 4800, 0.15, 1, 0.6), ...knock(0.13, 300, 0.3)], peak: 0.25 },
  lay: { layers: [...knock(0, 190), rush(0, 3200, 2200, 0.06, 0.3)], peak: 0.45 },
  step: { layers: knock(0, 270), peak: 0.25 },
  fly: { layers: [rush(0, 450, 1500, 0.2, 1, 0.8), rush(0.18, 1500, 600, 0.26, 1)], peak: 0.25 },
  dig: {
    layers: [rush(0, 900, 350, 0.14, 1, 0.2, 160), rush(0.17, 800, 300, 0.16, 0.8, 0.2, 160)],
    peak: 0.35,
  },
  splash: {
    layers: [
      rush(0, 1500, 500, 0.34, 1, 0.06),
      tone(0.08, 480, 980, 0.1, 0.35),
      tone(0.2, 640, 1250, 0.09, 0.25),
    ],
    peak: 0.35,
  },
  'catch-fire': {
    layers: [rush(0, 600, 1300, 0.32, 0.7, 0.5), rush(0.04, 2600, 2000, 0.34, 0.8, 0.1, 60)],
    peak: 0.3,
  },
  burst: {
    layers: [tone(0, 130, 58, 0.34), rush(0, 700, 180, 0.4, 0.9, 0.04)],
    peak: 0.5,
  },
  'burn-out': { layers: [rush(0, 3400, 900, 0.42, 1, 0.12)], peak: 0.2 },
  wind: { layers: [rush(0, 320, 680, 0.58, 1, 0.5)], peak: 0.3 },
  leaf: {
    layers: [rush(0, 3600, 2600, 0.12, 1, 0.4), rush(0.13, 3000, 2100, 0.14, 0.7, 0.3)],
    peak: 0.18,
  },
  squish: { layers: [tone(0, 300, 85, 0.2), rush(0.02, 700, 260, 0.16, 0.7)], peak: 0.4 },
  spell: {
    layers: [
      tone(0, 659, 664, 0.3, 0.8),
      tone(0.09, 880, 886, 0.3, 0.7),
      tone(0.18, 1319, 1325, 0.36, 0.6),
      rush(0, 1500, 3600, 0.4, 0.2, 0.7),
    ],
    peak: 0.3,
  },
  strike: { layers: [...knock(0, 340), rush(0, 1700, 800, 0.09, 0.6, 0.02)], peak: 0.5 },
  hurt: { layers: [tone(0, 330, 262, 0.18, 0.9), tone(0.14, 262, 208, 0.24, 0.7)], peak: 0.3 },
  heal: {
    layers: [tone(0, 440, 443, 0.26, 0.8), tone(0.14, 587, 590, 0.36, 0.8)],
    peak: 0.28,
  },
  sparkle: {
    layers: [tone(0, 1568, 1568, 0.2), tone(0.08, 1976, 1976, 0.22), tone(0.16, 2349, 2349, 0.3)],
    peak: 0.2,
  },
  friend: { layers: [bar(0, 523, 0.26), bar(0.12, 659, 0.36)], peak: 0.35 },
  turn: { layers: [bar(0, 392, 0.24), bar(0.13, 523, 0.36)], peak: 0.3 },
  refused: { layers: [...knock(0, 165), ...knock(0.12, 147, 0.8)], peak: 0.35 },
  won: {
    layers: [bar(0, 392, 0.2), bar(0.1, 494, 0.2), bar(0.2, 587, 0.22), bar(0.3, 784, 0.3)],
    peak: 0.4,
  },
  lost: { layers: [bar(0, 392, 0.24), bar(0.15, 330, 0.26), bar(0.3, 262, 0.3)], peak: 0.3 },
};
