import { CHANCE, problem, type Action } from '@glade/engine';
import type { Chooser } from '@glade/table';
import type { BotMove, BotWork } from '../../bots/index.ts';
import type { Guests } from '../guests/guests.ts';
import { DONE } from '../guests/answers.ts';
import { DueMove, dueIn, type Due } from './due-move.ts';
import type { FoldedMatch } from './folded-match.ts';
import type { Queue } from './queue.ts';

interface TableBotsOptions {
  readonly match: FoldedMatch;
  readonly guests: Guests;
  readonly queue: Queue;
  readonly chooser: Chooser;
  /** Sees to it that bots move. */
  readonly bots: Pick<BotWork, 'ask'>;
  /** Whether other processes may have changed the table. */
  readonly shared: boolean;
  readonly report: (error: unknown) => void;
  /** Tells the other processes that a bot gives no move behind this many steps. */
  readonly sayFailed: (step: number) => void;
}

/** The bots of one table, and those that stand in for people. They think elsewhere; here their moves are asked for and stored. */
export class TableBots {
  private readonly options: TableBotsOptions;
  private readonly dueMove: DueMove;

  constructor(options: TableBotsOptions) {
    this.options = options;
    this.dueMove = new DueMove(options.chooser);
  }

  /** Whether a bot is about to move. */
  get thinking(): boolean {
    const { due } = this;
    return due !== undefined && due.seat !== CHANCE && !this.stuck;
  }

  /** If the table is to go on without a person, asks for it, and tells that a bot is thinking. */
  goOn(): void {
    const { match, guests } = this.options;
    if (this.due === undefined || this.stuck) return;
    if (this.thinking) guests.bot(match.told, true);
    this.askForNow();
  }

  /**
   * Asks again for a move that is due. A person who acts at the same time as a bot adds a step, and the bot's move for the steps
   * before is dropped. Nobody is told anything: it would say that somebody has acted in secret.
   */
  askForNow(): void {
    const { match, bots } = this.options;
    if (this.due === undefined || this.stuck) return;
    bots.ask({ table: match.stored.key, step: match.steps });
  }

  /** A person asks a bot again that gave no move. */
  askAgain(): typeof DONE | ReturnType<typeof problem> {
    if (!this.stuck) return problem('bot.fine');
    this.dueMove.askAgain();
    this.goOn();
    return DONE;
  }

  /**
   * Lets a bot move that is due behind this many steps, and throws dice that are due. Does nothing if the table has gone on.
   * Rejects if it is to be tried again. Where something is hidden, a bot that gives no move does the first that is legal.
   */
  async move({ step }: Pick<BotMove, 'step'>): Promise<void> {
    const { match, queue, shared, report } = this.options;
    await queue.run(async () => {
      if (shared) await match.readAgain();
      await match.settleOrBegin();
    });
    const { due } = this;
    const { table } = match;
    if (table === undefined || due === undefined || due.seat === CHANCE) return;
    if (match.steps !== step) return;
    let action: Action | undefined;
    try {
      action = await this.dueMove.choose(table.match, due, step);
    } catch (error) {
      if (!this.dueMove.isStuck(step)) throw error;
      report(error);
      if (match.told === undefined) {
        this.hasFailed(step);
        return this.options.sayFailed(step);
      }
    }
    await queue.run(async () => {
      if (match.table === undefined || match.steps !== step || this.due?.seat !== due.seat) return;
      const refusal = action === undefined ? undefined : match.table.moveBot(action, due.seat);
      if (refusal !== undefined)
        report(new Error(`${match.stored.game}: a bot may not move so, ${refusal.clause}`));
      if (refusal !== undefined && match.told === undefined) return this.hasFailed(step);
      // That a bot fails would tell that the log has come to it, and so what others have done in secret.
      if (action === undefined || refusal !== undefined) {
        const { rules, state } = match.table.match;
        match.table.moveBot(rules.nth(state, 0), due.seat);
      }
      await match.settleOrBegin();
    });
  }

  /** Tells people that a bot gives no move. They may ask it again; why it gave none is told to nobody. */
  hasFailed(step: number): void {
    this.dueMove.giveUp(step);
    this.options.guests.bot(this.options.match.told, false, { code: 'bot.failed' });
  }

  private get due(): Due | undefined {
    const { stored, table, log } = this.options.match;
    return dueIn(stored, table?.match, log.ahead);
  }

  /** Whether a bot is to be asked again by a person. Where something is hidden that never is. */
  private get stuck(): boolean {
    const { told, steps } = this.options.match;
    return told === undefined && this.dueMove.isStuck(steps);
  }
}
