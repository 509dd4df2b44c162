import type { Catalogue, Language } from '@glade/engine';
import { en } from './text.en.ts';
import { it } from './text.it.ts';

/** The messages `lab.*`. */
export const labText: Readonly<Record<Language, Catalogue>> = { en, it };

/** Says the words of a report; a translator of `labText` and the game's own text. */
export interface Say {
  (key: string, args?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
  readonly language: Language;
}

/** How numbers are written in the language of the report. */
export class Numbers {
  private readonly plain: Intl.NumberFormat;
  private readonly share: Intl.NumberFormat;

  constructor(language: Language) {
    this.plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    this.share = new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  }

  of(value: number): string {
    return this.plain.format(value);
  }

  percent(value: number): string {
    return this.share.format(value);
  }
}

/** A game by its name in the language, where its catalogue has one. */
export function nameOf(say: Say, game: string): string {
  return say.has('game.title') ? say('game.title') : game.charAt(0).toUpperCase() + game.slice(1);
}

/** A measure by its name in the language, where the game's catalogue has one. */
export function measureName(say: Say, measure: string): string {
  return say.has(`measure.${measure}`) ? say(`measure.${measure}`) : measure;
}
