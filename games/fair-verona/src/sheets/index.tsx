import type { Block, GameSheets, Part, SheetRequest } from '@glade/print/model';
import cardsCss from '../board/pieces/Cards.module.css?inline';
import piecesCss from '../board/pieces/Pieces.module.css?inline';
import landCss from '../board/tiles/Land.module.css?inline';
import tileCss from '../board/tiles/Tile.module.css?inline';
import backCss from '../board/tiles/TilePicture.module.css?inline';
import { cover } from './cover.tsx';
import { helpers, mat } from './Mat.tsx';
import paper from './Paper.module.css?inline';
import { cards, meeples, tiles, tokens } from './pieces.tsx';
import { encounters, reference } from './reference.tsx';

/** What a box of Carcassonne and a deck of cards do not have; then the tiles, figures and cards themselves. */
const parts = (request: SheetRequest): readonly Part[] => [
  mat(request),
  textSheet('reference', reference(request)),
  textSheet('values', encounters(request)),
  helpers(request),
  tiles(false, request),
  tiles(true, request),
  meeples(request),
  tokens(request),
  cards(request),
];

/** A sheet of text, in letters as large as fit on it. */
const textSheet = (id: string, blocks: readonly Block[]): Part => ({
  kind: 'reading',
  id,
  need: 'needed',
  group: 'help',
  blocks,
  onOneSheet: true,
});

export const sheets: GameSheets = {
  parts,
  cover,
  prints: {
    land: ['land'],
    river: ['river'],
    cards: ['cards'],
    meeples: ['meeples'],
    tokens: ['tokens'],
  },
  owned: [['land', 'river', 'meeples', 'tokens'], ['cards']],
  css: [landCss, tileCss, backCss, piecesCss, cardsCss, paper],
  words: {
    en: () => import('../words/sheets.en.ts').then((module) => module.sheets),
    it: () => import('../words/sheets.it.ts').then((module) => module.sheets),
  },
};
