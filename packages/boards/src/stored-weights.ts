/** Weights rounded to whole steps from -127 to 127, as they are stored. */
export interface StoredWeights {
  readonly step: number;
  /** A byte a weight, in base64. */
  readonly steps: string;
}

const MOST = 127;

export function storeWeights(weights: Float32Array): StoredWeights {
  const most = weights.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0);
  const step = most / MOST || 1;
  const steps = Int8Array.from(weights, (weight) => Math.round(weight / step));
  const text = Array.from(new Uint8Array(steps.buffer), (byte) => String.fromCodePoint(byte));
  return { step, steps: btoa(text.join('')) };
}

export function readWeights({ step, steps }: StoredWeights): Float32Array {
  const bytes = atob(steps);
  const weights = new Float32Array(bytes.length);
  // A letter is a byte, and a byte from 128 on stands for a step below 0. Going through the letters one by one is the quick way.
  for (let i = 0; i < weights.length; i++) weights[i] = ((bytes.charCodeAt(i) << 24) >> 24) * step;
  return weights;
}
