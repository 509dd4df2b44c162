import type { Catalogue, Language } from '@glade/engine';
import type { Code } from '../play/experiment.ts';
import { answersEn } from './answers.en.ts';
import { answersIt } from './answers.it.ts';
import { en } from './text.en.ts';
import { it } from './text.it.ts';

/** The messages `lab.*`. */
export const labText: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, ...answersEn },
  it: { ...it, ...answersIt },
};

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
  private readonly change: Intl.NumberFormat;
  private readonly plus: Intl.NumberFormat;
  private readonly fine: Intl.NumberFormat;
  private readonly hundredths: Intl.NumberFormat;

  constructor(language: Language) {
    this.plain = new Intl.NumberFormat(language, {
      maximumFractionDigits: 2,
      signDisplay: 'negative',
    });
    this.share = new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    this.change = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    this.plus = new Intl.NumberFormat(language, {
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    });
    this.hundredths = new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 0,
    });
    this.fine = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
  }

  of(value: number): string {
    return this.plain.format(value);
  }

  /** A difference of shares in percentage points, with its sign and without the unit. */
  points(value: number): string {
    return this.change.format(100 * value);
  }

  /** A difference, with its sign. */
  signed(value: number): string {
    return this.plus.format(value);
  }

  /** A p-value, with a star where it is below 5 %. */
  p(value: number): string {
    const text = value < 0.0001 ? `< ${this.small(0.0001)}` : this.small(value);
    return value < 0.05 ? `${text} *` : text;
  }

  /** A number below one, to four places. */
  small(value: number): string {
    return this.fine.format(value);
  }

  /** A share in whole percents. */
  whole(value: number): string {
    return this.hundredths.format(value);
  }

  percent(value: number): string {
    return this.share.format(value);
  }
}

/** A game by its name in the language, where its catalogue has one. */
export function nameOf(say: Say, game: string): string {
  return say.has('game.title') ? say('game.title') : game.charAt(0).toUpperCase() + game.slice(1);
}

/** Which code played, in a sentence, where that is known. */
export function codeWords(say: Say, code: Code | undefined): readonly string[] {
  if (code === undefined) return [];
  const { release, digest } = code;
  return [say('lab.code', { release, digest })];
}

/** A measure by its name in the language, where the game's catalogue has one. */
export function measureName(say: Say, measure: string): string {
  return say.has(`measure.${measure}`) ? say(`measure.${measure}`) : measure;
}
