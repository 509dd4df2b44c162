import * as v from 'valibot';
import type { Seat } from '@glade/engine';
import { REMARKS } from '../../wire/index.ts';
import { newWord } from '../keys.ts';

/** What a process says of a table to the others that share its database. It is stored nowhere. */
const note = v.variant('type', [
  /** Who is there: the seats whose pages are open, and how many pages watch. `asks`: the others are to say it, too. */
  v.object({
    type: v.literal('here'),
    from: v.string(),
    seats: v.array(v.number()),
    watching: v.number(),
    asks: v.boolean(),
  }),
  v.object({
    type: v.literal('remark'),
    from: v.string(),
    seat: v.number(),
    remark: v.picklist(REMARKS),
  }),
  /** A bot gave no move, several times. */
  v.object({ type: v.literal('failed'), from: v.string(), step: v.number() }),
]);
export type Note = v.InferOutput<typeof note>;

/** What this process calls itself. */
export const PROCESS = newWord();

/** A note of another process; undefined for an own one, and for what is none. */
export function readNote(found: unknown): Note | undefined {
  const read = v.safeParse(note, found);
  return read.success && read.output.from !== PROCESS ? read.output : undefined;
}

interface Pages {
  readonly seats: readonly Seat[];
  readonly watching: number;
  /** How many sweeps ago it was said. */
  readonly age: number;
}

/** A process that has said nothing during this many sweeps is not there any more. */
const GONE_AFTER = 3;

/** Whose pages are at a table through other processes. */
export class Elsewhere {
  private readonly processes = new Map<string, Pages>();

  /** Keeps what a process says. Returns whether somebody has come or gone. */
  take({ from, seats, watching }: Extract<Note, { type: 'here' }>): boolean {
    const before = this.processes.get(from);
    this.processes.set(from, { seats, watching, age: 0 });
    const same = before?.watching === watching && String(before.seats) === String(seats);
    return !same && (before !== undefined || seats.length + watching > 0);
  }

  /** Through how many processes pages of this seat are here. */
  processesAt(seat: Seat): number {
    return [...this.processes.values()].filter(({ seats }) => seats.includes(seat)).length;
  }

  get watching(): number {
    return [...this.processes.values()].reduce((sum, { watching }) => sum + watching, 0);
  }

  /** Forgets the processes that say nothing any more. Returns whether there was one. */
  sweep(): boolean {
    let gone = false;
    for (const [from, pages] of this.processes) {
      if (pages.age >= GONE_AFTER) gone = this.processes.delete(from) || gone;
      else this.processes.set(from, { ...pages, age: pages.age + 1 });
    }
    return gone;
  }
}
