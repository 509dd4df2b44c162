import { CHANCE, OVER } from '@glade/engine';
import { describeNotation, legalOf, readPosition } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { NO_ACTION, NOT_THERE, OTHER_STEP } from '../src/state.ts';
import { rulesWith, sensible } from './play.ts';

const two = rulesWith({ seats: 2 });

describeNotation({
  rules: [
    rulesWith(),
    rulesWith({ seats: 6, helperFriends: true, unusedTiles: 'shared', difficulty: 'easy' }),
    rulesWith({ riverReach: 'scatter', cornerContact: 'any', jokerLift: 'present' }),
    rulesWith({
      riverReach: 'anywhere',
      delivery: 'arrive',
      helpLimit: 'unlimited',
      difficulty: 'hard',
    }),
  ],
  words:
    'deal draw use tile cap river-bend place n1e1 turned 2 encounter 7H joker clear of with friend stop give take keep move home /b stay clue Q♠ : ; turn met unused tiles home posa resta supera donna di picche'.split(
      ' ',
    ),
  signs: '0123456789jqkascdhnew/@;: *metun',
  clauses: 'FV-',
  choose: sensible,
});

const CLEARS =
  'clear turn 5: 3D home met 10S 9S friends 0 ; 8C home met 2H ; tiles spring/1@n1e1 ; clue KD';
const MOVES = 'move turn 3: QS home ; 4D home ; tiles spring/1@n1e1 river-two-caps/1@e1 ; clue 9C';
const PLACES =
  'place turn 3: QS home ; 4D home ; tiles spring/1@n1e1 ; hand river-two-caps ; clue 9C';
const DRAWS = 'draw turn 3: QS home ; 4D home ; tiles spring/1@n1e1 ; clue 9C';
const SOURCE =
  'source turn 15: QS home unused cap cap ; 4D home ; tiles spring/1@n1e1 river-two-caps/1@e1 river-straight/1@s1e1 river-road-bridge/1@s2e1 river-abbey-bridge/1@s3e1 river-cap-bridge/1@s4e1 river-straight/1@s5e1 river-bend/2@s6e1 river-bend@s6e2 river-bend-road/2@s7e2 river-bend-city@s7e3 lake/1@s8e3 ; clue 9C';

/** What a text means in a position, as the text of the action. */
function read(position: string, text: string): string {
  const s = readPosition(two, position);
  const action = two.notation.parse(s, text);
  if (!action.ok) return action.problem.code;
  const named: Record<number, string> = {
    [NO_ACTION]: 'noAction',
    [NOT_THERE]: 'notThere',
    [OTHER_STEP]: 'otherStep',
  };
  return named[action.value] ?? two.notation.format(s, action.value);
}

describe('entries', () => {
  test.each([
    ['tile river-bend', 'tile river-bend'],
    ['River bend', 'tile river-bend'],
    ['tessera lake', 'tile lake'],
    ['stay', 'noAction'],
    ['encounter 7H', 'noAction'],
    ['dragon', 'notation.entry'],
  ])('at a draw, %s means %s', (text, meaning) => expect(read(DRAWS, text)).toBe(meaning));

  test.each([
    ['place e1 turned 1', 'place e1 turned 1'],
    ['Lay the tile at east 1, turned once', 'place e1 turned 1'],
    ['posa la tessera in est 1, girata una volta', 'place e1 turned 1'],
    ['e1 turned 3', 'place e1 turned 1'],
    ['place n1e1', 'place n1e1'],
    ['place s2 n1', 'notation.entry'],
    ['place e1 turned often', 'notation.entry'],
    ['move e1', 'otherStep'],
  ])('with a tile in hand, %s means %s', (text, meaning) =>
    expect(read(PLACES, text)).toBe(meaning),
  );

  test.each([
    ['stop', 'stop'],
    ['Lascia stare', 'stop'],
    ['clear 10S', 'clear 10S with 2'],
    ['Clear the ten of spades', 'clear 10S with 2'],
    ['supera il 9 di picche', 'clear 9S with 2'],
    ['9♠ with 2', 'clear 9S with 2'],
    ['clear 2 of hearts', 'clear 2H of 2'],
    ['supera il 2 di cuori', 'clear 2H of 2'],
    ['clear 10s with a Friend', 'clear 10S friend'],
    ['supera il 10 di picche con un Amico', 'clear 10S friend'],
    ['clear 10S with 2 friend of 2', 'clear 10S with 2 friend of 2'],
    ['clear the knight of swords', 'notation.entry'],
  ])('with Encounters, %s means %s', (text, meaning) => expect(read(CLEARS, text)).toBe(meaning));

  test.each([
    ['stay', 'stay'],
    ['Stay: the Old Town', 'stay'],
    ['resta qui', 'stay'],
    ['move home', 'stay'],
    ['move e1/a', 'move e1/a'],
    ['go to e1', 'move e1/b'],
    ['Vai a est 1, riva b', 'move e1/b'],
    ['vai a n1e1', 'move n1e1'],
    ['Go to north 1, east 1', 'move n1e1'],
    ['move n1o1', 'move n1w1'],
    ['move n99e99', 'notation.entry'],
  ])('before a move, %s means %s', (text, meaning) => expect(read(MOVES, text)).toBe(meaning));

  test.each([
    ['draw', 'draw'],
    ['Pesca una tessera', 'draw'],
    ['use cap', 'use cap'],
    ['Lay unused tile number 2 of player 1', 'use cap'],
    ['posa la tessera inutilizzata numero 1 del giocatore 1', 'use cap'],
    ['Posa la tessera in attesa numero 2 del giocatore 1', 'use cap'],
    ['use cap of 2', 'use cap of 2'],
    ['use lake', 'use lake'],
    ['use dragon', 'notation.entry'],
  ])('with unused tiles, %s means %s', (text, meaning) => expect(read(SOURCE, text)).toBe(meaning));
});

