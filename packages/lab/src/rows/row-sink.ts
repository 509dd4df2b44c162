import type { RowTexts } from './row-request.ts';

/** Takes the next part of each file. It may throw, which ends the run. */
export type WriteRows = (rows: RowTexts) => void;

/** The number under which the first lines of the files are added, before all shards. */
export const HEADER = -1;

/** Brings the rows of shards into order: workers finish them in any. */
export class RowSink {
  private readonly write: WriteRows;
  private readonly waiting = new Map<number, RowTexts>();
  private next = HEADER;

  constructor(write: WriteRows) {
    this.write = write;
  }

  /** Adds the rows of the shard with this number, and writes all whose turn has come. */
  add(shard: number, rows: RowTexts): void {
    this.waiting.set(shard, rows);
    for (;;) {
      const ready = this.waiting.get(this.next);
      if (ready === undefined) return;
      this.waiting.delete(this.next);
      this.next += 1;
      this.write(ready);
    }
  }
}
