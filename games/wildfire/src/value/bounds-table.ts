/** Positions with a lower and an upper bound of their value, in typed arrays: many millions fit into memory. */
export class BoundsTable {
  /** How many positions are stored. */
  size = 0;
  /** Lower and upper bounds, by the index of a position. */
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  /** The largest chance with which each position was reached in the sweep `sweep`; for whoever fills the table. */
  readonly reached: Float32Array;
  readonly sweep: Uint8Array;
  readonly #keys: Int32Array;
  readonly #slots: Int32Array;
  readonly #capacity: number;

  /** `capacity` positions at most, 45 bytes each. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.lower = new Float64Array(capacity);
    this.upper = new Float64Array(capacity);
    this.reached = new Float32Array(capacity);
    this.sweep = new Uint8Array(capacity);
    this.#keys = new Int32Array(capacity * 4);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(capacity * 1.5)));
  }

  /** The index of a position that is stored, else -1. */
  find(a: number, b: number, c: number, d: number): number {
    const slots = this.#slots;
    const keys = this.#keys;
    const mask = slots.length - 1;
    for (let at = hash(a, b, c, d) & mask; ; at = (at + 1) & mask) {
      const index = slots[at]! - 1;
      if (index < 0) return -1;
      const k = index * 4;
      if (keys[k] === a && keys[k + 1] === b && keys[k + 2] === c && keys[k + 3] === d)
        return index;
    }
  }

  /** Stores a position that is not stored yet, and gives its index; -1 when the table is full. */
  add(a: number, b: number, c: number, d: number): number {
    if (this.size === this.#capacity) return -1;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let at = hash(a, b, c, d) & mask;
    while (slots[at] !== 0) at = (at + 1) & mask;
    const index = this.size;
    this.size += 1;
    slots[at] = this.size;
    this.#keys.set([a, b, c, d], index * 4);
    return index;
  }
}

function hash(a: number, b: number, c: number, d: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f) ^ Math.imul(c, 0x165667b1);
  h = Math.imul(h ^ (h >>> 13), 0x9e3779b1) ^ Math.imul(d, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
  return h ^ (h >>> 15);
}
