import type { Action, Rules } from '@glade/engine';
import { describeNotation, readPosition } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { DIG, PASS, PLAY_ON, STOP } from '../src/rules/steps.ts';
import { X4_CELLS, X4_PASS } from '../src/rules/x4/x4-state.ts';
import { rulesWith, something } from './play.ts';

const SOLO = rulesWith();
const X4 = rulesWith({ mode: 'x4' });
const VS = rulesWith({ mode: 'vs' });

const ROLL = 'event turn 1: ......|......|..^...|......|..../.|...... digs 2';
const ACT = 'act 1 turn 1: ......|......|..^...|......|..../.|...... digs 2';
const ASK = 'ask spread turn 2: ......|......|../...|..X...|......|...... home 3,3 digs 2';
const BARE = 'home turn 0: ......|......|......|......|......|......';
const LIT = '......|......|../...|..X...|......|......';
const VS_ACT =
  'act seat 1 turn 1 first 5,5 rolls 1,1: /.....|......|..^...|......|..../.|...... acts 1 ; /.....|......|..^...|......|..../.|...... acts 1';
const QUIET = '......|......|...^..|......|......|......';
const IN_TR = `turn 2 in TR: ${QUIET} ; ${QUIET} ; ${QUIET} ; ${QUIET}`;

function meant(game: Rules, position: string, text: string): Action | string {
  const read = game.notation.parse(readPosition(game, position), text);
  return read.ok ? read.value : read.problem.code;
}

/** Why whoever is to act may not do this. */
function refusal(game: Rules, s: object, action: Action): string {
  const why = game.check(s, action, game.actor(s));
  return why === undefined ? 'allowed' : `${why.clause} ${why.code}`;
}

/** Column 3, row 4. */
const C4 = 20;

