import { EventList, type OptionValues } from '@glade/engine';
import { engineText, tellBriefly, tellEvents, tellRefusal, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { warKids } from '../src/index.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import { battleWith } from './play.ts';

/** What is told when this is done in a position: each event as its code and its numbers. */
function told(
  position: string,
  entries: readonly string[],
  values: OptionValues = {},
  scenario?: Scenario,
) {
  const game = battleWith(values, scenario);
  const read = game.notation.parsePosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const trace = new EventList();
  for (const entry of entries) {
    const action = game.notation.parse(read.value, entry);
    if (!action.ok) throw new Error(entry);
    game.apply(read.value, action.value, trace);
  }
  return { game, events: trace.events };
}

const lines = (
  position: string,
  entries: readonly string[],
  values?: OptionValues,
  language: 'en' | 'it' = 'en',
): readonly string[] => {
  const { game, events } = told(position, entries, values);
  const say = translator(language, engineText, warKids.text);
  return tellEvents(say, game.notation, events, 'written').map(({ text }) => text);
};

describe('a walk is told as it was walked', () => {
  const road = { scenario: 'forestRoad' };

  test('through a river to the other bank', () => {
    expect(lines('move turn 1 blue: B-P1=G2 K-L1=A6', ['move P1 to I2'], road)).toEqual([
      'A blue Pegasus goes from G2 to I2.',
      'It enters the river: 2 points.',
    ]);
  });

  test('woods on a slope cost once, and what they cost', () => {
    const walk = (values: OptionValues) =>
      lines('move turn 1 blue: B-P1=K2 K-L1=A6', ['move P1 to L2'], { ...road, ...values });
    const flat = walk({});
    expect(flat.slice(-2)).toEqual(['It enters the woods.', 'It crosses a slope: 2 points.']);
    expect(walk({ terrainCost: 'sum' }).at(-1)).toBe('It crosses a slope: 3 points.');
  });

  test('a Soldier that spends its whole move is not told a price', () => {
    expect(lines('move turn 1 blue: B-S1=G2 K-L1=A6', ['move S1 to H2'], road).slice(1)).toEqual([
      'It uses its whole move.',
      'It enters the river.',
    ]);
  });

  test('a road takes the price away', () => {
    const map = scenarios.firstSkirmish.map;
    const scenario = {
      ...scenarios.firstSkirmish,
      map: {
        ...map,
        roads: [
          {
            id: 'r',
            path: [
              [2, 1],
              [3, 1],
            ] as const,
          },
        ],
      },
    };
    const start = 'move turn 1 blue: B-S1=C2 B-L1=A1 K-L1=I1';
    const { events } = told(start, ['move S1 to D2'], { roadCost: 'road' }, scenario);
    expect(events.map(({ code, args }) => [code, args['cost']])).toEqual([
      ['moved', undefined],
      ['intoWoods', 1],
    ]);
  });
});

describe('WK-52: who is no longer protected is told, and only they', () => {
  const exposed = (position: string, entries: readonly string[], values: OptionValues = {}) =>
    told(position, entries, values)
      .events.filter(({ code }) => code === 'exposed')
      .map(({ args }) => args['cell']);
  const charge = 'combat turn 1 blue: B-P1=D4 B-L1=A7 K-L1=E4';

  test('the friends of a leader that is lost', () => {
    const after = exposed(`${charge} K-S1=F4 K-M1=F3 K-S2=H1`, ['charge P1 at K-L1']);
    // F4, then F3: 9 hexes in a row of the map.
    expect(after).toEqual([3 * 9 + 5, 2 * 9 + 5]);
  });

  test('not those whom a pushed leader still touches', () => {
    const push = (cell: string) =>
      exposed(
        'land turn 1 blue in move: B-M1=A4/c B-L1=A7 K-L1=E4 K-S1=F4 ; pending K-L1',
        [`land ${cell}`],
        { slowMagic: true },
      );
    expect(push('F3')).toEqual([]);
    expect(push('C4')).toEqual([3 * 9 + 5]);
  });
});

test.each([
  [
    'en',
    'Blue takes a place: Old Bridge (H6).',
    'Blue holds a place: Old Bridge (H6). 2 turns to go.',
  ],
  [
    'it',
    'L’azzurro prende un luogo: Ponte Vecchio (H6).',
    'L’azzurro tiene un luogo: Ponte Vecchio (H6). Mancano 2 turni.',
  ],
] as const)('places are told by their names: %s', (language, taken, held) => {
  const position = 'move turn 1 blue: B-S1=H6 K-S1=M6';
  const text = lines(position, ['end', 'end'], { scenario: 'forestRoad' }, language);
  expect([text[0], text[2]]).toEqual([taken, held]);
});

test.each([
  ['en', 'There’s no clear line from the Mage at A3 to A5. Choose another enemy.'],
  ['it', 'Dal Mago in A3 al bersaglio in A5 non c’è una linea libera. Scegli un altro nemico.'],
] as const)(
  'a refusal says which place is the Mage’s and which the target’s: %s',
  (language, text) => {
    const { notation } = battleWith({}, scenarios.firstSkirmish);
    const say = translator(language, engineText, warKids.text);
    const refusal = { code: 'noLine', cells: [2 * 9, 4 * 9] };
    expect(tellRefusal(say, notation, refusal, 'written')).toBe(text);
  },
);

describe('in a few words the dice of a spell, too, say who attacked whom', () => {
  const cast = (roll: string, language: 'en' | 'it', position: string, action: string) => {
    const { game, events } = told(position, [action, roll], { slowMagic: true });
    const say = translator(language, engineText, warKids.text);
    const thrown = events.find(({ args }) => args['roll'] !== undefined)!;
    return tellBriefly(say, game.notation, [thrown], 'written');
  };
  const blue = 'move turn 1 blue: B-M1=A4 B-L1=A7 K-L1=H1 K-P1=D4';
  const pink = 'move turn 1 pink: B-S1=A4 B-L1=A7 K-L1=H1 K-M1=D4';
  test.each([
    ['spell 1', 'en', 'Only 1: the blue Mage misses a Pegasus.'],
    ['spell 6', 'en', 'With 6 the blue Mage hits a Pegasus!'],
    ['spell 1', 'it', 'Esce 1: il Mago azzurro manca un Pegaso.'],
    ['spell 6', 'it', 'Esce 6: il Mago azzurro colpisce un Pegaso!'],
  ] as const)('%s, %s', (roll, language, text) => {
    expect(cast(roll, language, blue, 'cast M1 at K-P1')).toBe(text);
  });
  test('of the other side, too', () => {
    expect(cast('spell 1', 'en', pink, 'cast M1 at B-S1')).toBe(
      'Only 1: the pink Mage misses a Soldier.',
    );
  });
});
