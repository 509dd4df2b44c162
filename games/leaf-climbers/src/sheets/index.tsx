import type { GameSheets, Part, SheetRequest } from '@glade/print/model';
import {
  cubeNet,
  CUBE_PIPS,
  diceToFold,
  needOfDice,
  icosahedronNet,
  Pips,
  tetrahedronNet,
  Text,
  wholeSheets,
} from '@glade/print/sheet';
import board from '../board/Board.module.css?inline';
import { cover } from './cover.tsx';
import { cardSheets } from './card.tsx';
import { ordinaryDiceSheets } from './ordinary-dice.tsx';
import { fillInSheets } from './fill-in.tsx';
import { boardPart, chipsPart, climbersPart, roundsPart } from './pieces.tsx';
import ink from './ink.css?inline';
import { keySheets } from './key.tsx';
import { rollSheets } from './roll-sheets.tsx';

/** The edges of the dice to fold, in millimetres. */
const CUBE = 20;
const TETRAHEDRON = 32;
const ICOSAHEDRON = 22;

/** Everything of the Leaf-Climbers that can be on paper. */
function parts(request: SheetRequest): readonly Part[] {
  const { seeds = [] } = request;
  return [
    boardPart(request),
    chipsPart(request),
    roundsPart(request),
    // After the chips: people who have cut those do not need it.
    wholeSheets({ id: 'fillIn', group: 'table', need: 'useful' }, request, fillInSheets),
    climbersPart(request),
    wholeSheets({ id: 'card', group: 'help', need: 'needed' }, request, cardSheets),
    ...(seeds.length > 0
      ? [wholeSheets({ id: 'rolls', group: 'dice', need: 'instead' }, request, rollSheets)]
      : []),
    ...(seeds.length > 1
      ? [wholeSheets({ id: 'key', group: 'dice', need: 'instead' }, request, keySheets)]
      : []),
    // Few families have a die with twenty sides, and nobody can begin without.
    wholeSheets(
      { id: 'd6s', group: 'dice', need: 'needed', unless: 'rolls' },
      request,
      ordinaryDiceSheets,
    ),
    ...diceParts(request),
  ];
}

/** The four dice of LC-06 to fold: the green and the blue one in their colours (LC-14). */
function diceParts(request: SheetRequest): readonly Part[] {
  const { say } = request;
  // Without colour the dice differ, too: the blue one has square pips in a frame, and each says what it counts.
  const cube = (fill: string, reads: string, square: boolean) =>
    cubeNet(
      CUBE,
      CUBE_PIPS.map((n) => (
        <g key={n} stroke="none">
          {square && (
            <rect
              x={-CUBE * 0.43}
              y={-CUBE * 0.43}
              width={CUBE * 0.86}
              height={CUBE * 0.86}
              fill="none"
              stroke={fill}
              stroke-width="1.6"
            />
          )}
          <g transform="translate(0 -1.4) scale(0.76)">
            <Pips n={n} edge={CUBE} fill={fill} square={square} />
          </g>
          <Text x={0} y={CUBE * 0.37} size={2.6} anchor="middle" fill={fill} words={say(reads)} />
        </g>
      )),
    );
  return [
    diceToFold({ id: 'd6', group: 'dice', need: needOfDice(request) }, [
      { net: cube('var(--home)', 'board.column', false), count: 1, what: say('sheets.d6.green') },
      { net: cube('var(--water)', 'board.row', true), count: 1, what: say('sheets.d6.blue') },
    ]),
    diceToFold({ id: 'd4', group: 'dice', need: 'instead' }, [
      { net: tetrahedronNet(TETRAHEDRON), count: 1, what: say('sheets.d4.what') },
    ]),
    diceToFold({ id: 'd20', group: 'dice', need: 'instead' }, [
      { net: icosahedronNet(ICOSAHEDRON), count: 1, what: say('sheets.d20.what') },
    ]),
  ];
}

export const sheets: GameSheets = {
  parts,
  cover,
  prints: {
    board: ['board', 'fillIn'],
    climbers: ['climbers'],
    chips: ['chips', 'fillIn'],
    rounds: ['rounds', 'fillIn'],
    'dice.20': ['d20', 'rolls'],
    'dice.6': ['d6', 'rolls'],
    'dice.4': ['d4', 'rolls'],
  },
  // Ordinary dice can stand for the others.
  without: { 'dice.20': 'd6s', 'dice.4': 'd6s' },
  // Chips to cut out, or a board to fill in with a pen: one of the two is enough.
  owned: [['chips', 'board'], ['fillIn']],
  css: [board, ink],
  words: {
    en: () => import('../words/sheets.en.ts').then((words) => words.sheets),
    it: () => import('../words/sheets.it.ts').then((words) => words.sheets),
  },
};
