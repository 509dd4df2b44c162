import type { Action } from '@glade/engine';
import type { DefinedGame, FieldView } from '@glade/engine/define';
import type { Message } from '../contract/message.ts';

/** The legal actions that taps on places mean, with these places in order. Actions about the same places need buttons. */
export function tapped(
  game: DefinedGame,
  view: FieldView,
  legal: readonly Action[],
): ReadonlyMap<Action, readonly number[]> {
  const paths = legal.map((action) => [action, game.path(view, action)] as const);
  const often = new Map<string, number>();
  for (const [, path] of paths) often.set(path.join(), (often.get(path.join()) ?? 0) + 1);
  return new Map(paths.filter(([, path]) => path.length > 0 && often.get(path.join()) === 1));
}

/** This many buttons have room in the dock. */
const DOCK = 2;

/** The legal actions that need buttons: in the dock where they are few, else on the board. */
export function pressed(
  game: DefinedGame,
  view: FieldView,
  legal: readonly Action[],
): { readonly dock: readonly Action[]; readonly board: readonly Action[] } {
  const onBoard = tapped(game, view, legal);
  const all = legal.filter((action) => !onBoard.has(action));
  return all.length > DOCK ? { dock: [], board: all } : { dock: all, board: [] };
}

/** What an action is called: the game may have a message for it, such as `action.hold`. */
export function nameOfAction(game: DefinedGame, view: FieldView, action: Action): Message {
  const text = game.write(view, action);
  return Object.hasOwn(game.text.en, `action.${text}`)
    ? { key: `action.${text}` }
    : { key: 'action.text', args: { text } };
}

/** What a tap on a place means, after these places have been tapped. */
export type Tap =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'part'; readonly places: readonly number[] }
  | { readonly kind: 'nothing' };

/** Reads a tap: it ends an action, leads on to one, begins another, or means nothing. A second tap puts back what is held. */
export function readTap(
  paths: ReadonlyMap<Action, readonly number[]>,
  held: readonly number[],
  place: number,
): Tap {
  const places = [...held, place];
  const fits = [...paths].filter(([, path]) => places.every((each, i) => path[i] === each));
  const whole = fits.find(([, path]) => path.length === places.length);
  if (whole !== undefined) return { kind: 'action', action: whole[0] };
  if (fits.length > 0) return { kind: 'part', places };
  if (held.length === 0) return { kind: 'nothing' };
  return held.at(-1) === place ? { kind: 'part', places: [] } : readTap(paths, [], place);
}