describe('what people write for an action', () => {
  test.each([
    ['douse 3,4', C4],
    ['Douse 3,4', C4],
    ['DOUSE C4', C4],
    ['  douse   c 4 ', C4],
    ['douse (3,4)', C4],
    ['douse (3, 4)', C4],
    ['douse 34', C4],
    ['douse 3 4', C4],
    ['douse column 3 row 4', C4],
    ['douse column 3, row 4.', C4],
    ['circle 3,4', C4],
    ['spegni 3,4', C4],
    ['Spegni c4', C4],
    ['spegnere 3,4', C4],
    ['spegni colonna 3 riga 4', C4],
    ['cerchio 3,4', C4],
    ['dig 3,4', DIG + C4],
    ['Dig C4', DIG + C4],
    ['square 3,4', DIG + C4],
    ['scava 3,4', DIG + C4],
    ['scavare colonna c, riga 4', DIG + C4],
    ['pass', PASS],
    ['PASS', PASS],
    ['passo', PASS],
    ['Passa', PASS],
    ['play on', PLAY_ON],
    ['Play  on', PLAY_ON],
    ['go on', PLAY_ON],
    ['continua', PLAY_ON],
    ['stop', STOP],
    ['basta', STOP],
    // Corners and the last letter.
    ['douse 1,1', 0],
    ['douse f6', 35],
  ])('%s', (text, action) => {
    expect(meant(SOLO, ACT, text)).toBe(action);
    expect(meant(SOLO, ASK, text)).toBe(action);
  });

  test.each([
    ['event 2,5'],
    ['Event (2, 5)'],
    ['evento 2,5'],
    ['roll b5'],
    ['tiro 25'],
    ['2,5'],
    ['2 5'],
    ['colonna 2 riga 5'],
  ])('rolled: %s', (text) => {
    expect(meant(SOLO, ROLL, text)).toBe(25);
  });

  test.each([
    ['douse tr 3,4', 36 + C4],
    ['douse TR:(3,4)', 36 + C4],
    ['spegni TR c4', 36 + C4],
    ['douse 3,4', 36 + C4],
    ['douse BL 3,4', 3 * 36 + C4],
    ['scava tr 3,4', X4_CELLS + 36 + C4],
    ['dig BR 3,4', X4_CELLS + 2 * 36 + C4],
    ['passo', X4_PASS],
  ])('in X4, with the top right at turn: %s', (text, action) => {
    expect(meant(X4, `act 1 ${IN_TR}`, text)).toBe(action);
  });

  test.each([['event TR 2,5'], ['2,5'], ['evento tr b5']])('rolled in X4: %s', (text) => {
    expect(meant(X4, `event ${IN_TR}`, text)).toBe(25);
  });

  test.each([
    ['', ACT],
    ['douse', ACT],
    ['douse 7,1', ACT],
    ['douse 0,3', ACT],
    ['douse g1', ACT],
    ['douse 3,4,5', ACT],
    ['douse 345', ACT],
    ['3,4', ACT],
    ['burn 3,4', ACT],
    ['passing', ACT],
    ['event', ROLL],
    ['event 3,7', ROLL],
    ['event TL 3,4', ROLL],
  ])('"%s" means nothing', (text, position) => {
    expect(meant(SOLO, position, text)).toBe('notation.entry');
  });

  test('a roll is no action, and an action is no roll', () => {
    for (const [game, position, text, clause] of [
      [SOLO, ACT, 'event 5,5', 'WF-22 noRoll'],
      [SOLO, ASK, 'event 5,5', 'WF-36 mustAnswer'],
      [SOLO, ROLL, 'douse 5,5', 'WF-13 rollFirst'],
      [SOLO, ROLL, 'dig 1,1', 'WF-13 rollFirst'],
      [SOLO, ROLL, 'pass', 'WF-13 rollFirst'],
      [SOLO, ROLL, 'stop', 'WF-13 rollFirst'],
      [SOLO, BARE, 'pass', 'WF-05 rollFirst'],
      [X4, `act 1 ${IN_TR}`, 'event TR 3,4', 'WF-22 noRoll'],
      [X4, `event ${IN_TR}`, 'douse TL 3,4', 'WF-13 rollFirst'],
      [X4, `event ${IN_TR}`, 'pass', 'WF-13 rollFirst'],
      [VS, VS_ACT, 'home 1,1', 'WF-22 noRoll'],
    ] as const) {
      const s = readPosition(game, position);
      const read = game.notation.parse(s, text);
      expect(read.ok && refusal(game, s, read.value)).toBe(clause);
    }
  });

  test('nobody asks whether to play on where it is not asked', () => {
    for (const [game, position, clause] of [
      [SOLO, ACT, 'WF-36'],
      [X4, `act 1 ${IN_TR}`, 'WF-R28'],
      [VS, VS_ACT, 'WF-R36'],
    ] as const) {
      const s = readPosition(game, position);
      for (const text of ['play on', 'stop']) {
        const read = game.notation.parse(s, text);
        expect(read.ok && refusal(game, s, read.value)).toBe(`${clause} notAsked`);
      }
    }
  });

  test('a match that was stopped is over for another reason than one whose fire is out', () => {
    const stopped = readPosition(SOLO, `stopped turn 2: ${LIT} home 3,3`);
    const lost = readPosition(SOLO, `lost turn 2: ${LIT.replaceAll('/', 'X')} home 3,3`);
    expect([stopped, lost].map((s) => refusal(SOLO, s, PASS))).toEqual([
      'WF-R22 over',
      'WF-32 over',
    ]);
  });
});

describe('places', () => {
  test('for people and for sentences', () => {
    expect(SOLO.notation.place(C4)).toBe('3,4');
    expect(SOLO.notation.placeParts(C4)).toMatchObject({ column: 3, row: 4 });
    expect(X4.notation.place(36 + C4)).toBe('TR 3,4');
    expect(X4.notation.placeParts(36 + C4)).toMatchObject({ column: 3, row: 4, quadrant: 'tr' });
    expect(VS.notation.place(36 + C4)).toBe('3,4');
    expect(VS.notation.placeParts(36 + C4)).toMatchObject({ column: 3, row: 4, seat: 2 });
  });

  test('the board in the terminal', () => {
    expect(SOLO.notation.draw!(readPosition(SOLO, ROLL), String).split('\n')).toEqual([
      '    1 2 3 4 5 6',
      '  1 . . . . . .',
      '  2 . . . . . .',
      '  3 . . ^ . . .',
      '  4 . . . . . .',
      '  5 . . . . / .',
      '  6 . . . . . .',
    ]);
    const lines = X4.notation.draw!(readPosition(X4, `event ${IN_TR}`), String).split('\n');
    expect(lines[3]).toBe('  3 . . . ^ . .     3 . . . ^ . .');
    expect(lines).toHaveLength(15);
  });
});

