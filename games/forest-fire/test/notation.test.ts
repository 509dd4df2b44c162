import type { Action } from '@glade/engine';
import { describeNotation, legalOf, readPosition } from '@glade/engine/testing';
import { translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { forestFire } from '../src/index.ts';
import { DONE, DROP, PUT_OUT, REFILL, ROLE, SEAT, STOP } from '../src/rules/actions.ts';
import { LINES } from '../src/rules/lines.ts';
import { anything, rulesWith, type FireRules } from './play.ts';

const HOTSHOTS = rulesWith({ firebreaks: 1 });
const PILOTS = rulesWith({ game: 'pilots', firebreaks: 0 });
const MIXED = rulesWith({ game: 'mixed', firebreaks: 0 });
const FREE = rulesWith({ firebreaks: 0, turnOrder: 'free' });
const REST = rulesWith({ firebreaks: 0, burned: 'rest' });
const SHORT = rulesWith({ firebreaks: 0, maxRounds: 20 });

const FOREST = '....../..11../..1.../....#./....../......';
const CREW = 'H 3,3 moves 2 ; H N4 moves 2';
const TURN = `turns round 2 seat 1 left 0: ${FOREST} ; ${CREW}`;
const ROLL = `rolls round 2 seat 1 left 2: ${FOREST} ; ${CREW}`;
const OPEN = '....../..11../..1.../....../....../......';
const DROPS = `turns round 2 seat 1 left 0: ${OPEN} ; P hand moves 1 ; P hand moves 1`;
const CHOOSE =
  'roles round 0 seat 1 left 0: ....../....../....../....../....../...... ; - hand ; - hand';
const ANY = `turns round 2 seat 1 left 0: ${OPEN} ; ${CREW}`;

/** 2 down, 4 across. */
const AT24 = 9;
const [N4, E1, S6, W2] = [39, 42, 53, 55];

function meant(game: FireRules, position: string, text: string): Action | string {
  const read = game.notation.parse(readPosition(game, position), text);
  return read.ok ? read.value : read.problem.code;
}

/** The line from one square to another. */
const line = (first: number, last: number): Action =>
  DROP + LINES.findIndex(([a, , b]) => a === first && b === last);

describe('what people write for an action', () => {
  test.each([
    ['put out 2,4', PUT_OUT + AT24],
    ['Put out 2 down 4 across', PUT_OUT + AT24],
    ['PUT OUT (2, 4)', PUT_OUT + AT24],
    ['douse 24', PUT_OUT + AT24],
    ['spegni 2,4', PUT_OUT + AT24],
    ['spegnere riga 2, colonna 4.', PUT_OUT + AT24],
    ['go 2,4', AT24],
    ['  step   to 2 4 ', AT24],
    ['2,4', AT24],
    ['vai a 2,4', AT24],
    ['jump to row 2 column 4', AT24],
    ['salta 2,4', AT24],
    ['go N4', N4],
    ['go n 4', N4],
    ['e1', E1],
    ['vai S6', S6],
    ['W2', W2],
    ['done', DONE],
    ['Fatto!', DONE],
    ['vai alla riga 2, colonna 4.', AT24],
    ['togli 2,4', PUT_OUT + AT24],
    ['take one from 2,4', PUT_OUT + AT24],
    ['fine', DONE],
    ['stop', STOP],
    ['basta', STOP],
  ])('%s', (text, action) => {
    expect(meant(HOTSHOTS, TURN, text)).toBe(action);
  });

  test.each([
    ['fire 2,4'],
    ['Fire 2 down, 4 across'],
    ['fuoco 2,4'],
    ['roll 24'],
    ['2 4'],
    ['2 giù 4'],
  ])('rolled: %s', (text) => {
    expect(meant(HOTSHOTS, ROLL, text)).toBe(AT24);
  });

  test.each([
    ['drop 2,3 2,4 2,5', line(8, 10)],
    ['drop 2,5 2,3', line(8, 10)],
    ['water 3,3 2,4 1,5', line(4, 14)],
    ['lancia su 2,3 4,3', line(8, 20)],
    ['refill', REFILL],
    ['riempi', REFILL],
  ])('a Pilot: %s', (text, action) => {
    expect(meant(PILOTS, DROPS, text)).toBe(action);
  });

  test.each([
    ['Hotshot', ROLE],
    ['pompiere', ROLE],
    ['smoke  jumper', ROLE + 1],
    ['paracadutista', ROLE + 1],
    ['pilot', ROLE + 2],
    ['pilota', ROLE + 2],
  ])('a role: %s', (text, action) => {
    expect(meant(MIXED, CHOOSE, text)).toBe(action);
  });

  test.each([
    ['2: put out 2,4', SEAT + PUT_OUT + AT24],
    ['2 : go N3', SEAT + 38],
    ['put out 2,4', PUT_OUT + AT24],
    ['1: done', DONE],
  ])('in any order: %s', (text, action) => {
    expect(meant(FREE, ANY, text)).toBe(action);
  });

  test.each([
    ['', HOTSHOTS, TURN],
    ['go', HOTSHOTS, TURN],
    ['go 0,3', HOTSHOTS, TURN],
    ['go 7,1', HOTSHOTS, TURN],
    ['go N7', HOTSHOTS, TURN],
    ['go hand', HOTSHOTS, TURN],
    ['put out N3', HOTSHOTS, TURN],
    ['put out 2,4,5', HOTSHOTS, TURN],
    ['constructor', HOTSHOTS, TURN],
    ['drop 2,3', PILOTS, DROPS],
    ['drop 2,3 2,4', PILOTS, DROPS],
    ['drop 2,3 2,6', PILOTS, DROPS],
    ['drop 2,3 3,3 2,5', PILOTS, DROPS],
    ['drop 2,3 2,4 2,5 2,6', PILOTS, DROPS],
    ['drop 2,3 7,7 2,5', PILOTS, DROPS],
    ['drop all 2,3 2,5', PILOTS, DROPS],
    ['3: done', FREE, ANY],
  ])('"%s" means nothing', (text, game, position) => {
    expect(meant(game, position, text)).toBe('notation.entry');
  });

  test('every legal action is written so that it is read again', () => {
    for (const [game, position] of [
      [HOTSHOTS, TURN],
      [HOTSHOTS, ROLL],
      [PILOTS, DROPS],
      [MIXED, CHOOSE],
      [FREE, ANY],
    ] as const) {
      const s = readPosition(game, position);
      for (const action of legalOf(game, s)) {
        expect(game.notation.parse(s, game.notation.format(s, action))).toEqual({
          ok: true,
          value: action,
        });
      }
    }
  });
});

test.each([
  ['a move when dice must fall', ROLL, 'go 3,4', 'FF-10', 'rollFirst'],
  ['done when dice must fall', ROLL, 'done', 'FF-10', 'rollFirst'],
  ['a roll when somebody must move', TURN, 'fire 3,4', 'FF-10', 'noRoll'],
])('%s is read, and refused', (_, position, text, clause, code) => {
  const s = readPosition(HOTSHOTS, position);
  const action = meant(HOTSHOTS, position, text) as Action;
  expect(HOTSHOTS.check(s, action, HOTSHOTS.actor(s))).toEqual({ clause, code });
});

describe('places', () => {
  test('are told down, then across; spots by side', () => {
    expect(HOTSHOTS.notation.place(AT24)).toBe('2,4');
    expect(HOTSHOTS.notation.placeParts(AT24)).toMatchObject({
      kind: 'square',
      down: 2,
      across: 4,
    });
    expect(HOTSHOTS.notation.place(N4)).toBe('N4');
    expect(HOTSHOTS.notation.placeParts(N4)).toMatchObject({ kind: 'spot', side: 'N', across: 4 });
    expect(HOTSHOTS.notation.placeParts(60)).toMatchObject({ kind: 'hand' });
  });

  test('the board in the terminal', () => {
    const tall = FOREST.replace('11', '(12)3');
    const drawn = HOTSHOTS.notation.draw!(
      readPosition(HOTSHOTS, TURN.replace(FOREST, tall)),
      translator('en', forestFire.text),
    );
    expect(drawn.split('\n')).toEqual([
      '       1   2   3   4   5   6',
      '                   B',
      '     1 .   .   .   .   .   .',
      '     2 .   .   +   3   .   .',
      '     3 .   .   1A  .   .   .',
      '     4 .   .   .   .   #   .',
      '     5 .   .   .   .   .   .',
      '     6 .   .   .   .   .   .',
      '',
      '',
      'A: player 1, Hotshot, at 3,3, 2 moves left',
      'B: player 2, Hotshot, at N4, 2 moves left',
    ]);
  });
});

describe('positions', () => {
  test.each<[string, FireRules, string]>([
    ['capitals', HOTSHOTS, TURN.replace('turns', 'TURNS').replace('H 3,3', 'h 3,3')],
    ['a tall fire', HOTSHOTS, TURN.replace('11', '1(12)')],
    ['a win', SHORT, `won round 5 seat 1 left 0: ${OPEN.replaceAll('1', '.')} ; H 3,3 ; H N4`],
    ['the last round', SHORT, `unfinished round 20 seat 1 left 0: ${OPEN} ; H 3,3 ; H N4`],
    ['somebody out', HOTSHOTS, TURN.replace('H N4 moves 2', 'H hand moves 0 out')],
    ['somebody who rests', REST, ANY.replace('H N4 moves 2', 'H hand moves 0 rest 1')],
    ['stopped while roles are chosen', MIXED, CHOOSE.replace('roles', 'stopped')],
  ])('read with %s', (_, game, text) => {
    const s = readPosition(game, text);
    expect(readPosition(game, game.notation.position(s))).toEqual(s);
  });

  test.each<[string, FireRules, string]>([
    ['nothing', HOTSHOTS, ''],
    ['only a head', HOTSHOTS, 'turns round 2 seat 1 left 0'],
    ['an unknown step', HOTSHOTS, TURN.replace('turns', 'waits')],
    ['five rows', HOTSHOTS, TURN.replace('....../', '')],
    ['seven columns', HOTSHOTS, TURN.replace('....../', '......./')],
    ['a strange mark', HOTSHOTS, TURN.replace('..11', '?.11')],
    ['no counter', HOTSHOTS, TURN.replace('11', '01')],
    ['too many counters', HOTSHOTS, TURN.replace('11', '1(256)')],
    ['one player of two', HOTSHOTS, TURN.replace(' ; H N4 moves 2', '')],
    ['three players of two', HOTSHOTS, `${TURN} ; H N5 moves 2`],
    ['an unknown role', HOTSHOTS, TURN.replace('H 3,3', 'X 3,3')],
    ['a role of another game', HOTSHOTS, TURN.replace('H 3,3', 'S 3,3')],
    ['a place that is not there', HOTSHOTS, TURN.replace('3,3', '7,3')],
    ['a piece in the hand', HOTSHOTS, TURN.replace('3,3', 'hand')],
    ['a Pilot on the board', PILOTS, DROPS.replace('P hand', 'P 3,3')],
    ['a Pilot with two moves', PILOTS, DROPS.replace('moves 1', 'moves 2')],
    ['a piece that is out, on the board', HOTSHOTS, TURN.replace('N4 moves 2', 'N4 moves 0 out')],
    ['a rest where there is none', HOTSHOTS, TURN.replace('N4 moves 2', 'hand moves 0 rest 1')],
    ['somebody out where people rest', REST, ANY.replace('N4 moves 2', 'hand moves 0 out')],
    ['moves of somebody who has had them', HOTSHOTS, TURN.replace('seat 1', 'seat 2')],
    ['a turn without moves', HOTSHOTS, TURN.replace('3,3 moves 2', '3,3 moves 0')],
    ['more Firebreaks than there are', HOTSHOTS, TURN.replace('....#.', '#...#.')],
    [
      'a forest without fire',
      HOTSHOTS,
      TURN.replaceAll('1', (one, i: number) => (i > 30 && i < 60 ? '.' : one)),
    ],
    ['a win with fire', HOTSHOTS, TURN.replace('turns', 'won').replaceAll('moves 2', 'moves 0')],
    [
      'a forest ablaze that is not',
      HOTSHOTS,
      TURN.replace('turns', 'ablaze').replaceAll('moves 2', ''),
    ],
    ['rolls in the first round', HOTSHOTS, ROLL.replace('round 2', 'round 1')],
    ['three rolls for two', HOTSHOTS, ROLL.replace('left 2', 'left 3')],
    ['rolls that are over', HOTSHOTS, ROLL.replace('left 2', 'left 0')],
    ['a turn before the first round', HOTSHOTS, TURN.replace('round 2', 'round 0')],
    ['a round too many', SHORT, ANY.replace('round 2', 'round 21')],
    [
      'an end before the last round',
      SHORT,
      `unfinished round 19 seat 1 left 0: ${OPEN} ; H 3,3 ; H N4`,
    ],
    ['a stop where there is none', SHORT, `stopped round 3 seat 1 left 0: ${OPEN} ; H 3,3 ; H N4`],
    [
      'everybody out but one',
      HOTSHOTS,
      `all-out round 3 seat 1 left 0: ${FOREST} ; H hand out ; H N4`,
    ],
    ['a role before roles are chosen', MIXED, CHOOSE.replace('; -', '; H')],
    ['text behind it', HOTSHOTS, `${TURN} and more`],
    ['text behind a colon', HOTSHOTS, `${TURN}: more`],
    ['somebody at turn who is out', HOTSHOTS, TURN.replace('3,3 moves 2', 'hand moves 0 out')],
    [
      'everybody out',
      HOTSHOTS,
      TURN.replace('3,3 moves 2', 'hand out').replace('N4 moves 2', 'hand out'),
    ],
    [
      'a Pilot who places a piece',
      PILOTS,
      `spots round 0 seat 1 left 0: ${OPEN.replaceAll('1', '.')} ; P hand ; P hand`,
    ],
    [
      'a piece in the forest before the match',
      rulesWith({ firebreaks: 0 }),
      `opening round 0 seat 1 left 3: ${OPEN} ; H 3,3 ; H N4`,
    ],
    [
      'pieces in the hand when the fire starts',
      rulesWith({ firebreaks: 0 }),
      `opening round 0 seat 1 left 3: ${OPEN} ; H hand ; H hand`,
    ],
  ])('refused: %s', (_, game, text) => {
    expect(game.notation.parsePosition(text)).toMatchObject({ ok: false });
  });
});

const WORDS = `turns;rolls;opening;won;round 2;seat 1;left 0;left 2;H 3,3;P hand;- hand;moves 2;rest 1;out;:; ;;1:;go;put out;
  drop;vai;2,4;N4;done;refill;${FOREST};${OPEN};(12);#`;

const LAST = { maxRounds: 20 };
describeNotation({
  rules: [
    rulesWith(),
    rulesWith({ ...LAST, burned: 'rest', place: 'after' }),
    rulesWith({ ...LAST, game: 'pilots' }),
    rulesWith({ game: 'mixed' }),
    rulesWith({ turnOrder: 'free' }),
    rulesWith({ fireTiming: 'afterEachTurn', players: 3 }),
  ],
  words: [' ; ', ...WORDS.split(/;\n? */)],
  signs: './#()0123456HSP-;: ',
  clauses: 'FF-',
  choose: anything,
});
