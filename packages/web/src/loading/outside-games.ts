import type { BotGame, Box, Catalogue, Language } from '@glade/engine';
import type { DefinedGame } from '@glade/engine/define';
import type { Experiment } from '@glade/lab/core';
import { addGame, botGames } from '@glade/games/beside';
import { hasOutsideGames } from './has-outside-games.ts';

/** What the local server says of a game from outside. */
interface Offered {
  readonly id: string;
  readonly card: Readonly<Record<Language, Catalogue>>;
  readonly box: Box;
  /** The code that plays it: what the command line says of the same sources. */
  readonly code: Experiment['code'];
  /** The address of its module. */
  readonly module: string;
}

/** The code of each game from outside, by its id. */
export const outsideCodes = new Map<string, Experiment['code']>();

let added: Promise<void> | undefined;

/** Puts the games from outside that the server has on the shelf, once. Without an answer there are none. */
export const addOutsideGames = (): Promise<void> => (added ??= add());

async function add(): Promise<void> {
  const answer = await fetch('/outside/games.json').catch(() => undefined);
  if (answer?.ok !== true) return;
  for (const { module, code, ...game } of (await answer.json()) as readonly Offered[]) {
    const load = async (): Promise<DefinedGame> =>
      ((await import(/* @vite-ignore */ module)) as { readonly default: DefinedGame }).default;
    outsideCodes.set(game.id, code);
    addGame({ ...game, load });
  }
}

/** A file beside a game from outside, such as its rulebook; undefined if it has none. */
export async function outsideFile(id: string, name: string): Promise<string | undefined> {
  if (!hasOutsideGames()) return undefined;
  const answer = await fetch(`/outside/files/${id}/${name}`);
  return answer.ok ? answer.text() : undefined;
}

/** In a worker: a game with its bots, ours or from outside. Undefined if there is no such game. */
export async function botGameOf(id: string): Promise<BotGame | undefined> {
  if (!Object.hasOwn(botGames, id)) await addOutsideGames();
  return Object.hasOwn(botGames, id) ? botGames[id]!() : undefined;
}
