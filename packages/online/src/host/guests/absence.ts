import type { Seat } from '@glade/engine';

interface AbsenceOptions {
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  /** For how many milliseconds nothing had happened at the table when this process opened it. */
  readonly idle: number;
}

/** For how long people have been away who could have acted. It is kept in memory only: nobody's comings are stored. */
export class Absence {
  private readonly now: () => number;
  /** When the table was last seen to change, before this process had it. */
  private readonly before: number;
  private readonly gone = new Map<Seat, number>();
  private due: { readonly seat: Seat | undefined; readonly since: number } | undefined;

  constructor({ now, idle }: AbsenceOptions) {
    this.now = now;
    this.before = now() - Math.max(0, idle);
  }

  came(seat: Seat): void {
    this.gone.delete(seat);
  }

  left(seat: Seat): void {
    this.gone.set(seat, this.now());
  }

  /** It is the turn of this seat, or of none. */
  turn(seat: Seat | undefined): void {
    if (this.due !== undefined && this.due.seat === seat) return;
    this.due = { seat, since: this.due === undefined ? this.before : this.now() };
  }

  /** Milliseconds since somebody left; at their turn, since they could have acted at the earliest. */
  of(seat: Seat): number {
    const left = this.gone.get(seat) ?? this.before;
    const since = this.due?.seat === seat ? Math.max(left, this.due.since) : left;
    return this.now() - since;
  }
}
