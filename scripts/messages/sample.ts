import type { Language } from '@glade/text';

/** A value that a message is told with: the same in every language, or one for each. */
export type Sample = string | number | Readonly<Record<Language, string>>;

/** What a name stands for in some messages only. */
export interface Special {
  /** What the game or package with the key must match. */
  readonly in: RegExp;
  readonly samples: Readonly<Record<string, Sample>>;
}

export const both = (en: string, it: string): Sample => ({ en, it });
