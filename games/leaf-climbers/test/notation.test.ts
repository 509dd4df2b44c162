import { CHANCE, type Action, type OptionValues, type Result } from '@glade/engine';
import { describeNotation, legalOf } from '@glade/engine/testing';
import { engineText, tellProblem, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { leafClimbers } from '../src/index.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';
import { rulesWith, type ClimberRules } from './play.ts';
import {
  at,
  AT35,
  CORNERS,
  DONE,
  FLAT,
  FOUR,
  LEAF,
  LEAVES,
  meant,
  MOVE,
  PILE,
  RESTLESS,
  START,
  STEPS,
} from './positions.ts';

describe('what people write and say', () => {
  test.each([
    ['order 3142', 13],
    ['Order 3 1 4 2', 13],
    ['ordine: 3, 1, 4, 2.', 13],
    ['3-1-4-2', 13],
    ['order 1234', 0],
    ['4321', 23],
  ])('the order: %s', (text, action) => expect(meant(FOUR, START, text)).toBe(action));

  test.each([
    ['leaves 7', 7],
    ['Foglie 7!', 7],
    ['d20: 20', 20],
    ['12', 12],
    ['roll 12', 12],
    ['Tiro 12', 12],
    ['dado: 12', 12],
    ['12 leaves', 12],
    ['3 foglie', 3],
  ])('how many leaves: %s', (text, action) => expect(meant(FOUR, LEAVES, text)).toBe(action));

  test.each([
    ['leaf 3,5'],
    ['Leaf on (3, 5)'],
    ['foglia 3 5'],
    ['foglia su 3,5'],
    ['35'],
    ['3,5'],
    ['column 3 row 5'],
    ['row 5, column 3'],
    ['colonna 3, riga 5'],
    ['riga 5 colonna 3.'],
    ['green 3 blue 5'],
    ['blu 5 verde 3'],
    ['roll 3 5'],
    ['dadi 3 5'],
    ['tira 3-5'],
    ['foglia sulla casella 3,5'],
    ['colonna 3 e riga 5'],
  ])('where a leaf falls: %s', (text) => expect(meant(FOUR, LEAF, text)).toBe(AT35));

  test.each([
    ['roll 4', 4],
    ['Dado 4', 4],
    ['passi: 2', 2],
    ['tira 3', 3],
    ['dadi 3', 3],
    ['punti 3', 3],
    ['3 points', 3],
    ['ho tirato 3', 3],
    ['3', 3],
  ])('the points: %s', (text, action) => expect(meant(FOUR, STEPS, text)).toBe(action));

  test.each([
    ['go 3,5', AT35],
    ['climb 3,5', AT35],
    ['Climb up to column 3, row 5', AT35],
    ['vai a 3,5', AT35],
    ['sali su (3, 5)', AT35],
    ['scendi a riga 5, colonna 3!', AT35],
    ['35', AT35],
    ['stay', 20],
    ['Resto.', 20],
    ['I stay where I am', 20],
    ['rimango', 20],
    ['sto fermo', 20],
    ['resta fermo', 20],
    ['scendo a 3,5', AT35],
    ['Vai alla casella 3,5', AT35],
    ['salgo sulla casella 3,5', AT35],
    ['Go to square (3,5)', AT35],
    ['va’ in colonna 3, riga 5', AT35],
    ['go 3-5', AT35],
    ['3–5', AT35],
    ['go 3,4', 20],
  ])('a move: %s', (text, action) => expect(meant(FOUR, MOVE, text)).toBe(action));

  test.each([
    ['', MOVE],
    ['go', MOVE],
    ['go 3,5,1', MOVE],
    ['row 3 row 5', MOVE],
    ['constructor', MOVE],
    ['order one two', START],
    ['leaves many', LEAVES],
    ['leaf 9', LEAF],
    ['roll twice', STEPS],
    ['roll 3', LEAF],
    ['go to', MOVE],
    ['stay 3,5', MOVE],
  ])('"%s" means nothing', (text, position) => {
    expect(meant(FOUR, position, text)).toBe('notation.entry');
  });

  test('every legal action is written so that it is read again, and differs from the others', () => {
    for (const position of [START, LEAVES, LEAF, STEPS, MOVE]) {
      const s = at(FOUR, position);
      const legal = legalOf(FOUR, s);
      const texts = legal.map((action) => FOUR.notation.format(s, action));
      expect(new Set(texts).size).toBe(legal.length);
      expect(texts.map((text) => FOUR.notation.parse(s, text))).toEqual(
        legal.map((value) => ({ ok: true, value })),
      );
    }
  });
});

describe('why not', () => {
  // One step to the right is level.
  const LEVEL = MOVE.replace('roll 3', 'roll 1').replace('0312', '0311');
  const crowded = MOVE.replace('3,4 ; 2,2', '2,3 ; 2,2');
  const full = (rows: string): string =>
    `leaf round 9 order 3142 left 3: ${rows} ; 1,1 ; 6,1 ; 6,6 ; 1,6`;
  test.each<[string, ClimberRules, string, string, string, string]>([
    ['a move when leaves must fall', FOUR, LEAVES, 'go 3,5', 'LC-11', 'rollFirst'],
    ['a move before the order is drawn', FOUR, START, 'stay', 'LC-10', 'drawFirst'],
    ['a leaf when somebody has to move', FOUR, MOVE, 'leaf 3,5', 'LC-18', 'noRoll'],
    ['a d4 before the d20', FOUR, LEAVES, 'points 3', 'LC-11', 'rollFirst'],
    ['any die when somebody has to move', FOUR, MOVE, 'roll 3', 'LC-18', 'noRoll'],
    ['staying before the d4', FOUR, STEPS, 'stay', 'LC-18', 'rollFirst'],
    ['21 leaves', FOUR, LEAVES, 'leaves 21', 'LC-11', 'noSuchFace'],
    ['no leaves', FOUR, LEAVES, 'leaves 0', 'LC-11', 'noSuchFace'],
    ['five points', FOUR, STEPS, 'roll 5', 'LC-18', 'noSuchFace'],
    [
      'a third leaf',
      FOUR,
      full('2++22222/222222/222222/222222/222222/222222'),
      '1,6',
      'LC-15',
      'twoAlready',
    ],
    [
      'a second leaf on purple',
      FOUR,
      full('5+22222/222222/222222/222222/222222/222222'),
      '1,6',
      'LC-16',
      'purpleHasOne',
    ],
    [
      'a leaf on blue',
      FOUR,
      full('622222/222222/222222/222222/222222/222222'),
      '1,6',
      'LC-17',
      'blueTop',
    ],
    ['a hundred leaves', FOUR, LEAVES, '100', 'LC-11', 'noSuchFace'],
    ['an order of one', FOUR, START, 'order 3', 'LC-10', 'noSuchOrder'],
    ['somebody twice in an order', FOUR, START, 'order 1 2 3 3', 'LC-10', 'noSuchOrder'],
    ['an order of five', FOUR, START, '12345', 'LC-10', 'noSuchOrder'],
    ['a row that is not there', FOUR, MOVE, 'go 3,0', 'LC-01', 'outside'],
    ['a column that is not there', FOUR, MOVE, 'row 1 column 7', 'LC-01', 'outside'],
    ['a leaf beside the board', FOUR, LEAF, 'leaf 9,9', 'LC-01', 'outside'],
    ['two squares too far', FOUR, MOVE, 'go 6,4', 'LC-18', 'tooFar'],
    ['diagonally up', FOUR, LEVEL, 'go 4,5', 'LC-19', 'notDiagonal'],
    ['a wall', FOUR, MOVE.replace('roll 3', 'roll 2'), 'go 2,4', 'LC-22', 'tooHigh'],
    ['a cliff', FOUR, LEVEL, 'go 3,5', 'LC-23', 'tooDeep'],
    ['a full square', FOUR, crowded, 'go 2,2', 'LC-26', 'twoThere'],
    ['staying, where that was ruled out', RESTLESS, MOVE, 'stay', 'LC-R9', 'mustMove'],
    ['a move after the end', FOUR, DONE, 'go 1,2', 'LC-31', 'over'],
  ])('%s', (_, game, position, text, clause, code) => {
    const s = at(game, position);
    const action = meant(game, position, text) as Action;
    expect(game.check(s, action, game.actor(s))).toMatchObject({ clause, code });
  });

  test('what is too far tells its price', () => {
    expect(FOUR.check(at(FOUR, MOVE), 23, 0)).toMatchObject({ args: { price: 5, roll: 3 } });
  });
});

describe('dice in the hand', () => {
  test('LC-14: the green die is the column, the blue one the row', () => {
    const s = at(FOUR, LEAF);
    expect(FOUR.thrown(s)).toEqual({ code: 'leaf', dice: [6, 6], reads: ['column', 'row'] });
    expect(FOUR.outcomeOf(s, [3, 5])).toBe(AT35);
    expect(FOUR.facesOf(s, AT35)).toEqual([3, 5]);
  });

  test('an order is drawn without dice', () => {
    const s = at(FOUR, START);
    expect(FOUR.thrown(s)).toBeUndefined();
    expect(FOUR.check(s, FOUR.outcomeOf(s, [1]), CHANCE)).toBeDefined();
  });
});

describe('places', () => {
  test('are told by column and row', () => {
    expect(FOUR.notation.place(AT35)).toBe('3,5');
    expect(FOUR.notation.placeParts(AT35)).toEqual({ column: 3, row: 5 });
  });

  test('the board in the terminal', () => {
    expect(
      FOUR.notation.draw!(at(FOUR, MOVE), translator('en', leafClimbers.text)).split('\n'),
    ).toEqual([
      '  6 0     0     0     0     0     0',
      '  5 0     0     0     0     0     0',
      '  4 0     3     1A    2     0+    0',
      '  3 0     0     0     0     0     0',
      '  2 0     0BC   1     0D    0     0',
      '  1 0     0     0     0     0     0',
      '    1     2     3     4     5     6',
      '',
      'A: player 1 (3,4)',
      'B: player 2 (2,2)',
      'C: player 3 (2,2)',
      'D: player 4 (4,2)',
    ]);
  });
});

const GAMES: readonly OptionValues[] = [
  {},
  { players: 2 },
  { order: 'rotate' },
  { allLost: 'shared', lastOne: 'mustSurvive' },
];
const WORDS = `order;leaves;leaf;steps;move;complete;last;together;round 2;order 3142;order 21;player 1;left 3;roll 2;:; ;;
    go;stay;3,5;1,1 lost;6,6 won;${FLAT};${PILE};${CORNERS};column 3;0+;6`;

describeNotation({
  rules: GAMES.map(rulesWith),
  words: [' ; ', ...WORDS.split(/;\n? */)],
  signs: '0123456+/,;: lostwnmve',
  clauses: 'LC-',
});

describe('what is too long', () => {
  const say = translator('en', engineText, leafClimbers.text);
  const told = (read: Result<unknown>): string => (read.ok ? '' : tellProblem(say, read.problem));

  test('an entry is refused with a sentence, however it is filled', () => {
    for (const filling of [' ', 'a', '3,5 ', '.'])
      expect(told(FOUR.notation.parse(at(FOUR, MOVE), `go${filling.repeat(500)}`))).toMatch(
        /^This is too long for a move: use at most [\d,]+ characters\.$/,
      );
  });

  test('a position is refused with a sentence, and one that is not told in full says what is missing', () => {
    expect(told(FOUR.notation.parsePosition(MOVE + ' '.repeat(20_000)))).toMatch(
      /^This is too long for a position: use at most [\d,]+ characters\.$/,
    );
    expect(told(FOUR.notation.parsePosition(MOVE.replace(' ; 4,2', '')))).toBe(
      'Write one square for each of the 4 players, and “lost” after it for each who is out. This is not clear: 3,4 ; 2,2 ; 2,2',
    );
  });
});

describe('what the board offers', () => {
  const s = at(FOUR, MOVE);
  test.each([en, it])('is read when it is typed', (catalogue) => {
    const text = catalogue as Readonly<Record<string, string>>;
    const filled = (message: string, place: number): string =>
      Object.entries(FOUR.notation.placeParts(place)).reduce(
        (told, [name, value]) => told.replace(`{${name}}`, String(value)),
        message,
      );
    for (const square of legalOf(FOUR, s)) {
      for (const place of [text['place']!, text['place.spoken']!]) {
        const offered = text['action.climb.at']!.replace('{place}', filled(place, square));
        expect(meant(FOUR, MOVE, offered)).toBe(square);
        expect(meant(FOUR, MOVE, filled(place, square))).toBe(square);
      }
    }
    expect(meant(FOUR, MOVE, text['action.stay']!)).toBe(20);
    expect(meant(FOUR, MOVE, text['example.move']!)).toBe(AT35);
  });
});
