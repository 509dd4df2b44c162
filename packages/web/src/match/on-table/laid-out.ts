import type { Seat } from '@glade/engine';
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { LaidOut } from '../../storage/laid-out.ts';

/** Instead of a number of entries: the table has not been set up yet. */
export const NOT_SET_UP = -1;

/** How many entries each seat (one where nothing is hidden) has carried out with the real pieces. */
export class LaidOutCounts {
  /** Undefined: the board is only on the screen. */
  readonly now: ReadonlySignal<readonly LaidOut[] | undefined>;
  private readonly counts: Signal<readonly LaidOut[] | undefined>;

  constructor(stored: readonly LaidOut[] | undefined) {
    this.counts = signal(stored);
    this.now = this.counts;
  }

  /** The pieces lie on a real table from now on, and this many entries are carried out for each of these seats. */
  begin(seats: number, entries: number): void {
    this.counts.value = Array.from({ length: seats }, () => entries);
  }

  /** The pieces are only on the screen. */
  end(): void {
    this.counts.value = undefined;
  }

  /** A seat has carried out this many entries. */
  set(seat: Seat, entries: number): void {
    const before = this.counts.peek() ?? [];
    const length = Math.max(before.length, seat + 1);
    this.counts.value = Array.from({ length }, (_, i) =>
      i === seat ? entries : (before[i] ?? NOT_SET_UP),
    );
  }

  /** Entries from `from` on have gone or were changed: what was carried out of them is still as `record` says. */
  cut(from: number, record: string): void {
    this.counts.value = this.counts
      .peek()
      ?.map((laid) => (typeof laid === 'number' && laid > from ? { entries: laid, record } : laid));
  }
}
