import type { Action, Event, Match, Seat } from '@glade/engine';
import type { TableView } from '@glade/table';
import { placeArgs, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';

/** Legal actions of one kind, such as all squares that can be doused. */
export interface ActionKind {
  /** The message that tells it, such as `now.douse`; with `.why` behind it, why people would do that. */
  readonly key: string;
  /** What they do, as a sentence: “Douse a burning square”. */
  readonly text: string;
  readonly count: number;
  /** The places where they begin: the squares to douse, the units that can move. */
  readonly cells: readonly number[];
  /** What the first of them would cause, for its picture; undefined where it cannot be known here. */
  readonly event: Event | undefined;
}

/**
 * What the person who looks at this view can do now, one entry for each kind of action: first what is done on the board, then
 * the rest, such as to end a turn, both in the order of the legal list.
 * With `match`, the match of this page, each entry has an event that the person would hear, unless that is the answer to a riddle.
 */
export function actionKinds(
  say: Say,
  board: GameBoard,
  view: TableView,
  match?: Match,
): readonly ActionKind[] {
  const kinds = new Map<string, { readonly first: Action; count: number; cells: Set<number> }>();
  for (const action of view.legal) {
    const { key, cells } = board.name(view.view, action);
    const kind = kinds.get(key) ?? { first: action, count: 0, cells: new Set<number>() };
    kind.count += 1;
    // A move is named by where it begins and where it ends.
    for (const cell of cells.length === 2 ? cells.slice(0, 1) : cells) kind.cells.add(cell);
    kinds.set(key, kind);
  }
  // Where the board asks a question itself, what an action causes is whether that was the answer.
  const known = board.saysStep?.(view.view) === true ? undefined : match;
  const listed = [...kinds].map(([key, { first, count, cells }]) => ({
    key: kindMessage(key),
    text: textOf(say, board, view, key, first),
    count,
    cells: [...cells],
    event: known && eventOf(board, known, first, view.actor),
  }));
  const onBoard = ({ cells }: ActionKind): boolean => cells.length > 0;
  return [...listed.filter(onBoard), ...listed.filter((kind) => !onBoard(kind))];
}

/** The message of a kind of action: `now.douse` for the actions that `action.douse.at` names. */
export const kindMessage = (key: string): string =>
  key.replace(/^action\./, 'now.').replace(/\.at$/, '');

function textOf(say: Say, board: GameBoard, view: TableView, key: string, action: Action): string {
  const message = kindMessage(key);
  if (say.has(message)) return say(message);
  const { args, cells } = board.name(view.view, action);
  return say(key, { ...args, ...placeArgs(say, view.rules.notation, cells, 'written') });
}

/** The first event of an action that its seat hears and that has a picture. */
function eventOf(board: GameBoard, match: Match, action: Action, seat: Seat): Event | undefined {
  const played = match.play(action, seat);
  if (!played.ok) return undefined;
  const { rules } = match;
  return played.events.find(
    (event) =>
      board.effects?.[event.code]?.picture === true && rules.hears?.(event, seat) !== false,
  );
}