describe('positions', () => {
  const GRID = '......|......|..^...|......|......|......';
  const BURNT = '......|......|../...|..X...|......|......';

  test.each([
    ['the digs that the home allows', `event turn 1: ${GRID}`, 'digs 2'],
    ['less those that were used', `event turn 1: ${GRID.replace('|.', '|#')}`, 'digs 1'],
    ['capitals', `EVENT TURN 1: ${GRID} digs 0`, 'digs 0'],
  ])('read with %s', (_, text, found) => {
    expect(SOLO.notation.position(readPosition(SOLO, text))).toContain(found);
  });

  test.each([
    ['nothing', ''],
    ['only a head', 'event turn 1'],
    ['only a grid', GRID],
    ['an unknown step', `wait turn 1: ${GRID}`],
    ['three actions', `act 3 turn 1: ${GRID}`],
    ['no action left', `act 0 turn 1: ${GRID}`],
    ['a roll off the grid', `act 1 turn 1 rolled 7,1: ${GRID}`],
    ['five rows', 'event turn 1: ......|......|..^...|......|......'],
    ['seven columns', `event turn 1: .${GRID}`],
    ['a strange mark', `event turn 1: ${GRID.replace('.', '?')}`],
    ['two homes', `event turn 1: ${GRID.replace('.', '^')}`],
    ['no home', `event turn 1: ${GRID.replace('^', '.')}`],
    ['a home before it is rolled', `home turn 0: ${GRID}`],
    ['marks before the home is rolled', `home turn 0: ${GRID.replace('^', 'X')}`],
    ['marks before the first fire', `fire turn 0: ${GRID.replace('.', '/')}`],
    ['a burnt home that is empty', `event turn 3: ${BURNT} home 1,1`],
    ['a burnt home that is dug', `event turn 3: ${BURNT.replace('.', '#')} home 1,1`],
    ['a home both burnt and standing', `event turn 3: ${BURNT.replace('.', '^')} home 3,3`],
    ['three digs', `event turn 1: ${GRID} digs 3`],
    [
      'more digs than a corner allows',
      `event turn 1: ^.....${GRID.replace('^', '.').slice(6)} digs 1`,
    ],
    ['a question while the home stands', `ask spread turn 1: ${GRID}`],
    ['a win without the home', `won turn 9: ${BURNT} home 3,3`],
    ['a loss with the home', `lost turn 9: ${GRID}`],
    ['a stop with the home', `stopped turn 9: ${GRID}`],
    ['a stop long after the home burnt', `stopped turn 9: ${BURNT.replace('/', 'X')} home 3,3`],
    ['a win while it burns', `won turn 9: ${GRID.replace('.', '/')}`],
    ['a loss while it burns', `lost turn 9: ${BURNT} home 3,3`],
    ['a loss with a roll', `lost turn 9 rolled 1,1: ${BURNT.replace('/', 'X')} home 3,3`],
    ['a question after nothing burnt', `ask flare turn 2: ${BURNT.replace('X', '.')} home 3,3`],
    ['a turn before the first', `event turn 0: ${GRID}`],
    ['a turn of the setup', `home turn 7: ${GRID.replace('^', '.')}`],
    ['a fire after the setup', `fire turn 9: ${GRID}`],
    ['a turn that cannot be', `act 1 turn 38: ${GRID}`],
    ['an event that has been rolled', `event turn 1 rolled 3,3: ${GRID}`],
    ['two actions without the home', `act 2 turn 3: ${BURNT} home 3,3`],
    ['two actions for a roll elsewhere', `act 2 turn 3 rolled 6,6: ${GRID}`],
    ['two dug and two left', `act 1 turn 3: ${GRID.replace('..', '##')} digs 2`],
    ['text behind it', `event turn 1: ${GRID} digs 2 and more`],
    ['text behind a colon', `event turn 1: ${GRID} digs 2: more`],
  ])('refused: %s', (_, text) => {
    expect(SOLO.notation.parsePosition(text)).toMatchObject({ ok: false });
  });

  test.each([
    ['three grids', `event turn 1 in TL: ${GRID} ; ${GRID} ; ${GRID}`],
    ['no quadrant', `event turn 1: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID}`],
    ['an unknown quadrant', `event turn 1 in TX: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID}`],
    [
      'one home missing',
      `event turn 1 in TL: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID.replace('^', '.')}`,
    ],
    [
      'a first fire too early',
      `fire turn 0 in TL: ${GRID.replace('.', '/')} ; ${GRID} ; ${GRID} ; ${GRID}`,
    ],
    [
      'over while it burns',
      `over turn 9 in TL: ${GRID.replace('.', '/')} ; ${GRID} ; ${GRID} ; ${GRID}`,
    ],
    ['over elsewhere', `over turn 9 in TR: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID}`],
    ['no turn', `event turn 0 in TL: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID}`],
    ['a turn that cannot be', `act 1 turn 146 in TL: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID}`],
    ['a roll at the end', `over turn 9 in TL rolled 1,1: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID}`],
    [
      'two actions for a roll elsewhere',
      `act 2 turn 3 in TL rolled 6,6: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID}`,
    ],
    ['a first fire too late', `fire turn 0 in TR: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID}`],
    ['text behind a colon', `event turn 1 in TL: ${GRID} ; ${GRID} ; ${GRID} ; ${GRID}: more`],
  ])('refused in X4: %s', (_, text) => {
    expect(X4.notation.parsePosition(text)).toMatchObject({ ok: false });
  });

  const rolled = 'first 5,5 rolls 1,1';
  test.each([
    ['one grid for two', `event turn 1 first 5,5: ${GRID} acts 0`],
    ['no word on who has acted', `event turn 1 first 5,5: ${GRID} ; ${GRID}`],
    [
      'two homes that differ',
      `event turn 1 first 5,5: ${GRID} acts 0 ; ^${GRID.replace('^', '.').slice(1)} acts 0`,
    ],
    ['no first fire', `act seat 1 turn 1 rolls 1,1: ${GRID} acts 1 ; ${GRID} acts 1`],
    ['a roll missing', `act seat 1 turn 2 ${rolled}: ${GRID} acts 1 ; ${GRID} acts 1`],
    ['a roll too many', `event turn 1 ${rolled}: ${GRID} acts 0 ; ${GRID} acts 0`],
    ['an unknown seat', `act seat 3 turn 1 ${rolled}: ${GRID} acts 1 ; ${GRID} acts 1`],
    ['a seat that has acted', `act seat 2 turn 1 ${rolled}: ${GRID} acts 0 ; ${GRID} acts 0`],
    ['a seat that has finished', `act seat 1 turn 1 ${rolled}: ${GRID} done ; ${GRID} acts 1`],
    ['actions before the roll', `event turn 1 first 5,5: ${GRID} acts 1 ; ${GRID} acts 1`],
    ['nobody left to play', `event turn 1 first 5,5: ${GRID} done ; ${GRID} done`],
    ['over too early', `over turn 2 ${rolled}: ${GRID} done ; ${GRID} acts 0`],
    ['no turn', `event turn 0 first 5,5: ${GRID} acts 0 ; ${GRID} acts 0`],
    [
      'two actions for a roll elsewhere',
      `act seat 1 turn 1 ${rolled}: ${GRID} acts 2 ; ${GRID} acts 1`,
    ],
    [
      'one action for a roll on the home',
      `act seat 1 turn 1 first 5,5 rolls 3,3: ${GRID} acts 2 ; ${GRID} acts 1`,
    ],
    [
      'one who is done and burns',
      `act seat 2 turn 1 ${rolled}: ${GRID.replace('.', '/')} done ; ${GRID} acts 1`,
    ],
    ['a burning end', `over turn 2 ${rolled}: ${GRID.replace('.', '/')} done ; ${GRID} done`],
    // A pattern that tries every split of the rolls would take seconds, and twice as many for every other letter.
    ['many letters for rolls', `event turn 1 first 1,1 rolls ${'a'.repeat(28)}  b: ${GRID} acts 0`],
    ['a turn that cannot be', `over turn 40 first 5,5: ${GRID} done ; ${GRID} done`],
    ['text behind a colon', `event turn 1 first 5,5: ${GRID} acts 0 ; ${GRID} acts 0: more`],
  ])('refused in VS: %s', (_, text) => {
    expect(VS.notation.parsePosition(text)).toMatchObject({ ok: false });
  });
});

const WORDS = `act 1;event;fire;home;seat 2;turn 1;in TR;rolled;rolls;first;done;acts 1;3,4;c4;TL;digs 1;douse;dig;
  spegni;pass;play on;:;: ;|;-1;......|......|..^...|......|......|......;....../|XXo#`;

describeNotation({
  rules: [SOLO, X4, VS, rulesWith({ mode: 'vs', vsPlayers: 3 })],
  words: [' ; ', ...WORDS.split(/;\n? */)],
  signs: './Xo#^01267;| ',
  clauses: 'WF-',
  choose: something,
});
