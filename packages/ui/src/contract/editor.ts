import type { Language, OptionValues, Result } from '@glade/engine';
import type { Catalogue, Say } from '@glade/text';
import type { FunctionComponent } from 'preact';

/** A text that somebody made with an editor and that is stored in this browser. */
export interface Draft {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** Why a draft is not stored: the browser stores nothing, there is no room, or another tab has changed the draft since. */
export type NotKept = 'denied' | 'full' | 'moved';

/** What an editor asks of the page. */
export interface EditorHost {
  /** Every draft of this game in this browser, the latest first. A text may be anything: the editor has to check it. */
  drafts(): readonly Draft[];
  /** Stores a draft, a new one where `key` is undefined, and gives its key. */
  keep(
    key: string | undefined,
    title: string,
    text: string,
  ): { readonly ok: true; readonly key: string } | { readonly ok: false; readonly why: NotKept };
  /** Removes a draft. */
  forget(key: string): void;
  /** The text in the address of the page, if somebody shared one. It is taken out of the address. */
  shared(): Promise<Result<string> | undefined>;
  /**
   * An address of this page that holds the text; no server gets to see it. Problems: `share.big` when it would be too long,
   * `share.old` in a browser that cannot make links.
   */
  link(text: string): Promise<Result<string>>;
  /** Copies a text to the clipboard, and says whether that was possible. */
  copy(text: string): Promise<boolean>;
  /** Gives a text to the person as a file. */
  download(name: string, text: string): void;
  /** Begins a match with these options. */
  play(options: OptionValues): void;
  /** Says a text to a screen reader. */
  announce(text: string): void;
}

/** The editor of a game, where people make what it is played with. */
export interface GameEditor {
  /** What the editor says besides the words of the game. */
  readonly words: Readonly<Record<Language, () => Promise<Catalogue>>>;
  readonly Editor: FunctionComponent<{
    readonly say: Say;
    readonly motion: boolean;
    readonly host: EditorHost;
  }>;
}
