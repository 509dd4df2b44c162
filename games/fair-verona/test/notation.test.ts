import { readFileSync } from 'node:fs';
import {
  CHANCE,
  formatRecord,
  OVER,
  parseRecord,
  Xoshiro,
  type Random,
  type SearchRules,
} from '@glade/engine';
import {
  anything,
  describeNotation,
  legalOf,
  playOut,
  readPosition,
  type Choose,
} from '@glade/engine/testing';
import { LANGUAGES, placeArgs, tellTyped, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../src/board/action-names.ts';
import { fairVerona } from '../src/index.ts';
import { NO_ACTION, NOT_THERE, OTHER_STEP, WHICH_BANK } from '../src/rules/actions.ts';
import type { VeronaState } from '../src/rules/state.ts';
import { windOf } from '../src/rules/tiles/banks.ts';
import { BANKS } from '../src/rules/tiles/looks.ts';
import { TILES } from '../src/rules/tiles/tiles.ts';
import { TILE_NAMES as englishTileNames } from '../src/words/names.en.ts';
import { TILE_NAMES as italianTileNames } from '../src/words/names.it.ts';
import { rulesWith, sensible } from './play.ts';

const two = rulesWith({ seats: 2 });

/** Matches at random are short, and one in five is not. */
function seldomSensible(game: SearchRules<VeronaState>, random: Random): Choose<VeronaState> {
  return (random.below(5) === 0 ? sensible : anything)(game, random);
}

describeNotation({
  rules: [
    rulesWith(),
    rulesWith({ seats: 3, helperFriends: true, unusedTiles: 'shared', difficulty: 'easy' }),
    rulesWith({ seats: 2, riverReach: 'scatter', cornerContact: 'any', jokerLift: 'present' }),
    rulesWith({
      seats: 2,
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
  choose: seldomSensible,
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
    [WHICH_BANK]: 'whichBank',
  };
  return named[action.value] ?? two.notation.format(s, action.value);
}

describe('entries', () => {
  test.each([
    ['tile river-bend', 'tile river-bend'],
    ['River bend', 'tile river-bend'],
    ['tessera lake', 'tile lake'],
    ['tessera lago', 'tile lake'],
    ['Fiume dritto', 'tile river-straight'],
    ['Tile: city on three sides, with a shield', 'tile city-3-pennant'],
    ["la tessera città da un lato all'altro", 'tile city-band'],
    ['stay', 'noAction'],
    ['encounter 7H', 'noAction'],
    ['dragon', 'notation.entry'],
  ])('at a draw, %s means %s', (text, meaning) => expect(read(DRAWS, text)).toBe(meaning));

  test.each([
    ['place e1 turned 1', 'place e1 turned 1'],
    ['Lay the tile at east 1, turned once', 'place e1 turned 1'],
    ['posa la tessera qui: est 1, girata una volta', 'place e1 turned 1'],
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
    ['Vai a est 1, sponda b', 'move e1/b'],
    ['Vai a est 1, riva b', 'move e1/b'],
    ['Vai a est 1, sponda b', 'move e1/b'],
    ['go to e1 west bank', 'move e1/b'],
    ['muovi e1 sponda est', 'move e1/a'],
    ['Go to east 1, bank b (west bank)', 'move e1/b'],
    ['move e1/a west bank', 'notThere'],
    ['move n1e1 west bank', 'notThere'],
    ['vai a n1e1', 'move n1e1'],
    ['Go to north 1, east 1', 'move n1e1'],
    ['move n1o1', 'move n1w1'],
    ['move n99e99', 'notation.entry'],
  ])('before a move, %s means %s', (text, meaning) => expect(read(MOVES, text)).toBe(meaning));

  test.each([
    ['n1e1', 'move e1', 'whichBank'],
    ['n1e1', 'move e1/a', 'move e1/a'],
    ['e1/b', 'move e1', 'move e1/a'],
    ['e1/a', 'move e1', 'move e1/b'],
    ['e1/a', 'move e1/a', 'stay'],
  ])('from %s, %s means %s', (from, text, meaning) =>
    expect(read(MOVES.replace('QS home', `QS ${from}`), text)).toBe(meaning),
  );

  test.each([
    ['7P', 'deal 7S'],
    ['7F', 'deal 7C'],
    ['7q', 'deal 7D'],
    ['7C', 'deal 7C'],
    ['clue 9C', 'deal 9C'],
    ['indizio 9 di fiori', 'deal 9C'],
  ])('at the last card dealt, %s means %s', (text, meaning) =>
    expect(read('deal turn 0: 3D ; QS', text)).toBe(meaning),
  );

  test.each([
    ['draw', 'draw'],
    ['Pesca una tessera', 'draw'],
    ['use cap', 'use cap'],
    ['Lay unused tile number 2 of player 1', 'use cap'],
    ['posa la tessera inutilizzata numero 1 del giocatore 1', 'use cap'],
    ['Posa la tessera in attesa numero 2 del giocatore 1', 'use cap'],
    ['use cap of 2', 'use cap of 2'],
    ['use lake', 'use lake'],
    ['use 1', 'use cap'],
    ['use 0', 'notThere'],
    ['usa bordo di città', 'use cap'],
    ['use dragon', 'notation.entry'],
  ])('with unused tiles, %s means %s', (text, meaning) => expect(read(SOURCE, text)).toBe(meaning));
});

describe('why not', () => {
  const CARRIES = 'pass turn 3: QS n1e1 token ; 4D n1e1 ; tiles spring/1@n1e1 ; counted 1 2 0';
  const TAKES = CARRIES.replace('QS n1e1 token ; 4D n1e1', 'QS n1e1 ; 4D n1e1 token');

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
    [CLEARS, 'clear 10S with 2 friend', undefined, undefined],
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
    [CARRIES, 'take 2', 'FV-R42', 'tokenElsewhere'],
    [CARRIES, 'pass the token to player 2', undefined, undefined],
    [TAKES, 'prendi 2', undefined, undefined],
    [TAKES, 'dai 2', 'FV-R42', 'tokenElsewhere'],
    [MOVES.replace('QS home', 'QS n1e1'), 'move e1', 'FV-77', 'whichBank'],
    [CARRIES, 'give 5', 'FV-63', 'noSuchPlayer'],
    ['deal turn 0: - ; -', 'deal joker', 'FV-R5', 'noJokerYet'],
    ['deal turn 0: 3D ; -', 'deal 3D', 'FV-08', 'cardElsewhere'],
    ['deal turn 0: 3D ; QS', 'clue 3D', 'FV-10', 'cardElsewhere'],
    ['deal turn 0: 3D ; -', 'clue 9C', 'FV-08', 'rollFirst'],
  ])('%s: %s (%s %s)', (position, text, clause, code) => {
    const s = readPosition(two, position);
    const action = two.notation.parse(s, text);
    const refusal = action.ok ? two.check(s, action.value, two.actor(s)) : undefined;
    expect(action.ok).toBe(true);
    expect([refusal?.clause, refusal?.code]).toEqual([clause, code]);
  });

  test('FV-R58: a Friend is called whenever you like, unless you agree otherwise', () => {
    const position =
      'clear turn 33: 3D home met 2C AC friends 0 ; 8C home ; tiles spring/1@n1e1 ; clue 8D ; discards KS AS KC KD AD KH AH QS QC QD QH ; counted 13 13 0';
    for (const [friendCalls, refusals] of [
      ['any', [undefined, undefined]],
      ['useful', ['friendNotNeeded', 'friendTooWeak']],
    ] as const) {
      const game = rulesWith({ seats: 2, friendCalls });
      const s = readPosition(game, position);
      const codes = ['clear 2C friend', 'clear AC friend'].map((text) => {
        const action = game.notation.parse(s, text);
        return action.ok ? game.check(s, action.value, 0)?.code : 'unread';
      });
      expect(codes).toEqual(refusals);
    }
  });
});

describe('positions', () => {
  test('FV-R58: a Friend who cannot be enough may have been called, unless that was agreed', () => {
    const called =
      'friend turn 15: 2D home met AS friends 0 ; 8C home ; tiles spring/1@n1e1 ; clue 8H ; discards KS AC KC AD KD AH KH ; tried AS ; attempt AS friend ; counted 9 9 0';
    expect(two.notation.parsePosition(called).ok).toBe(true);
    const useful = rulesWith({ seats: 2, friendCalls: 'useful' });
    expect(useful.notation.parsePosition(called).ok).toBe(false);
  });

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
    ['a Clue Card owed before a delivery', DRAWS.replace('clue 9C', 'owed ; jokers 2')],
    ['a choice where there is none', SOURCE.replace('QS home unused cap cap', 'QS home')],
    ['more tiles drawn than turns', MOVES.replace('turn 3', 'turn 1')],
    [
      'a Spring that failed',
      'encounter turn 1: QS home unused river-bend ; 4D home ; tiles spring/1@n1e1 ; clue 9C',
    ],
    [
      'more Friends won than tiles laid',
      `${DRAWS.replace('4D home', '4D home friends 0 0 0 0')} ; counted 0 0 2`,
    ],
    ['an Encounter tried that nobody met', CLEARS.replace('; clue', '; tried KH ; clue')],
    ['help from somebody far away', CLEARS.replace('8C home', '8C n1e1 helped')],
    ['who led without helping', CLEARS.replace('; clue', '; led ; clue')],
    ['something unheard of', `${DRAWS} ; dragons 3`],
  ])('refused: %s', (_, position) => {
    expect(two.notation.parsePosition(position).ok).toBe(false);
  });

  test('the one in the comment can be read', () => {
    const source = readFileSync(
      new URL('../src/notation/write-position.ts', import.meta.url),
      'utf8',
    );
    const lines = /such as\n\/\/\n((?:\/\/ {5}.+\n)+)/.exec(source)![1]!;
    const position = lines
      .replaceAll(/\/\/ +/g, '')
      .trim()
      .replaceAll('\n', ' ');
    expect(two.notation.position(readPosition(two, position))).toBe(position);
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
    expect(two.notation.draw!(readPosition(two, MOVES), translator('en', fairVerona.text))).toBe(
      [
        '        ...',
        '  n1    .+.',
        '        .~.',
        '     2c..~.',
        '   0 c1cc+c',
        '     .c..~.',
        '     0',
        '',
        'Banks of e1: /a e, /b w',
        'Player 1: Q♠, in the Old Town',
        'Player 2: 4♦, in the Old Town',
        'Clue Card: 9♣',
      ].join('\n'),
    );
  });
});

