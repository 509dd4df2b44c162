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
  const bytes = Uint8Array.from(atob(steps), (letter) => letter.codePointAt(0)!);
  return Float32Array.from(new Int8Array(bytes.buffer), (each) => each * step);
}
