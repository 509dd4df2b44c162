import type { Entry, Refusal, Seat } from '@glade/engine';
import { Table } from '@glade/table';
import { commonLength, takeBack } from '../wire/index.ts';

/** A table in a page that follows one far away. */
export class FollowingTable extends Table {
  /** Who has asked the others whether they may take back in the present position: they cannot ask twice. */
  asking: Seat | undefined;

  /** Whether somebody here may take back, or ask the others whether they may. */
  override canUndo(viewer?: Seat): boolean {
    const seats = viewer === undefined ? this.acting : [viewer];
    if (this.match.over) return false;
    const back = takeBack(this.match, this.players, seats);
    return !('code' in back) && back.by !== this.asking;
  }

  /**
   * Makes the log what the table far away says: cuts what differs, and adds what is new. Returns why the rules refuse an
   * entry; then the log ends before it.
   */
  follow(log: readonly Entry[]): Refusal | undefined {
    const same = commonLength(this.now.log, log);
    if (same < this.now.log.length) this.cut(same);
    for (const { actor, action } of log.slice(same)) {
      const added = this.add(action, actor);
      if (!added.ok) return added.refusal;
      // One after the other, so that each listener sees each position.
      this.subscriptions.deliver();
    }
    this.undone = [];
    this.letBotThink();
    this.subscriptions.deliver();
    return undefined;
  }
}
