/** Counts in memory only: nothing about an address is stored or logged. */

/** A bucket that fills again with time. Each `take` takes one drop, if there is one. */
export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private level: number;
  private at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.level = size;
    this.at = now;
  }

  /** Whether there is a drop; `now` in milliseconds, by a clock that never jumps. */
  take(now: number): boolean {
    const passed = Math.max(0, now - this.at) / 1000;
    this.at = Math.max(this.at, now);
    this.level = Math.min(this.size, this.level + passed * this.perSecond);
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }

  isFull(now: number): boolean {
    return this.level + (Math.max(0, now - this.at) / 1000) * this.perSecond >= this.size;
  }
}

/** More addresses are not told apart: those that come later share one bucket until others are forgotten. */
const MOST_ADDRESSES = 50_000;

/** One bucket for each address. */
export class Buckets {
  private readonly all = new Map<string, Bucket>();
  private readonly size: number;
  private readonly perSecond: number;
  private readonly most: number;

  constructor(size: number, perSecond: number, most = MOST_ADDRESSES) {
    this.size = size;
    this.perSecond = perSecond;
    this.most = most;
  }

  take(address: string, now: number): boolean {
    if (this.all.size >= this.most && !this.all.has(address)) this.sweep(now);
    const name = this.all.has(address) || this.all.size < this.most ? address : '';
    let bucket = this.all.get(name);
    if (bucket === undefined) {
      bucket = new Bucket(this.size, this.perSecond, now);
      this.all.set(name, bucket);
    }
    return bucket.take(now);
  }

  /** Forgets the addresses that have asked for nothing for a while. */
  sweep(now: number): void {
    for (const [address, bucket] of this.all) if (bucket.isFull(now)) this.all.delete(address);
  }
}
