import type { Catalogue, Language } from '../catalogue.ts';

/** How a language says what is no message: its tag, and what it calls players. */
export interface Voice {
  /** The BCP 47 tag, such as `de`: for numbers, lists and dates, for screen readers, and for reading aloud. */
  readonly tag: string;
  /** The language of what has no message in this language. */
  readonly otherwise: Language;
  /** What stands before the number of a player: “Spieler” for “Spieler 1”. */
  readonly player: string;
  /** What the player who hears the sentence is called: “du”. */
  readonly you: string;
  /** Is told each message and the text that it became, for who marks what is said in another language. */
  said?(message: string, text: string): void;
}

/**
 * A language that has only a part of the messages. All others are said in English. `docs/translating.md` tells how to make
 * one.
 */
export interface Translation extends Voice {
  /** What the language calls itself, such as “Deutsch”. */
  readonly name: string;
  /** The scopes in which every message is translated: a test holds the language to it. */
  readonly whole: readonly string[];
  /**
   * Loads its messages, by scope: `web` for what every page says, `settings`, `learn` and so on for single pages, the id of a
   * game for what a match of it says, `GAME/table` for real tables, and
   * `GAME/lessons` and `GAME/examples` for the texts of its lessons and examples, each under its English text.
   */
  readonly texts: Readonly<Record<string, () => Promise<Catalogue>>>;
}
