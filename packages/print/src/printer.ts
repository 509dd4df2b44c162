import type { SeatLook } from '@glade/ui/seat-look';
import type { Language, OptionValues, Result } from '@glade/engine';

// What other programs know of printing: the command line and the page.

/** Millimetres on paper. */
export type Mm = number;
/** `ink`: outlines and hatching on white; `large`: large print. */
export const STYLES = ['colour', 'ink', 'large'] as const;
export type Style = (typeof STYLES)[number];
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** How a sheet is turned for its back, or `fold`: backs lie beside their fronts on one side. */
export const BACKS = ['long', 'short', 'fold', 'none'] as const;
export type Backs = (typeof BACKS)[number];

/** How wide the hexes of a map may be, in millimetres: from a thumb to the palm of a hand. */
export const HEX_SIZES = { least: 12, most: 60 } as const;

export interface PrintRequest {
  readonly game: string;
  readonly options: OptionValues;
  readonly language: Language;
  /** The ids of the parts to print; by default all that are needed or useful. */
  readonly parts?: readonly string[];
  readonly paper: Paper;
  readonly style: Style;
  readonly backs: Backs;
  /** A match as text, as `formatRecord` writes it; its options count. */
  readonly record?: string;
  /** The seeds of matches without dice. */
  readonly seeds?: readonly string[];
  /** How large the hexes of a map are, between two parallel sides; by default as large as few sheets allow. */
  readonly hex?: Mm;
  /** Where the app is found, such as `https://glade.example/`; without it there are no codes. */
  readonly base?: string;
  /** Names, faces and colours of people, where they are known; else the names in the record. */
  readonly looks?: readonly SeatLook[];
}

/** A part as people choose it. */
export interface PartInfo {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly group: string;
  readonly need: 'needed' | 'useful' | 'instead';
  /** Sheets of paper: a sheet with something on its back counts once. */
  readonly sheets: number;
  /** For pieces that are cut out: which, and how many of each. */
  readonly pieces: readonly { readonly what: string; readonly count: number }[];
}

/** One side of a sheet. */
export interface PrintedPage {
  /** It is drawn when somebody first asks for it. */
  readonly svg: string;
  /** What is on it, in order: `svg` is made of these. */
  readonly items: readonly PrintedItem[];
  readonly width: Mm;
  readonly height: Mm;
  /** The ids of the parts that are on it: small things share a sheet. */
  readonly parts: readonly string[];
  /** It is the other side of the page before it. */
  readonly back: boolean;
}

/** Something on a page: plain SVG in millimetres of the page. */
export interface PrintedItem {
  readonly svg: string;
  /** What it is for a screen reader; undefined for cut marks and the like. */
  readonly what?: string;
  /** `text`: it is read as it stands; `figure`: `what` is read instead. */
  readonly role: 'figure' | 'text' | 'ornament';
}

export interface Printed {
  readonly title: string;
  /** All parts of the game, with the sheets that each would need. */
  readonly parts: readonly PartInfo[];
  /** The pages of the parts that were asked for, in order. */
  readonly pages: readonly PrintedPage[];
  /** What could not be drawn so far; always empty, which tests see to. */
  readonly problems: readonly string[];
  /** The same pages as a PDF. `progress` is called after each page with how many are done. */
  pdf(fonts: Fonts, progress?: (done: number) => void | Promise<void>): Promise<Uint8Array>;
}

/** The bytes of the font files, by the names of `FONT_FILES`. */
export type Fonts = Readonly<Record<FontName, Uint8Array>>;
export type FontName = TextFont | `${TextFont}-further` | 'zero' | 'zero-bold';
type TextFont = 'text' | 'text-bold' | 'text-italic' | 'title';

/** Lays out what is asked for. A problem names an unknown part, a broken record, or a seed that the game has no use for. */
export interface Printer {
  print(request: PrintRequest): Promise<Result<Printed>>;
}
