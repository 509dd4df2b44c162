import type { Seat } from '@glade/engine';
import { customOf } from '../match-of.ts';
import type { TableLog } from './table-log.ts';

interface ClockOptions {
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  /** Called when the time of the seat whose clock runs is up. */
  readonly timeIsUp: () => void;
}

/**
 * The clocks of the people at a table, if it has some. This process counts and stores; no clock of a page matters. The rules
 * know no clock: that a match ends when time is up is a matter of the table (`docs/decisions/0028`).
 */
export class TableClock {
  private readonly log: TableLog;
  private readonly options: ClockOptions;
  /** Milliseconds that each person has for the whole match. */
  private readonly limit: number | undefined;
  private running: { readonly seat: Seat; readonly since: number } | undefined;
  /** Milliseconds that are counted and not stored yet. */
  private readonly counted = new Map<Seat, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(log: TableLog, options: ClockOptions) {
    this.log = log;
    this.options = options;
    const { clock } = customOf(log.stored);
    this.limit = clock === 0 ? undefined : clock * 1000;
  }

  /** Whether this table has clocks. */
  get counts(): boolean {
    return this.limit !== undefined;
  }

  /** What the clock of a seat shows: milliseconds that are left. */
  at(seat: Seat): { readonly left: number; readonly runs: boolean } | undefined {
    if (this.limit === undefined) return undefined;
    const row = this.log.stored.seats.find((each) => each.seat === seat);
    const runs = this.running?.seat === seat;
    const passed = runs ? this.options.now() - this.running!.since : 0;
    const used = (row?.used ?? 0) + (this.counted.get(seat) ?? 0) + passed;
    return { left: Math.max(0, Math.ceil(this.limit - used)), runs };
  }

  /** Lets the clock of this seat run, or none. */
  run(seat: Seat | undefined): void {
    if (this.limit === undefined || seat === this.running?.seat) return;
    this.count();
    this.running = seat === undefined ? undefined : { seat, since: this.options.now() };
    this.arm();
  }

  private arm(): void {
    clearTimeout(this.timer);
    if (this.running === undefined) return;
    this.timer = setTimeout(this.options.timeIsUp, this.at(this.running.seat)!.left);
    this.timer.unref();
  }

  /** Stores what has been counted, and whose time is up. If it cannot be stored it is counted still, and thrown is why. */
  async store(): Promise<void> {
    this.count();
    for (const [seat, spent] of this.counted) {
      const isUp = this.at(seat)!.left === 0;
      if (spent === 0 && !isUp) continue;
      await this.log.spend(seat, spent, isUp);
      this.counted.set(seat, (this.counted.get(seat) ?? spent) - spent);
    }
    // A timer may come a little early.
    if (this.log.stored.late === null) this.arm();
  }

  /** Ends the counting of this process. */
  stop(): void {
    clearTimeout(this.timer);
    this.running = undefined;
  }

  private count(): void {
    const { running } = this;
    if (running === undefined) return;
    const now = this.options.now();
    const spent = Math.max(0, Math.round(now - running.since));
    this.counted.set(running.seat, (this.counted.get(running.seat) ?? 0) + spent);
    this.running = { seat: running.seat, since: now };
  }
}