describe('words of the screen', () => {
  test.each(LANGUAGES)('are read: tiles, in %s', (language) => {
    const say = translator(language, fairVerona.text);
    const s = readPosition(two, DRAWS);
    for (let type = 0; type < TILES.length; type++) {
      const entry = `${language === 'it' ? 'tessera' : 'tile'} ${say('tile', { type })}`;
      expect([entry, two.notation.parse(s, entry)]).toEqual([entry, { ok: true, value: type }]);
    }
  });

  test('tiles are named in the order of their types', () => {
    const ids = TILES.map(({ name }) => name);
    expect(Object.keys(englishTileNames)).toEqual(ids);
    expect(Object.keys(italianTileNames)).toEqual(ids);
  });

  test('banks lie on different sides', () => {
    for (let look = 0; look < TILES.length * 4; look++) {
      const winds = [0, 1].map((bank) => windOf(look >> 2, look & 3, bank));
      expect(new Set(winds).size).toBe(BANKS[look >> 2]);
    }
  });

  test.each(LANGUAGES)('name each action otherwise, and are read: %s', (language) => {
    const say = translator(language, fairVerona.text);
    let attempts = 0;
    for (let seed = 0; seed < 6; seed++) {
      const random = new Xoshiro(seed);
      const helperFriends = seed % 2 === 0;
      const game = rulesWith({ difficulty: 'easy', unusedTiles: 'shared', helperFriends });
      playOut(game, sensible(game, random), (s) => {
        if (game.actor(s) < 0) return;
        const view = game.view(s, game.actor(s));
        for (const action of legalOf(game, s)) {
          const { key, args, cells } = nameOf(view, action);
          const name = say(key, { ...args, ...placeArgs(say, game.notation, cells, 'written') });
          expect([name, game.notation.parse(s, name)]).toEqual([name, { ok: true, value: action }]);
          const typed = tellTyped(say, game.notation.format(s, action));
          expect([typed, game.notation.parse(s, typed)]).toEqual([
            typed,
            { ok: true, value: action },
          ]);
          if (key === 'action.clear.with.at') attempts += 1;
        }
      });
    }
    expect(attempts).toBeGreaterThan(100);
  });

  test('are Italian where moves are typed', () => {
    const say = translator('it', fairVerona.text);
    expect(tellTyped(say, 'place n1w1 turned 2')).toBe('posa n1w1 girata 2');
    expect(tellTyped(say, 'clear 9S of 2 with 1 friend of 3')).toBe(
      'supera 9S di 2 con 1 amico di 3',
    );
    expect(tellTyped(say, 'use lake of 2')).toBe('usa lago di 2');
    expect(tellTyped(say, 'encounter joker')).toBe('incontro jolly');
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

test('a record of the first version is read: a Friend was called only to make the difference', () => {
  const record = readFileSync(new URL('records/first-version.txt', import.meta.url), 'utf8');
  const found = parseRecord(record, () => fairVerona);
  expect(found.ok && found.value.header.version).toBe(2);
  expect(found.ok && formatRecord(found.value)).toContain('friendCalls=useful');
});
