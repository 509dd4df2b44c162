import {
  applyEntry,
  CHANCE,
  type Action,
  type Actor,
  type Event,
  type Match,
  type Seat,
  type Throw,
} from '@glade/engine';
import { ownOrderAt } from './own-order.ts';
import { playersOf } from './players.ts';
import { viewFor } from './table-view.ts';
import type { Viewer } from './types.ts';
import { undoLength } from './correcting/undo.ts';
import { knownEntries, type KnownEntry } from './visible-entries.ts';

/** One entry, as a page is told of it that does not have the log. */
export interface SeenEntry {
  readonly actor: Actor;
  readonly turn: number;
  /** Absent where it is hidden from the viewer. */
  readonly action?: Action;
  readonly text?: string;
  readonly events: readonly Event[];
  /** Of an outcome that the viewer knows: the dice and what they showed. */
  readonly fell?: { readonly thrown: Throw; readonly faces: readonly number[] };
}

/**
 * All that one viewer may know of a match that hides something, as plain JSON. It is a function of what the viewer may know
 * and of nothing else: not even of how often others have acted in secret. So an entry of which the viewer hears nothing is
 * not in it, and whether something can be taken back does not depend on what others have done.
 */
export interface Sight {
  /** The game's own view. */
  readonly view: unknown;
  readonly entries: readonly SeenEntry[];
  readonly turn: number;
  readonly actor: Actor;
  readonly legal: readonly Action[];
  readonly texts: readonly string[];
  /** The throw that is to be made, if chance is to act and dice decide. */
  readonly thrown?: Throw;
  /**
   * Whether the viewer may take something back: only as long as it is still the viewer's own turn to act, or where all act at
   * the same time, as long as the round is not over.
   */
  readonly canUndo: boolean;
}

/**
 * What a viewer sees when the match has `from` entries, when it has one more, and so on to its end. `match` is one that
 * hides something and is not over, in the order of the page that holds these seats (`inOwnOrder`).
 */
export function sightsOf(
  match: Match,
  held: readonly Seat[],
  viewer: Viewer,
  from: number,
): readonly Sight[] {
  const known = knownEntries(match);
  const fallen = fallenDice(match);
  return Array.from({ length: match.log.length + 1 - from }, (_, i) =>
    sightAt(
      i + from === match.log.length ? match : ownOrderAt(match, held, i + from),
      held,
      viewer,
      known.slice(0, i + from),
      fallen,
    ),
  );
}

function sightAt(
  match: Match,
  held: readonly Seat[],
  viewer: Viewer,
  known: readonly KnownEntry[],
  fallen: ReadonlyMap<number, SeenEntry['fell']>,
): Sight {
  const players = playersOf(match.header);
  const acting = players.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  const { view, entries, turn, actor, legal, texts, thrown } = viewFor(
    {
      match,
      entries: known,
      players,
      acting,
      thinking: false,
      failed: undefined,
      undone: undefined,
      proposed: undefined,
      lastCorrection: undefined,
    },
    viewer,
  );
  const seen = entries.flatMap((entry): readonly SeenEntry[] => {
    const { index, action, text, events } = entry;
    if (action === undefined && events.length === 0) return [];
    const fell = action === undefined ? undefined : fallen.get(index);
    return [
      {
        actor: entry.actor,
        turn: entry.turn,
        ...(action === undefined ? {} : { action }),
        ...(text === undefined ? {} : { text }),
        events,
        ...(fell === undefined ? {} : { fell }),
      },
    ];
  });
  const canUndo =
    viewer !== undefined &&
    (match.rules.turnTo === undefined
      ? actor === viewer && typeof undoLength(match, players, viewer) === 'number'
      : mayUndoInRound(match, held, viewer));
  return {
    view,
    entries: seen,
    turn,
    actor,
    legal,
    texts,
    canUndo,
    ...(thrown === undefined ? {} : { thrown }),
  };
}

/**
 * Whether a seat may take back where all act at the same time: its last action in a round that is not over. What others do in
 * the round is not looked at, as how often they act may be their secret; the page's own seats take back one after the other.
 */
function mayUndoInRound({ log, fixed, over }: Match, held: readonly Seat[], seat: Seat): boolean {
  const own = log.findLastIndex(({ actor }) => actor === seat);
  const since = log.slice(own + 1).some(({ actor }) => held.includes(actor));
  return !over && own >= fixed && !since;
}

/** The dice of each entry of chance, by the index of the entry. */
function fallenDice({ rules, log }: Match): ReadonlyMap<number, SeenEntry['fell']> {
  const fallen = new Map<number, SeenEntry['fell']>();
  const state = rules.create();
  for (const [index, entry] of log.entries()) {
    const { actor, action } = entry;
    const thrown = actor === CHANCE ? rules.thrown(state) : undefined;
    if (thrown !== undefined) fallen.set(index, { thrown, faces: rules.facesOf(state, action) });
    applyEntry(rules, state, entry);
  }
  return fallen;
}