describe('why not', () => {
  const CARRIES = 'pass turn 3: QS n1e1 token ; 4D n1e1 ; tiles spring/1@n1e1 ; counted 1 2 0';

  test.each([
    [DRAWS, 'stay', 'FV-22', 'rollFirst'],
    [DRAWS, 'tile cap', 'FV-24', 'riverFirst'],
    [DRAWS, 'tile lake', 'FV-R9', 'lakeLast'],
    [DRAWS, 'tile spring', 'FV-22', 'noneLeft'],
    [PLACES, 'place e1', 'FV-23', 'mismatch'],
    [PLACES, 'place w1', 'FV-R11', 'notAtEnd'],
    [PLACES, 'place e2', 'FV-25', 'tooFar'],
    [PLACES, 'place n1e1', 'FV-23', 'occupied'],
    [PLACES, 'encounter 7H', 'FV-26', 'noRoll'],
    [CLEARS, 'clear 9S', undefined, undefined],
    [CLEARS, 'clear 10S friend', undefined, undefined],
    [CLEARS, 'clear KH', 'FV-36', 'noSuchEncounter'],
    [CLEARS, 'clear 10S with 2 friend', 'FV-R29', 'friendNotNeeded'],
    [CLEARS, 'clear 10S with 3', 'FV-41', 'noSuchPlayer'],
    [CLEARS, 'clear 10S with 2 friend of 2', 'FV-R30', 'notTheirFriend'],
    [CLEARS.replace('8C home', '8C home helped'), 'clear 10S with 2', 'FV-R28', 'helpedAlready'],
    [CLEARS.replace('3D home', '3D n1e1'), 'clear 10S with 2', 'FV-41', 'notTogether'],
    [CLEARS.replace('3D home', '3D n1e1'), 'clear 2H', 'FV-56', 'notTogether'],
    [MOVES, 'move e1/a', 'FV-70', 'outOfReach'],
    [MOVES, 'move s1', 'FV-70', 'noTile'],
    [MOVES, 'move n1e1/b', 'FV-77', 'noSuchBank'],
    [SOURCE, 'use lake', 'FV-22', 'notUnused'],
    [SOURCE, 'use cap of 2', 'FV-R16', 'notYours'],
    [CARRIES, 'give 2', undefined, undefined],
    [CARRIES, 'give 1', 'FV-R42', 'tokenElsewhere'],
    [CARRIES, 'give 5', 'FV-63', 'noSuchPlayer'],
    ['deal turn 0: - ; -', 'deal joker', 'FV-R5', 'noJokerYet'],
    ['deal turn 0: 3D ; -', 'deal 3D', 'FV-08', 'cardElsewhere'],
  ])('%s: %s (%s %s)', (position, text, clause, code) => {
    const s = readPosition(two, position);
    const action = two.notation.parse(s, text);
    const refusal = action.ok ? two.check(s, action.value, two.actor(s)) : undefined;
    expect(action.ok).toBe(true);
    expect([refusal?.clause, refusal?.code]).toEqual([clause, code]);
  });
});

