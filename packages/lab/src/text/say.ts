import type { Language } from '@glade/engine';
import type { CodeVersion } from '../experiment/experiment.ts';

/** Translates message keys. It must know `labText` and the game's own messages. */
export interface Say {
  (key: string, args?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
  readonly language: Language;
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
export const lengthName = (say: Say): string =>
  say.has('measure.turns')
    ? say('lab.length.single')
    : say('lab.length.axis', { unit: turnUnit(say) });

/** The name of a bot within a sentence or a label: in quotation marks, because many of them are words. */
export const botName = (say: Say, bot: string): string => say('lab.quoted', { name: bot });

/** The names of bots as a list, each once. */
export const botList = (say: Say, bots: readonly string[]): string =>
  new Intl.ListFormat(say.language).format([...new Set(bots)].map((bot) => botName(say, bot)));

/**
 * Whether the players' own word for what the lab counts as a turn is a round, in which each of them has a turn: then the game has
 * the message `turn.unit`, which is `round` in every language.
 */
export const turnUnit = (say: Say): 'round' | 'turn' =>
  say.has('turn.unit') && say('turn.unit') === 'round' ? 'round' : 'turn';

/** The name of a measure, where the game's catalogue has one, else its code. */
export function measureName(say: Say, measure: string): string {
  return say.has(`measure.${measure}`) ? say(`measure.${measure}`) : measure;
}
