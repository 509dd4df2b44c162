import type { GameSheets, Part, SheetRequest } from '@glade/print/model';
import { cubeNet, CUBE_PIPS, diceToFold, needOfDice, Pips, wholeSheets } from '@glade/print/sheet';
import board from '../board/Board.module.css?inline';
import drawings from '../board/drawings/Drawings.module.css?inline';
import { cover } from './cover.tsx';
import { cardSheets } from './card.tsx';
import { certificateSheets, isEarned } from './certificate.tsx';
import ink from './ink.css?inline';
import { boardPart, countersPart, piecesPart } from './pieces.tsx';
import { roleSheets } from './roles.tsx';
import { keySheets } from './key.tsx';
import { rollSheets } from './roll-sheets.tsx';
import { turnSheets } from './turn.tsx';

/** The edge of a die to fold, in millimetres. */
const DIE = 20;
/** FF-06: the Fire Dice. */
const DICE = 2;

/** Everything of Forest Fire that can be on paper. */
function parts(request: SheetRequest): readonly Part[] {
  const { options, seeds = [] } = request;
  return [
    boardPart(request),
    countersPart(request),
    piecesPart(request),
    wholeSheets({ id: 'turn', group: 'help', need: 'needed' }, request, turnSheets),
    wholeSheets({ id: 'card', group: 'help', need: 'needed' }, request, cardSheets),
    ...(options['mimeCards'] === true
      ? [wholeSheets({ id: 'roles', group: 'help', need: 'useful' }, request, roleSheets)]
      : []),
    ...(isEarned(request)
      ? [
          wholeSheets(
            { id: 'certificate', group: 'help', need: 'useful', landscape: true },
            request,
            certificateSheets,
          ),
        ]
      : []),
    ...(seeds.length > 0
      ? [wholeSheets({ id: 'rolls', group: 'dice', need: 'instead' }, request, rollSheets)]
      : []),
    ...(seeds.length > 1
      ? [wholeSheets({ id: 'key', group: 'dice', need: 'instead' }, request, keySheets)]
      : []),
    dicePart(request),
  ];
}

function dicePart(request: SheetRequest): Part {
  const { say } = request;
  const faces = CUBE_PIPS.map((n) => <Pips key={n} n={n} edge={DIE} />);
  return diceToFold({ id: 'dice', group: 'dice', need: needOfDice(request) }, [
    { net: cubeNet(DIE, faces), count: DICE, what: say('sheets.dice.what') },
  ]);
}

export const sheets: GameSheets = {
  parts,
  cover,
  prints: {
    board: ['board'],
    pieces: ['pieces'],
    fires: ['counters'],
    firebreaks: ['counters'],
    'dice.6': ['dice', 'rolls'],
  },
  anyNumber: true,
  // What the app does as the host, and the way to other roles.
  offPaper: ({ game }) => ['FF-R42', ...(game === 'mixed' ? [] : ['FF-29', 'FF-R37', 'FF-R39'])],
  css: [board, drawings, ink],
  words: {
    en: () => import('../words/sheets.en.ts').then((words) => words.sheets),
    it: () => import('../words/sheets.it.ts').then((words) => words.sheets),
  },
};
