import type { ComponentChild } from 'preact';
import type { Catalogue, Language, Match, OptionValues } from '@glade/engine';
import type { Say } from '@glade/text';
import type { SeatLook } from '@glade/ui/seat-look';
import type { Mm, Paper, Style } from './printer.ts';
import type { Picture } from './picture.ts';
import type { Block } from './reading/blocks.ts';

export type { Block, Inline, Words } from './reading/blocks.ts';

export type { Mm, Paper, Picture, Style };

/** What a game is asked to put on paper. */
export interface SheetRequest {
  readonly options: OptionValues;
  readonly seats: number;
  readonly language: Language;
  readonly style: Style;
  /** The game's catalogue and the words of its sheets. */
  readonly say: Say;
  /** Names, faces and colours of people, where they are known. */
  readonly looks?: readonly SeatLook[];
  /** The match to print: strip, keepsake, certificate. */
  readonly match?: Match;
  /** The seeds of matches without dice. */
  readonly seeds?: readonly string[];
  /** How large the hexes of a map are, between two parallel sides; where it is missing, as large as few sheets allow. */
  readonly hex?: Mm;
}

export type Part = Pieces | Board | Sheets | Reading;

interface Named {
  /** Unique in a game. Messages `sheets.<id>` and `sheets.<id>.about` in `words/sheets.{en,it}.ts`. */
  readonly id: string;
  /** `instead`: only for people who ask for it, such as those who do not have the real thing. */
  readonly need: 'needed' | 'useful' | 'instead';
  /** Where this part is printed, the other one is not needed: blank grids where each match has its own. */
  readonly unless?: string;
  /** Parts with the same group stand together: message `sheets.group.<group>`. */
  readonly group: string;
}

/** One kind of a piece that is cut out. */
export interface Piece {
  readonly front: Picture;
  readonly back?: Picture;
  readonly count: number;
  /** What a screen reader says of it. */
  readonly what: string;
}

/**
 * Small things of one size to cut out. They are laid on as few sheets as possible, with cut marks. Backs are printed on
 * the other side of the sheet, or beside the front to be folded over.
 */
export interface Pieces extends Named {
  readonly kind: 'pieces';
  readonly outline: 'round' | 'square' | 'rounded' | 'hex' | 'net';
  readonly width: Mm;
  readonly height: Mm;
  readonly pieces: readonly Piece[];
  /** Every piece has a back, as its own `back` or else as its front. */
  readonly backs?: boolean;
  /** Each is folded in the middle, glued and stands up on a foot. */
  readonly stand?: boolean;
  /** How long the foot of such a piece is, in front and behind; 9 mm where it is missing. */
  readonly foot?: Mm;
}

/** One thing as large as a page, or larger: then it lies on several sheets, with overlap and glue marks. */
export interface Board extends Named {
  readonly kind: 'board';
  readonly width: Mm;
  readonly height: Mm;
  readonly picture: Picture;
  readonly what: string;
}

/** The room for the content of a sheet, within the margins. */
export interface Frame {
  readonly width: Mm;
  readonly height: Mm;
}

/** What opens in the app when somebody scans a code. */
export type CodeLink =
  /** This match, at its last position. */
  | { readonly kind: 'match'; readonly match: Match }
  /** A new match with these options; with a seed also with the same dice. */
  | { readonly kind: 'setup'; readonly options: OptionValues; readonly seed?: string };

/** A QR code on a sheet. At least 22 mm for a set-up, 34 mm for a match. That of a long match is larger: it has a sheet of its own. */
export interface PlacedCode {
  readonly link: CodeLink;
  readonly x: Mm;
  readonly y: Mm;
  readonly size: Mm;
}

export interface Sheet {
  /** What is inside an `<svg>` in millimetres that begins at 0 0 and is as large as the frame. */
  readonly content: ComponentChild;
  /** What a screen reader says of it. */
  readonly what: string;
  /** What people do with the sheet, in the strip below it. */
  readonly notes?: readonly string[];
  readonly codes?: readonly PlacedCode[];
  /** Where the sheet is folded, from the upper edge of the frame. */
  readonly foldAt?: readonly Mm[];
  /** Pictures on the content, each as large as fits. One that is there a hundred times is drawn once. */
  readonly pictures?: readonly PlacedPicture[];
  /** How much of the frame it takes from its upper edge, where other parts may stand below it or above. */
  readonly used?: Mm;
}

/** A picture in a rectangle of the frame. */
export interface PlacedPicture {
  readonly picture: Picture;
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

/** Whole sheets that the game composes itself: score sheets, a match without dice, a card of the turn, a record. */
export interface Sheets extends Named {
  readonly kind: 'sheets';
  readonly landscape?: boolean;
  sheets(frame: Frame): readonly Sheet[];
}

/** Running text, set in pages; also as a booklet of folded sheets. */
export interface Reading extends Named {
  readonly kind: 'reading';
  readonly blocks: readonly Block[];
  readonly booklet?: boolean;
  /** In letters as large as they fit on one sheet; on more only where even small ones do not. */
  readonly onOneSheet?: boolean;
  /** Other parts may stand below it or above, on the sheet that it does not fill. */
  readonly shares?: boolean;
}

/** What a game puts on paper: the room `sheets` of the game. */
export interface GameSheets {
  readonly parts: (request: SheetRequest) => readonly Part[];
  /** A wide picture of the game for the head of the first sheet, drawn with its pieces. */
  readonly cover: (request: SheetRequest) => Picture;
  /** The texts of the style sheets of all components that it draws with. */
  readonly css: readonly string[];
  readonly words: Readonly<Record<Language, () => Promise<Catalogue>>>;
  /** Which parts hold what a real table needs, by the code of the need; of dice by `dice.` and their sides. */
  readonly prints: Readonly<Record<string, readonly string[]>>;
  /**
   * What many homes have: parts that such people leave out. The message `sheets.owned.<first part>` says which things they
   * are, with `pages`.
   */
  readonly owned?: readonly (readonly string[])[];
  /** The parts that say how people do without a need, by its code. */
  readonly without?: Readonly<Record<string, string>>;
  /** The clauses that say nothing to people with these sheets: of screens, or of what is not on the map. */
  readonly offPaper?: (options: OptionValues) => readonly string[];
  /** The sheets do for any number of players, whatever is chosen. */
  readonly anyNumber?: boolean;
}
