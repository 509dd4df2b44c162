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

  /** Whether there is a drop; `now` in milliseconds. A clock that goes back fills nothing. */
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

/** One bucket for each address. */
export class Buckets {
  private readonly all = new Map<string, Bucket>();
  private readonly size: number;
  private readonly perSecond: number;

  constructor(size: number, perSecond: number) {
    this.size = size;
    this.perSecond = perSecond;
  }

  take(address: string, now: number): boolean {
    let bucket = this.all.get(address);
    if (bucket === undefined)
      this.all.set(address, (bucket = new Bucket(this.size, this.perSecond, now)));
    return bucket.take(now);
  }

  /** Forgets the addresses that have asked for nothing for a while. */
  sweep(now: number): void {
    for (const [address, bucket] of this.all) if (bucket.isFull(now)) this.all.delete(address);
  }
}
