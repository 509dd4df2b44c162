/** Numbers of four bytes in an entry: four of the key, two bounds of eight bytes each. So an entry is half a line of the cache. */
const ENTRY = 8;
const FIRST_SLOTS = 2 ** 12;
/** The share of slots that may be taken. */
const FULL = 0.7;

/**
 * Positions with a lower and an upper bound of their value: many millions fit into memory. It grows with what it holds. An index
 * is good until the next `add`.
 */
export class BoundsTable {
  /** How many positions are stored. */
  size = 0;
  readonly #capacity: number;
  readonly #hasEstimates: boolean;
  /** For each slot 0, or a byte of the hash of what is there: most of what is looked up is not there, and these fit in a cache. */
  #tags = new Uint8Array(0);
  #keys = new Int32Array(0);
  #bounds = new Float64Array(0);
  #reached = new Float32Array(0);
  #sweep = new Uint8Array(0);
  #estimates = new Float64Array(0);

  /**
   * `capacity`: how many positions at most. A slot takes 38 bytes; there are as many slots as the next power of two that they fill to
   * less than 70 %, and half as many again while it grows. `hasEstimates`: whether an estimate is kept with each, in 8 more bytes.
   */
  constructor(capacity: number, hasEstimates = false) {
    this.#capacity = capacity;
    this.#hasEstimates = hasEstimates;
    this.#allocate(FIRST_SLOTS);
  }

  /** The index of a position that is stored, else -1. */
  find(a: number, b: number, c: number, d: number): number {
    const at = this.#slotOf(a, b, c, d);
    return this.#tags[at] === 0 ? -1 : at;
  }

  /** Stores a position that is not stored yet, and gives its index; -1 when the table is full. */
  add(a: number, b: number, c: number, d: number): number {
    if (this.size === this.#capacity) return -1;
    if (this.size >= this.#tags.length * FULL) this.#grow();
    this.size += 1;
    const at = this.#slotOf(a, b, c, d);
    const keys = this.#keys;
    const k = at * ENTRY;
    keys[k] = a;
    keys[k + 1] = b;
    keys[k + 2] = c;
    keys[k + 3] = d;
    this.#tags[at] = tagOf(hash(a, b, c, d));
    return at;
  }

  lower(index: number): number {
    return this.#bounds[index * 4 + 2]!;
  }

  upper(index: number): number {
    return this.#bounds[index * 4 + 3]!;
  }

  setBounds(index: number, lower: number, upper: number): void {
    this.#bounds[index * 4 + 2] = lower;
    this.#bounds[index * 4 + 3] = upper;
  }

  estimate(index: number): number {
    return this.#estimates[index]!;
  }

  setEstimate(index: number, estimate: number): void {
    this.#estimates[index] = estimate;
  }

  /** The largest chance with which a position was reached in this sweep, 1 to 255; 0 if it was not reached in it. */
  reachedIn(index: number, sweep: number): number {
    return this.#sweep[index] === sweep ? this.#reached[index]! : 0;
  }

  noteReached(index: number, sweep: number, chance: number): void {
    this.#sweep[index] = sweep;
    this.#reached[index] = chance;
  }

  #allocate(slots: number): void {
    this.#tags = new Uint8Array(slots);
    const entries = new ArrayBuffer(slots * ENTRY * 4);
    this.#keys = new Int32Array(entries);
    this.#bounds = new Float64Array(entries);
    this.#reached = new Float32Array(slots);
    this.#sweep = new Uint8Array(slots);
    this.#estimates = new Float64Array(this.#hasEstimates ? slots : 0);
  }

  #grow(): void {
    const keys = this.#keys;
    const bounds = this.#bounds;
    const reached = this.#reached;
    const sweep = this.#sweep;
    const estimates = this.#estimates;
    const tags = this.#tags;
    const slots = tags.length;
    this.#allocate(slots * 2);
    for (let from = 0; from < slots; from++) {
      if (tags[from] === 0) continue;
      const k = from * ENTRY;
      const a = keys[k]!;
      const b = keys[k + 1]!;
      const c = keys[k + 2]!;
      const d = keys[k + 3]!;
      const at = this.#slotOf(a, b, c, d);
      this.#keys.set([a, b, c, d], at * ENTRY);
      this.#tags[at] = tags[from]!;
      this.setBounds(at, bounds[from * 4 + 2]!, bounds[from * 4 + 3]!);
      this.noteReached(at, sweep[from]!, reached[from]!);
      if (this.#hasEstimates) this.setEstimate(at, estimates[from]!);
    }
  }

  /** The slot where a position is, or where it would be stored. */
  #slotOf(a: number, b: number, c: number, d: number): number {
    const keys = this.#keys;
    const tags = this.#tags;
    const mask = tags.length - 1;
    const mixed = hash(a, b, c, d);
    const tag = tagOf(mixed);
    for (let at = mixed & mask; ; at = (at + 1) & mask) {
      const found = tags[at]!;
      if (found === 0) return at;
      if (found !== tag) continue;
      const k = at * ENTRY;
      if (keys[k] === a && keys[k + 1] === b && keys[k + 2] === c && keys[k + 3] === d) return at;
    }
  }
}

/** From 1 to 255, of other bits than the slot comes from. */
const tagOf = (mixed: number): number => mixed >>> 24 || 1;

/** Mixes the numbers of a key. */
export function hash(a: number, b: number, c: number, d: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f) ^ Math.imul(c, 0x165667b1);
  h = Math.imul(h ^ (h >>> 13), 0x9e3779b1) ^ Math.imul(d, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
  return h ^ (h >>> 15);
}
