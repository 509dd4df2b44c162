import type { Action, Refusal, Seat } from '@glade/engine';
import { Table } from '@glade/table';

/** A table on a server: its bots think elsewhere, and are moved from outside. */
export class ServedTable extends Table {
  protected override letBotThink(): void {
    // `HostedTable` asks for the move of a bot once the step before it is stored.
  }

  /** Moves for the seat whose turn it is, a bot's or one for which a bot stands in. Returns why the rules refuse it. */
  moveBot(action: Action, seat: Seat): Refusal | undefined {
    const added = this.add(action, seat);
    if (!added.ok) return added.refusal;
    this.undone = [];
    this.subscriptions.deliver();
    return undefined;
  }
}
