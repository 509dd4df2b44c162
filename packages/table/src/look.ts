import { CHANCE, type Header, type Match, type Problem } from '@glade/engine';
import { revealed, secretive, show, type Told } from './shown.ts';
import type { Player, TableView, Viewer } from './types.ts';
import { undoLength } from './undo.ts';

/** What a view is made of. */
export interface Scenery {
  readonly match: Match;
  readonly told: readonly Told[];
  readonly players: readonly Player[];
  readonly thinking: boolean;
  readonly failed: Problem | undefined;
}

function withoutSeed(header: Header): Header {
  const { seed: _, ...rest } = header;
  return rest;
}

/** Everything the viewer may know. */
export function look(scenery: Scenery, viewer: Viewer): TableView {
  const { match, told, players, thinking, failed } = scenery;
  const { rules, state, actor, over } = match;
  const known = !secretive(rules) || actor === viewer;
  const count = known && players[actor]?.who === 'person' ? rules.count(state) : 0;
  const legal = Array.from({ length: count }, (_, k) => rules.nth(state, k));
  const seats = viewer === undefined ? players.map((_, seat) => seat) : [viewer];
  return {
    viewer,
    header: over ? match.header : withoutSeed(match.header),
    rules,
    match: revealed(match) ? match : undefined,
    view: rules.view(state, viewer),
    entries: told.map((entry) => show(rules, entry, viewer, over)),
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
