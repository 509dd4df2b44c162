import { CHANCE, EventList, type Action, type Match, type Problem, type Seat } from '@glade/engine';
import { hasSecrets, isRevealed, visibleEntry, type KnownEntry } from './visible-entries.ts';
import type { Correction, Player, Proposal, TableView, Viewer } from './types.ts';
import {
  mayRedo,
  mayRestore,
  undoLength,
  type LastCorrection,
  type Undone,
} from './correcting/undo.ts';

/** What the host knows, from which each view is made. */
export interface TableState {
  readonly match: Match;
  readonly entries: readonly KnownEntry[];
  readonly players: readonly Player[];
  /** The seats whose people act at this table; the others act elsewhere, at a table far away. */
  readonly acting: readonly Seat[];
  readonly thinking: boolean;
  readonly failed: Problem | undefined;
  /** What was taken back last. */
  readonly undone: Undone | undefined;
  readonly proposed: Proposed | undefined;
  readonly lastCorrection: LastCorrection | undefined;
}

/** A correction that waits until all have agreed. */
export interface Proposed {
  readonly by: Seat;
  readonly correction: Correction | Restoring;
  /** Who had to agree when it was proposed. */
  readonly asked: readonly Seat[];
  /** Who has to agree yet. */
  readonly missing: readonly Seat[];
}

/** The last correction is to be taken back. */
interface Restoring {
  readonly kind: 'restore';
  readonly at: number;
}

/** The table as this viewer may know it. */
export function viewFor(table: TableState, viewer: Viewer): TableView {
  const { match, entries, players, acting, thinking, failed, undone } = table;
  const { rules, state, actor, over } = match;
  const known = !hasSecrets(rules) || actor === viewer;
  const count = known && acting.includes(actor) ? rules.count(state) : 0;
  const legal = Array.from({ length: count }, (_, k) => rules.nth(state, k));
  const seats = seatsOf(table, viewer);
  let texts: readonly string[] | undefined;
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
    // Written when they are read: a page that shows the position hardly ever does.
    get texts() {
      return (texts ??= legal.map((action) => rules.notation.format(state, action)));
    },
    thrown: actor === CHANCE ? rules.thrown(state) : undefined,
    canUndo: canUndo(table, viewer),
    canRedo: seats.some((seat) => mayRedo(match, players, undone, [seat])),
    canRestore: seats.some((seat) => mayRestore(match, players, table.lastCorrection, [seat])),
    proposal: proposalFor(table, viewer),
    thinking,
    failed,
    outcome: over ? rules.outcome(state) : undefined,
  };
}

/** Whether this viewer, or somebody at the table, may take something back. */
export const canUndo = (table: TableState, viewer: Viewer): boolean =>
  seatsOf(table, viewer).some(
    (seat) => typeof undoLength(table.match, table.players, seat) === 'number',
  );

const seatsOf = ({ players }: TableState, viewer: Viewer): readonly Seat[] =>
  viewer === undefined ? players.map((_, seat) => seat) : [viewer];

/** The correction that waits, as this viewer may know it. */
export function proposalFor(table: TableState, viewer: Viewer): Proposal | undefined {
  const { match, entries, proposed } = table;
  if (proposed === undefined) return undefined;
  const { by, correction, missing } = proposed;
  const { kind, at } = correction;
  if (kind === 'restore')
    return { by, kind, at, actor: CHANCE, before: undefined, after: undefined, missing };
  const { actor, text } = visibleEntry(match.rules, entries[at]!, viewer, match.over);
  // What is to stand there may be secret where the entry itself is not.
  const after =
    kind === 'remove' || text === undefined
      ? undefined
      : visibleEntry(match.rules, entryIf(match, at, correction.action), viewer, match.over).text;
  return { by, kind, at, actor, before: text, after, missing };
}

/** The entry that this action would make at this place of the log. */
function entryIf(match: Match, index: number, action: Action): KnownEntry {
  const { rules, state, actor } = match.at(index);
  const turn = rules.turn(state);
  const text = rules.notation.format(state, action);
  const trace = new EventList();
  const after = rules.create();
  rules.copy(state, after);
  rules.apply(after, action, trace);
  return { index, actor, turn, action, text, events: trace.events };
}
