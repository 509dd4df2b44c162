import type { ClauseId } from '@glade/engine';

/** Numbers clauses in the order in which they first come up. Players of one study share it, so that they can be compared. */
export class ClauseIndex {
  readonly ids: ClauseId[] = [];
  private readonly indexes = new Map<ClauseId, number>();

  indexOf(id: ClauseId): number {
    let index = this.indexes.get(id);
    if (index === undefined) {
      index = this.ids.length;
      this.indexes.set(id, index);
      this.ids.push(id);
    }
    return index;
  }
}
