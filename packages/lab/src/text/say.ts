import type { Language } from '@glade/engine';
import type { CodeVersion } from '../experiment/experiment.ts';

/** Says the words of a report; a translator of `labText` and the game's own text. */
export interface Say {
  (key: string, args?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
  readonly language: Language;
}

/** A game by its name in the language, where its catalogue has one. */
export function gameName(say: Say, game: string): string {
  return say.has('game.title') ? say('game.title') : game.charAt(0).toUpperCase() + game.slice(1);
}

/** Which code played, in a sentence, where that is known. */
export function codeSentence(say: Say, code: CodeVersion | undefined): readonly string[] {
  if (code === undefined) return [];
  const { release, digest } = code;
  return [say('lab.code', { release, digest })];
}

/** A measure by its name in the language, where the game's catalogue has one. */
export function measureName(say: Say, measure: string): string {
  return say.has(`measure.${measure}`) ? say(`measure.${measure}`) : measure;
}