describe('positions', () => {
  test.each([
    ['a card twice', 'draw turn 3: QS home ; QS home ; tiles spring/1@n1e1 ; clue 9C'],
    ['no Identity', 'draw turn 3: QS home ; - home ; tiles spring/1@n1e1 ; clue 9C'],
    ['a player missing', 'draw turn 3: QS home ; tiles spring/1@n1e1 ; clue 9C'],
    ['no Spring', 'draw turn 3: QS home ; 4D home ; clue 9C'],
    ['a Spring pointing outward', DRAWS.replace('spring/1', 'spring')],
    ['a tile that does not match', DRAWS.replace('n1e1', 'n1e1 cap@e1')],
    ['land before the River is drawn', DRAWS.replace('n1e1', 'n1e1 cap/2@n1')],
    ['more tiles than there are', DRAWS.replace('4D home', '4D home unused lake lake')],
    ['nothing in hand', PLACES.replace('hand river-two-caps ; ', '')],
    ['a tile in hand that fits nowhere', PLACES.replace('hand river-two-caps', 'hand river-bend')],
    [
      'everybody boxed in, and playing on',
      DRAWS.replace('QS home', 'QS home unused river-bend river-bend').replace(
        '4D home',
        '4D home unused river-straight river-straight',
      ),
    ],
    ['a move while mired', MOVES.replace('QS home', 'QS home met 7H')],
    ['no token anywhere', DRAWS.replace(' ; clue 9C', '')],
    ['two tokens', DRAWS.replace('4D home', '4D n1e1 token')],
    [
      'a token that should be home',
      DRAWS.replace('4D home', '4D home token').replace(' ; clue 9C', ''),
    ],
    [
      'nobody on the tile to take the token',
      'pass turn 3: QS n1e1 token ; 4D home ; tiles spring/1@n1e1',
    ],
    ['a meeple off the map', DRAWS.replace('4D home', '4D s1')],
    ['a bank that is not there', DRAWS.replace('4D home', '4D n1e1/b')],
    [
      'more Friends than were won',
      `${DRAWS.replace('4D home', '4D home friends 0 0 0')} ; counted 0 0 0`,
    ],
    ['a Friend of a shuffle to come', DRAWS.replace('4D home', '4D home friends 1')],
    ['more Encounters than failures', `${DRAWS} ; counted 2 1 0`],
    ['a turn number with no turn', DRAWS.replace('turn 3', 'turn 0')],
    ['won too soon', 'won turn 9: QS home ; 4D home ; tiles spring/1@n1e1 ; home 6'],
    ['who led without helping', CLEARS.replace('; clue', '; led ; clue')],
    ['something unheard of', `${DRAWS} ; dragons 3`],
  ])('refused: %s', (_, position) => {
    expect(two.notation.parsePosition(position).ok).toBe(false);
  });

  test('what is not said is as at the start', () => {
    expect(two.notation.position(readPosition(two, DRAWS))).toBe(DRAWS);
    expect(two.view(readPosition(two, DRAWS), 0)).toMatchObject({
      riverLeft: 11,
      landLeft: 71,
      reserve: 6,
      deck: 51,
      river: { x: 1, y: 0, heading: 2 },
    });
  });

  test('the terminal shows tiles, who stands where, and who has what', () => {
    expect(two.notation.draw(readPosition(two, MOVES))).toBe(
      [
        '        ...',
        '  n1    .+.',
        '        .~.',
        '     2c..~.',
        '   0 c1cc+c',
        '     .c..~.',
        '     0',
        '  1 QS home',
        '  2 4D home',
        '  clue 9C',
      ].join('\n'),
    );
  });
});

test('places have names and parts', () => {
  const s = readPosition(two, MOVES);
  const { reach } = two.view(s, 0);
  expect(reach.map(({ action }) => two.notation.format(s, action))).toEqual([
    'move n1e1',
    'stay',
    'move e1/b',
  ]);
  expect(two.actor(s)).not.toBe(CHANCE);
  expect(two.actor(s)).not.toBe(OVER);
  expect(legalOf(two, s)).toHaveLength(3);
  const home = 14280;
  const places = [home, home - 169, home + 1, home + 169 - 1 + 32768];
  expect(places.map((place) => two.notation.place(place))).toEqual(['home', 'n1', 'e1', 's1w1/b']);
});
