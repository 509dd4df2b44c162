import type { TableStore } from '../storage/index.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Milliseconds. */
const MINUTE_MS = 60_000;

/**
 * Deletes tables whose time is over, once an hour. A table has its time, and then a day more, in which every look has to agree
 * that its time is over. If the clock jumps by more than a quarter of that time, the day begins again.
 */
export class Keeping {
  private readonly store: Pick<TableStore, 'deleteEnded' | 'beginGraceAgain' | 'now'>;
  private readonly keep: number;
  private readonly steady: () => number;
  private last: { readonly minute: number; readonly steady: number } | undefined;

  /** `steady` counts milliseconds and never jumps. */
  constructor(
    store: Pick<TableStore, 'deleteEnded' | 'beginGraceAgain' | 'now'>,
    keepDays: number,
    steady = (): number => performance.now(),
  ) {
    this.store = store;
    this.keep = keepDays * DAY;
    this.steady = steady;
  }

  /** Is called at least once an hour. Returns the keys of the tables that were deleted. */
  async sweep(): Promise<readonly string[]> {
    const now = { minute: this.store.now, steady: this.steady() };
    const { last } = this;
    if (last !== undefined && now.steady - last.steady < HOUR * MINUTE_MS) return [];
    this.last = now;
    if (last !== undefined) {
      const passed = (now.steady - last.steady) / MINUTE_MS;
      const jump = Math.abs(now.minute - last.minute - passed);
      if (jump > this.keep / 4) {
        await this.store.beginGraceAgain();
        return [];
      }
    }
    return this.store.deleteEnded(this.keep, DAY);
  }
}
