import { CHANCE, type Match, type Problem } from '@glade/engine';
import { hasSecrets, isRevealed, visibleEntry, type KnownEntry } from './visible-entries.ts';
import type { Player, TableView, Viewer } from './types.ts';
import { undoLength } from './undo.ts';

/** What the host knows, from which each view is made. */
export interface TableState {
  readonly match: Match;
  readonly entries: readonly KnownEntry[];
  readonly players: readonly Player[];
  readonly thinking: boolean;
  readonly failed: Problem | undefined;
}

/** The table as this viewer may know it. */
export function viewFor(table: TableState, viewer: Viewer): TableView {
  const { match, entries, players, thinking, failed } = table;
  const { rules, state, actor, over } = match;
  const known = !hasSecrets(rules) || actor === viewer;
  const count = known && players[actor]?.who === 'person' ? rules.count(state) : 0;
  const legal = Array.from({ length: count }, (_, k) => rules.nth(state, k));
  const seats = viewer === undefined ? players.map((_, seat) => seat) : [viewer];
  return {
    viewer,
    header: over ? match.header : match.withoutSeed().header,
    rules,
    match: isRevealed(match) ? match : undefined,
    view: rules.view(state, viewer),
    entries: entries.map((entry) => visibleEntry(rules, entry, viewer, over)),
    turn: rules.turn(state),
    actor,
    legal,
    texts: legal.map((action) => rules.notation.format(state, action)),
    thrown: actor === CHANCE ? rules.thrown(state) : undefined,
    canUndo: seats.some((seat) => typeof undoLength(match, players, seat) === 'number'),
    thinking,
    failed,
    outcome: over ? rules.outcome(state) : undefined,
  };
}
