import type { SoundName } from '../contract/effects.ts';
import { RECIPES, type Layer } from './recipes.ts';

/** How far the partials of a bar of wood lie above its pitch. */
const PARTIALS = [3.93, 9.2] as const;
/** The end fades over this many seconds, so that it does not click. */
const FADE = 0.012;

/**
 * The samples of a sound, from -1 to 1, at most 0.6 seconds long; the same at every call. `rate` is in samples per second.
 */
export function synthesise(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const { layers, peak } = RECIPES[name];
  const length = Math.max(...layers.map((layer) => layer.at + layer.length));
  const samples = new Float32Array(Math.ceil(length * rate));
  for (const [i, layer] of layers.entries()) {
    const from = Math.round(layer.at * rate);
    const own = samples.subarray(from, from + Math.floor(layer.length * rate));
    if (layer.kind === 'tone') addTone(own, layer, rate);
    else addRush(own, layer, rate, noise(i + 1));
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fade = FADE * rate;
  for (let i = 0; i < samples.length; i++)
    samples[i]! *= (peak / loudest) * Math.min(1, (samples.length - 1 - i) / fade);
  return samples;
}

function addTone(samples: Float32Array, layer: Layer & { kind: 'tone' }, rate: number): void {
  const { from, to, level, wood = [0, 0] } = layer;
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const share = i / samples.length;
    phase += (2 * Math.PI * (from + (to - from) * share)) / rate;
    // The higher partials of wood fade first.
    const ring =
      Math.sin(phase) +
      wood[0] * Math.exp(-6 * share) * Math.sin(PARTIALS[0] * phase) +
      wood[1] * Math.exp(-14 * share) * Math.sin(PARTIALS[1] * phase);
    const attack = Math.min(1, i / (0.004 * rate));
    samples[i]! += level * attack * Math.exp(-4.5 * share) * (1 - share) * ring;
  }
}

/** Noise through a filter that lets a band pass. */
function addRush(
  samples: Float32Array,
  layer: Layer & { kind: 'rush' },
  rate: number,
  random: () => number,
): void {
  const { from, to, level, swell, grains } = layer;
  let low = 0;
  let band = 0;
  let grain = grains === undefined ? 1 : 0;
  for (let i = 0; i < samples.length; i++) {
    const share = i / samples.length;
    const cut = 2 * Math.sin((Math.PI * (from + (to - from) * share)) / rate);
    low += cut * band;
    band += cut * (random() - low - band);
    if (grains !== undefined) {
      const starts = Math.abs(random()) < grains / rate;
      grain = starts ? 1 : grain * (1 - 90 / rate);
    }
    const envelope = share < swell ? share / swell : (1 - share) / (1 - swell);
    samples[i]! += level * grain * envelope ** 1.5 * band;
  }
}

/** Numbers from -1 to 1 that are the same in every run. */
function noise(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  };
}
