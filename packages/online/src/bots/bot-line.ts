import type { BotMove, BotWork, MoveBot } from './bot-work.ts';

export interface BotLineOptions {
  /** How many bots think at the same time. */
  readonly atOnce: number;
  /** How many tables may wait in line. A table that finds no room is asked for again when somebody comes to it. */
  readonly most: number;
  /**
   * For how many milliseconds the line rests after each move; by default not at all. Storing a move takes time from people, so
   * bots that are quick may not fill the disk's time.
   */
  readonly rest?: number;
  /** Called with why a move has failed. It is tried again. */
  readonly report: (error: unknown) => void;
}

/** Milliseconds until a move that failed is tried again: doubled each time. */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 60_000;

/** The bots of one process that has its tables for itself: they wait in line, the table that came first goes first. */
export class BotLine implements BotWork {
  private readonly options: BotLineOptions;
  /** One move a table, in the order in which they came. */
  private readonly waiting = new Map<string, BotMove>();
  private readonly pauses = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly failures = new Map<string, number>();
  private readonly working = new Map<string, Promise<void>>();
  private moveBot: MoveBot | undefined;

  constructor(options: BotLineOptions) {
    this.options = options;
  }

  /** How many tables wait. */
  get length(): number {
    return this.waiting.size;
  }

  start(moveBot: MoveBot): Promise<void> {
    this.moveBot = moveBot;
    this.next();
    return Promise.resolve();
  }

  ask(move: BotMove): void {
    const { table } = move;
    if (!this.waiting.has(table) && this.waiting.size >= this.options.most) return;
    this.waiting.set(table, move);
    this.next();
  }

  async stop(): Promise<void> {
    this.moveBot = undefined;
    this.waiting.clear();
    for (const pause of this.pauses.values()) clearTimeout(pause);
    this.pauses.clear();
    await Promise.all(this.working.values());
  }

  private next(): void {
    const { moveBot } = this;
    if (moveBot === undefined) return;
    for (const [table, move] of this.waiting) {
      if (this.working.size >= this.options.atOnce) return;
      if (this.working.has(table) || this.pauses.has(table)) continue;
      this.waiting.delete(table);
      this.working.set(table, this.work(moveBot, move));
    }
  }

  private async work(moveBot: MoveBot, move: BotMove): Promise<void> {
    const { table } = move;
    try {
      // Not before the table counts as working: a move may ask for the next one.
      await Promise.resolve();
      await moveBot(move);
      this.failures.delete(table);
      await this.rest();
    } catch (error) {
      this.options.report(error);
      this.again(move);
    } finally {
      this.working.delete(table);
      this.next();
    }
  }

  private async rest(): Promise<void> {
    const { rest = 0 } = this.options;
    if (rest === 0 || this.moveBot === undefined) return;
    await new Promise<void>((resolve) => setTimeout(resolve, rest));
  }

  private again(move: BotMove): void {
    const { table } = move;
    if (this.moveBot === undefined) return;
    const failures = this.failures.get(table) ?? 0;
    this.failures.set(table, failures + 1);
    const pause = setTimeout(
      () => {
        this.pauses.delete(table);
        if (!this.waiting.has(table)) this.waiting.set(table, move);
        this.next();
      },
      Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** failures),
    );
    pause.unref();
    this.pauses.set(table, pause);
  }
}
