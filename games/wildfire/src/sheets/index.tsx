import type { GameSheets, Part, SheetRequest } from '@glade/print/model';
import { cubeNet, CUBE_PIPS, diceToFold, needOfDice, Pips, wholeSheets } from '@glade/print/sheet';
import board from '../board/Board.module.css?inline';
import { cover } from './cover.tsx';
import { blankGrids, blankVs, blankX4 } from './blank.tsx';
import { cardSheets } from './card.tsx';
import { keySheets } from './key.tsx';
import { rollSheets } from './roll-sheets.tsx';
import { positionSheets, stripSheets } from './strip.tsx';

/** Grids on a page, by how large they are. */
const ON_A_PAGE = [1, 4, 6, 9];
/** The edge of a die to fold, in millimetres. */
const DIE = 20;
/** WF-02: two ordinary dice. */
const DICE = 2;

/** Everything of Wildfire that can be on paper. */
function parts(request: SheetRequest): readonly Part[] {
  const { options, seeds = [], match } = request;
  const solo = options['mode'] === 'solo';
  const x4 = options['mode'] === 'x4';
  return [
    ...(x4 ? [x4Part(request)] : solo ? [] : [vsPart(request)]),
    ...(x4 ? [] : ON_A_PAGE.map((n) => gridsPart(request, n, solo))),
    wholeSheets({ id: 'card', group: 'help', need: 'needed' }, request, cardSheets),
    ...(seeds.length > 0
      ? [wholeSheets({ id: 'rolls', group: 'dice', need: 'instead' }, request, rollSheets)]
      : []),
    ...(seeds.length > 1
      ? [wholeSheets({ id: 'key', group: 'dice', need: 'instead' }, request, keySheets)]
      : []),
    dicePart(request),
    ...matchParts(request, match),
  ];
}

/** A match to go on with or to look back on. In VS nobody sees the grids before the end (WF-45). */
function matchParts(request: SheetRequest, match: SheetRequest['match']): readonly Part[] {
  if (match === undefined || (request.options['mode'] === 'vs' && !match.over)) return [];
  const named = (id: string) => ({ id, group: 'match', need: 'useful' }) as const;
  return [
    ...(match.over ? [] : [wholeSheets(named('position'), request, positionSheets)]),
    wholeSheets(named('strip'), request, stripSheets),
  ];
}

const x4Part = (request: SheetRequest): Part =>
  wholeSheets({ id: 'x4', group: 'paper', need: 'needed' }, request, blankX4);

const vsPart = (request: SheetRequest): Part =>
  wholeSheets({ id: 'vs', group: 'paper', need: 'needed' }, request, blankVs);

function gridsPart(request: SheetRequest, n: number, solo: boolean): Part {
  const usual = request.style === 'large' ? 1 : 4;
  const need = solo && n === usual ? 'needed' : 'instead';
  return wholeSheets(
    { id: `grids${n}`, group: 'paper', need, unless: 'rolls' },
    request,
    (each, frame) => blankGrids(n, each, frame),
  );
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
  // What dice on a screen show, and which pictures the book has.
  offPaper: () => ['WF-R01', 'WF-46', 'WF-R40'],
  prints: {
    // Each match without dice has its own grid.
    grid: ['grids4', 'grids1', 'grids6', 'grids9', 'vs', 'rolls'],
    x4: ['x4'],
    'dice.6': ['dice', 'rolls'],
  },
  css: [board],
  words: {
    en: () => import('../words/sheets.en.ts').then((words) => words.sheets),
    it: () => import('../words/sheets.it.ts').then((words) => words.sheets),
  },
};
