import type { Game, Language } from '@glade/engine';
import type { CodeVersion } from '../experiment/experiment.ts';

/** Translates message keys. It must know `labText` and the game's own messages. */
export interface Say {
  (key: string, args?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
  readonly language: Language;
  /** What a bot is called, where that is not the name that the command line knows it by. */
  readonly bot?: (name: string) => string;
}

/** The title of a game, where its catalogue has one, else its id. */
export function gameName(say: Say, game: string): string {
  return say.has('game.title') ? say('game.title') : game.charAt(0).toUpperCase() + game.slice(1);
}

/** A sentence that names the code, if it is known. */
export function codeSentence(say: Say, code: CodeVersion | undefined): readonly string[] {
  if (code === undefined) return [];
  const { release, digest } = code;
  return [say('lab.code', { release, digest })];
}

/** What the number of turns is called. A game that counts turns by itself may mean something else: one turn of each side. */
export const lengthName = (say: Say, game: Counting): string =>
  say.has('measure.turns')
    ? say('lab.length.single')
    : say('lab.length.axis', { unit: turnUnit(game) });

/** The name of a bot as it stands alone. */
export const plainBotName = (say: Say, bot: string): string => say.bot?.(bot) ?? bot;

/** The name of a bot within a sentence or a label: in quotation marks, because many of them are words. */
export const botName = (say: Say, bot: string): string =>
  say('lab.quoted', { name: plainBotName(say, bot) });

/** The names of bots as a list, each once. */
export const botList = (say: Say, bots: readonly string[]): string =>
  new Intl.ListFormat(say.language).format([...new Set(bots)].map((bot) => botName(say, bot)));

/** Names in quotation marks, as a sentence lists them. */
export const nameList = (say: Say, names: readonly string[]): string =>
  new Intl.ListFormat(say.language).format(names.map((name) => say('lab.quoted', { name })));

/** What tells how a game counts; undefined where the game is not known. */
type Counting = Pick<Game, 'unit'> | undefined;

/** The players' own word for what the lab counts as a turn: a round, in which each of them has a turn, or a turn. */
export const turnUnit = (game: Counting): 'round' | 'turn' => game?.unit ?? 'turn';

/** The name of a measure, where the game's catalogue has one, else its code. */
export function measureName(say: Say, measure: string): string {
  return say.has(`measure.${measure}`) ? say(`measure.${measure}`) : measure;
}
