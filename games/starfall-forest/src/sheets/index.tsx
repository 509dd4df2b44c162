import type { GameSheets, Part, SheetRequest } from '@glade/print/model';
import ground from '../board/forest/Ground.module.css?inline';
import board from '../board/Board.module.css?inline';
import pieces from '../board/forest/Pieces.module.css?inline';
import { starfallOptions } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { cover } from './cover.tsx';
import { diceNets } from './dice.tsx';
import { forestBoard } from './ForestBoard.tsx';
import paper from './Paper.module.css?inline';
import { keySheets } from './key.tsx';
import { counters, fairies, snakes, trees } from './pieces.tsx';
import { reference } from './reference.tsx';
import { rollSheets } from './RollSheet.tsx';

/** The forest with all that lives in it, the dice, and the rules on one sheet. */
function parts(request: SheetRequest): readonly Part[] {
  const { options: values, say, seeds = [] } = request;
  const options = starfallOptions(values);
  const kernel = rules(values);
  const view = kernel.view(kernel.create(), undefined);
  const { width, height } = options;
  return [
    forestBoard(view, say('sheets.what.forest', { width, height })),
    trees(view, request),
    fairies(view, request),
    snakes(view, request),
    counters(view, request),
    {
      kind: 'reading',
      id: 'reference',
      need: 'needed',
      group: 'help',
      blocks: reference(options, request),
      onOneSheet: true,
    },
    diceNets(options, request),
    ...(seeds.length > 0 ? [rollSheets(request)] : []),
    ...(seeds.length > 1 ? [keySheets(request)] : []),
  ];
}

export const sheets: GameSheets = {
  parts,
  cover,
  // What a table needs stands on the first sheet.
  offPaper: () => ['SF-R40'],
  prints: {
    trees: ['trees'],
    fairies: ['fairies'],
    snakes: ['snakes'],
    hearts: ['counters'],
    stars: ['counters'],
    'dice.6': ['dice', 'rolls'],
  },
  css: [pieces, ground, board, paper],
  words: {
    en: () => import('../words/sheets.en.ts').then((module) => module.sheets),
    it: () => import('../words/sheets.it.ts').then((module) => module.sheets),
  },
};
