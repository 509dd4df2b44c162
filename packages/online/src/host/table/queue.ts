/** Does one thing after the other. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Whether nothing is being done and nothing waits. */
  get idle(): boolean {
    return this.waiting === 0;
  }

  /** Resolves once everything asked for so far is done. */
  get done(): Promise<unknown> {
    return this.last;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const before = this.last;
    const mine = (async () => {
      await before;
      return work();
    })();
    this.last = mine.then(
      () => {},
      () => {},
    );
    try {
      return await mine;
    } finally {
      this.waiting -= 1;
    }
  }
}
