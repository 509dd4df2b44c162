import { CHANCE, OVER, Xoshiro } from '@glade/engine';
import { describeNotation, legalOf, readPosition } from '@glade/engine/testing';
import { engineText, LANGUAGES, placeArgs, speaker, tellPlace, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { starfallForest } from '../src/index.ts';
import { nameOf } from '../src/board/labels.ts';
import { cellOf, locationOf } from '../src/rules/cells.ts';
import { NO_ACTION, NOT_THERE, OTHER_STEP } from '../src/rules/state.ts';
import { withPoints } from '../src/notation/places.ts';
import { rulesWith, sensible } from './play.ts';

const two = rulesWith({ players: 2, first: 1 });
const START = 'roll pool 5: 1,1 ; 4,4 ; snakes 4,1 1,4';
const TURN = 'move pool 3 left FNT: 1,1 hearts 3 stars 0 ; 4,4 ; snakes 1,1-2,2 4,1';

describeNotation({
  rules: [
    two,
    rulesWith({ players: 2, goal: 3, end: 'first', starFluke: true, turnCap: 100 }),
    rulesWith({ players: 3, forest: '3x3', setup: 'random', bites: 'all', turnCap: 100 }),
    rulesWith({ scaredySnake: true, goal: 3, turnCap: 100 }),
  ],
  words:
    'knock plant snake fairy roll star revive go end first vai 2,2 1,1-2,2 -3,9 0 3 > , SSCFN C stella cadente turn move pool left FNT : ; added down home flat x2'.split(
      ' ',
    ),
  signs: 'SCFNT0123456789,-;: xshomeflat',
  clauses: 'SF-',
  choose: sensible,
});

/** What a text means in a position, as the text of the action. */
function read(position: string, text: string): string {
  const s = readPosition(two, position);
  const action = two.notation.parse(s, text);
  if (!action.ok) return action.problem.code;
  if (action.value === NOT_THERE) return 'notThere';
  return two.notation.format(s, action.value);
}

describe('entries', () => {
  test.each([
    ['roll ssc', 'roll SSC'],
    ['SSCFN', 'roll SSCFN'],
    ['N, T, f', 'roll FNT'],
    ['2 stars, a shooting star', 'notation.entry'],
    ['2 stars, shooting star, 2 trees', 'roll SSCTT'],
    ['Tira due', 'notation.entry'],
    ['tira 2 stelle cadenti e fata', 'roll CCF'],
    ['stella grande', 'roll S'],
  ])('at a roll, %s means %s', (text, meaning) => {
    expect(read(START, text)).toBe(meaning);
  });

  test.each([
    ['go 2,1', 'go 2,1'],
    ['Vai a (2, 1)!', 'go 2,1'],
    ['fairy to 2 1', 'go 2,1'],
    ['2,1', 'go 2,1'],
    ['snake 4,1 > 4,2', 'snake 4,1 > 4,2'],
    ['serpente da 4,1', 'notation.entry'],
    ['push 4,1 to 3,1', 'snake 4,1 > 3,1'],
    ['spingi 2,2-1,1 a 1,1-1,2', 'snake 1,1-2,2 > 1,1-1,2'],
    ['4,1 -> 3,1', 'snake 4,1 > 3,1'],
    ['end turn', 'end'],
    ['Fine', 'end'],
    ['end your turn', 'end'],
    ['End turn: 2 bites!', 'end'],
    ['Finisci il turno', 'end'],
    ['volo a 1,2', 'go 1,2'],
    ['vado in colonna 1, riga 2', 'go 1,2'],
    ['move your fairy to column 2 row 1', 'go 2,1'],
    ['snake from 4,1 to 3,1', 'snake 4,1 > 3,1'],
    ['move snake 4,1 to 3,1', 'snake 4,1 > 3,1'],
    ['serpente da 4,1 a 3,1', 'snake 4,1 > 3,1'],
    ['Sposta il serpente da: 4,1 a: 3,1', 'snake 4,1 > 3,1'],
    ['Sposta il serpente da: colonna 4 riga 1 a: colonna 3 riga 1', 'snake 4,1 > 3,1'],
    ['sposta il serpente da 1,1 – 2,2 a 1,1 – 1,2', 'snake 1,1-2,2 > 1,1-1,2'],
    ['fly to 1 left of column 1, 2 above row 1', 'notThere'],
    ['fly to the spot 2 places left of row 3', 'notThere'],
    ['fly to the spot beyond the top right corner', 'notThere'],
    ['fly to the spot 2 left, 1 above the corner', 'notThere'],
    ['vai nel posto oltre l’angolo in alto a destra', 'notThere'],
    ['vai nel posto oltre l’angolo destro in alto', 'notThere'],
    ['vai nel posto 2 a sinistra e 1 sopra l’angolo', 'notThere'],
    ['fly to the spot 2 places left, 1 above the corner', 'notThere'],
    ['fly to the spot 2 places left of the top left corner and 1 above it', 'notThere'],
    ['vai nel posto 2 passi a sinistra e 1 sopra l’angolo', 'notThere'],
    ['vai nel posto a 2 passi a sinistra e 1 sopra l’angolo sinistro in alto', 'notThere'],
    ['vai nel secondo posto sopra la colonna 4', 'notThere'],
    ['vai nel secondo posto a sinistra dell’angolo in alto a sinistra, 1 più su', 'notThere'],
    ['Sposta il serpente dalla colonna 4, riga 1 alla colonna 3, riga 1', 'snake 4,1 > 3,1'],
    ['Muovi il serpente dalla colonna 4, riga 1 alla colonna 3, riga 1', 'snake 4,1 > 3,1'],
    [
      'Sposta il serpente dalla colonna 4, riga 1 sul sentiero tra le righe 1 e 2 della colonna 4',
      'snake 4,1 > 4,1-4,2',
    ],
    [
      'serpente dal sentiero tra la colonna 1, riga 1 e la colonna 2, riga 2 alla colonna 1, riga 1',
      'snake 1,1-2,2 > 1,1',
    ],
    [
      'snake from the path between column 1, row 1 and column 2, row 2 to the path between rows 1 and 2 in column 1',
      'snake 1,1-2,2 > 1,1-1,2',
    ],
    [
      'serpente da un sentiero tra colonna 1 riga 1 e colonna 2 riga 2 a un sentiero tra le righe 1 e 2 della colonna 1',
      'snake 1,1-2,2 > 1,1-1,2',
    ],
  ])('in a turn, %s means %s', (text, meaning) => {
    expect(read(TURN, text)).toBe(meaning);
  });

  const WAKES = 'revive pool 0 rolled S: 1,1 flat ; 4,4 flat ; snakes 4,1 1,4';
  test.each([
    ['knock turn 0: - ; -', 'topple 2,1', 'knock 2,1'],
    ['knock turn 0: - ; -', 'butta giù l’albero 2,1', 'knock 2,1'],
    ['plant turn 0: - ; - ; down 1,1 2,2', 'pianta il mio albero in 5,1', 'plant 5,1'],
    [
      'snake turn 0: - ; - ; added 5,1 0,1 ; down 1,1 2,2',
      'put my snake on 2,1 – 3,1',
      'snake 2,1-3,1',
    ],
    [
      'fairy turn 0: - ; - ; added 5,1 0,1 ; down 1,1 2,2 ; snakes 3,3 3,4',
      'start at 2,1',
      'fairy 2,1',
    ],
    [
      'fairy turn 0: - ; - ; added 5,1 0,1 ; down 1,1 2,2 ; snakes 3,3 3,4',
      'parti da 2,1',
      'fairy 2,1',
    ],
    [WAKES, 'risveglia il giocatore 1', 'revive 1'],
    [WAKES, 'wake the fairy at 4,4', 'revive 2'],
    [WAKES, 'wake the fairy at 3,3', 'notThere'],
  ])('%s: %s means %s', (position, text, meaning) => expect(read(position, text)).toBe(meaning));

  test.each([
    [TURN, 'go 9,9', NOT_THERE, 'notThere'],
    [TURN, 'snake 1,1 > 9,1', NOT_THERE, 'notThere'],
    [TURN, 'star 3,3', OTHER_STEP, 'otherStep'],
    [TURN, 'roll SSF', NO_ACTION, 'noRoll'],
    [START, 'go 2,1', NO_ACTION, 'rollFirst'],
    [START, 'end', NO_ACTION, 'rollFirst'],
  ])('%s: %s is understood, and refused', (position, text, code, refusal) => {
    const s = readPosition(two, position);
    const action = two.notation.parse(s, text);
    expect(action).toEqual({ ok: true, value: code });
    expect(two.check(s, code, two.actor(s))?.code).toBe(refusal);
  });

  test.each([
    ['before it is drawn who begins', rulesWith({ players: 3 }), 'SF-R4'],
    ['before the set-up is drawn', rulesWith({ players: 3, first: 2, setup: 'random' }), 'SF-R10'],
  ])('%s, lots are asked for, not dice', (_, game, clause) => {
    const s = game.create();
    expect(game.notation.parse(s, 'go 2,2')).toEqual({ ok: true, value: NO_ACTION });
    for (const by of [CHANCE, 0, 1])
      expect(game.check(s, NO_ACTION, by)).toEqual({ clause, code: 'drawFirst' });
  });
});

test.each(LANGUAGES)('what the board offers is read, as written and as said: %s', (language) => {
  const say = translator(language, engineText, starfallForest.text);
  const random = new Xoshiro(5);
  const kinds = new Set<string>();
  const misread: string[] = [];
  for (const values of [{ players: 4 }, { players: 3, bites: 'all' }, { forest: '3x3' }]) {
    const game = rulesWith({ ...values, turnCap: 100 });
    const choose = sensible(game, random);
    const s = game.create();
    for (let actor = game.actor(s); actor !== OVER; actor = game.actor(s)) {
      if (actor !== CHANCE && (s.turn === 0 || random.below(4) === 0)) {
        const view = game.view(s, undefined);
        for (const action of legalOf(game, s)) {
          const { key, cells } = nameOf(view, action);
          kinds.add(key);
          for (const manner of ['written', 'spoken'] as const) {
            const text = say(key, placeArgs(say, game.notation, cells, manner));
            const meant = game.notation.parse(s, text);
            if (!meant.ok || meant.value !== action) misread.push(text);
          }
        }
      }
      game.apply(s, choose(s));
    }
  }
  expect(misread).toEqual([]);
  // `action.wake.at` is read above: two fairies seldom lie fainted.
  const verbs = ['end', 'fairy', 'go', 'plant', 'slither', 'snake', 'star', 'topple'];
  expect([...kinds].toSorted()).toEqual(verbs.map((each) => `action.${each}.at`));
});

describe('positions', () => {
  test.each([
    ['no fairy for a player', 'roll: 1,1 ; snakes 4,1 1,4'],
    ['a snake missing', 'roll: 1,1 ; 4,4 ; snakes 4,1'],
    ['a snake where there is no path', 'roll: 1,1 ; 4,4 ; snakes 4,1 2,1-3,2'],
    ['a fairy resting at a fallen tree', 'roll: 1,1 ; 4,4 ; down 1,1 ; snakes 4,1 1,4'],
    ['a fairy that should be home', 'roll: 1,1 stars 5 ; 4,4 ; snakes 4,1 1,4'],
    ['two fairies home in a match that goes on', 'roll: home 1 stars 5 ; 4,4 ; snakes 4,1 1,4'],
    ['a flat fairy with hearts', 'roll: 1,1 hearts 1 flat ; 4,4 ; snakes 4,1 1,4'],
    ['a tree added out of reach', 'roll: 1,1 ; 4,4 ; added 5,0 ; snakes 4,1 1,4'],
    ['more left than rolled', 'move rolled FN left FNT: 1,1 ; 4,4 ; snakes 4,1 1,4'],
    ['a tree face spent before a fairy', 'move rolled FNT left FN: 1,1 ; 4,4 ; snakes 4,1 1,4'],
    ['a star falling with dice left', 'star pool 2 rolled SSS: 1,1 ; 4,4 ; snakes 4,1 1,4'],
    ['no way out of a fallen tree', 'move rolled FF left N: 2,2 ; 4,4 ; down 2,2 ; snakes 4,1 1,4'],
    ['a turn after the last', 'roll turn 1001: 1,1 ; 4,4 ; snakes 4,1 1,4'],
    ['stars twice at a tree', 'roll: 1,1 ; 4,4 ; stars 2,2 2,2 ; snakes 4,1 1,4'],
    ['a snake on the way before it is placed', 'knock turn 0: - ; - ; snakes 4,1'],
    ['a turn out of turn', 'roll turn 1 seat 2 start 1: 1,1 ; 4,4 ; snakes 4,1 1,4'],
    ['a turn that ended by itself', 'move pool 2 rolled CC: 1,1 ; 4,4 ; snakes 4,1 1,4'],
    ['home in the turn of another', 'home turn 2 seat 2: home 1 stars 5 ; 4,4 ; snakes 4,1 1,4'],
    ['too many dice', 'roll pool 6: 1,1 ; 4,4 ; snakes 4,1 1,4'],
    ['dice that do not add up', 'move pool 4 rolled SF left F: 1,1 ; 4,4 ; snakes 4,1 1,4'],
  ])('refused: %s', (_, position) => {
    expect(two.notation.parsePosition(position).ok).toBe(false);
  });

  test('what is not said is as at the start, and dice that are not told of did nothing', () => {
    expect(two.notation.position(readPosition(two, TURN))).toBe(
      'move turn 1 seat 1 start 1 pool 3 rolled FNT left FNT: 1,1 hearts 3 stars 0 ; 4,4 hearts 3 stars 0 ; snakes 4,1 1,1-2,2',
    );
    const { rolled } = two.view(readPosition(two, TURN.replace('pool 3', 'pool 5')), 0);
    expect(rolled).toEqual({ star: 0, shooting: 2, fairy: 1, snake: 1, tree: 1 });
  });

  test('the terminal shows trees, fairies, snakes and stars', () => {
    const s = readPosition(two, `${TURN} ; added 5,1 ; down 2,3 ; stars 3,3x2 2,3`);
    expect(two.notation.draw!(s, translator('en', starfallForest.text))).toBe(
      [
        '    1   2   3   4   5',
        '  1 1---o---O---os--O',
        '    | # | / | \\ | /',
        '  2 o---O---o---O',
        '    | / | \\ | / |',
        '  3 O---x*--O*--o',
        '    | \\ | / | \\ |',
        '  4 o---O---o---2',
        '',
        'Player 1: at 1,1, 3 hearts, no stars',
        'Player 2: at 4,4, 3 hearts, no stars',
        'Planted trees: 5,1',
        'Fallen trees: 2,3',
        'Trees with stars: 2,3; 3,3x2',
        'Snakes: 4,1; 1,1-2,2',
      ].join('\n'),
    );
  });
});

test('places have names whatever has been planted, and lead back to what the view shows', () => {
  const s = readPosition(two, `${TURN} ; added 0,0 5,1`);
  const view = two.view(s, 0);
  const locations = [...view.trees.map((_, i) => i), ...view.paths.map((_, i) => 32 + i)];
  for (const location of locations) expect(locationOf(view, cellOf(view, location))).toBe(location);
  const names = locations.map((location) => two.notation.place(cellOf(view, location)));
  expect(names).toEqual(expect.arrayContaining(['1,1', '0,0', '0,0-1,1', '4,1-5,1']));
  expect(new Set(names).size).toBe(names.length);
  expect(two.notation.placeParts(cellOf(view, 32))).toEqual({
    kind: 'path',
    x: 1,
    y: 1,
    x2: 2,
    y2: 1,
    column: 1,
    row: 1,
    left: 0,
    above: 0,
    right: 0,
    below: 0,
    way: 'right',
    form: 'row',
    low: 1,
    high: 2,
  });
});

/** The base forest of these matches. */
const FOUR = { width: 4, height: 4 };

test.each([
  ['il posto a 2 passi sopra la colonna 3', '3,-1'],
  ['il secondo posto sopra la colonna 3', '3,-1'],
  ['il terzo posto a sinistra della riga 2', '-2,2'],
  ['il posto a 2 passi a sinistra e 1 sopra l’angolo sinistro in alto', '-1,0'],
  ['il secondo posto a sinistra dell’angolo in alto a sinistra, 1 più su', '-1,0'],
  ['il primo posto a destra dell’angolo in alto a destra, 2 più su', '5,-1'],
  ['il secondo posto a sinistra dell’angolo in basso a sinistra, 1 più giù', '-1,5'],
])('a spot is read as it was said before and as it is said now: %s', (said, point) => {
  expect(withPoints(said, FOUR)).toBe(point);
});

/** A way from a spot that leads back to the row, column or corner from which the spot is told. */
const BACK =
  /right of the spot.*left|left of the spot.*right|(?:path|and) above.*the spot.*bottom|below.*the spot.*(?:above|top)|a destra del (?:\w+o )?posto.*sinistra|a sinistra del (?:\w+o )?posto.*destra|(?:sopra|alto).* posto.*basso|(?:sotto|basso).* posto.*(?:sopra|alto)/;

/** The points of a place, of a path those of both ends. */
const ends = (place: string): readonly string[] => place.split('-').toSorted();

describe.each([
  '0,0 0,1',
  '0,0 -1,0',
  '0,0 0,-1',
  '3,0 0,2',
  '4,0 5,0',
  '5,1 5,0',
  '0,4 0,5',
  '1,5 0,5',
  '0,0 -1,1',
])('with trees at %s', (added) => {
  test.each(LANGUAGES)(
    'each place has a name at a real table, and is found by it: %s',
    (language) => {
      const view = two.view(readPosition(two, `${TURN} ; added ${added}`), 0);
      const say = speaker(language, engineText[language], starfallForest.text[language]).at({
        real: true,
      });
      const locations = [...view.trees.map((_, i) => i), ...view.paths.map((_, i) => 32 + i)];
      const names = locations.map((location) =>
        tellPlace(say, two.notation, cellOf(view, location), 'written'),
      );
      expect(new Set(names).size).toBe(names.length);
      const found = names.map((name) => ends(withPoints(name, FOUR)));
      expect(found).toEqual(
        locations.map((location) => ends(two.notation.place(cellOf(view, location)))),
      );
      // Only what is planted outside the base forest has such a name, by a column and a row that lie on the table.
      const spots = names.filter((name) => /^(?:the spot|il (?:\w+o )?posto) /.test(name));
      expect(spots).toHaveLength(added.split(' ').filter((at) => /0|-/.test(at)).length);
      expect(names.filter((name) => /spot|posto/.test(name) && /[5-9]/.test(name))).toEqual([]);
      // No path is told by two directions that cancel out, such as right of the spot left of row 1.
      expect(names.filter((name) => BACK.test(name))).toEqual([]);
    },
  );
});
