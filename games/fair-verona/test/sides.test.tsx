import { defaults, LANGUAGES, Match, outcomeAt, Xoshiro } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { board } from '../src/board/index.tsx';
import { labelOf, placesOf, reachAt, reachParts, tellSides } from '../src/board/labels.ts';
import { placeAt, placeFrom } from '../src/board/places.ts';
import { fairVerona } from '../src/index.ts';
import { OLD_TOWN, TILES } from '../src/rules/tiles/tiles.ts';
import type { VeronaView } from '../src/rules/view.ts';

const english = translator('en', engineText, fairVerona.text);
const typeOf = (name: string): number => TILES.findIndex((tile) => tile.name === name);

test('the sides of a tile are told as it lies', () => {
  const bend = typeOf('river-bend-city');
  expect(tellSides(english, bend, 0)).toEqual([
    'Its sides: city north and east, river south and west.',
  ]);
  expect(tellSides(english, bend, 1)).toEqual([
    'Its sides: river north and west, city east and south.',
  ]);
  expect(tellSides(english, OLD_TOWN, 3)).toEqual(['City on all sides.']);
});

test('sides of a kind are told together, and three of a kind are counted', () => {
  const italian = translator('it', engineText, fairVerona.text);
  const bend = typeOf('river-bend-city');
  expect(tellSides(italian, bend, 1)).toEqual([
    'I suoi lati: fiume a nord e ovest, città a est e sud.',
  ]);
  expect(tellSides(italian, bend, 0)).toEqual([
    'I suoi lati: città a nord ed est, fiume a sud e ovest.',
  ]);
  expect(tellSides(english, typeOf('city-3'), 0)[0]).toMatch(
    /^Its sides: (?:city on three sides, field \w+|field \w+, city on three sides)\.$/,
  );
  expect(tellSides(italian, typeOf('city-3'), 0)[0]).toMatch(
    /^I suoi lati: (?:città su tre lati, prato a \w+|prato a \w+, città su tre lati)\.$/,
  );
});

test('who asks for more also hears what belongs together', () => {
  expect(tellSides(english, typeOf('city-corner-road-pennant'), 1, true)).toEqual([
    'Its sides: city north and east, road south and west.',
    'The city joins north and east.',
    'The road joins south and west.',
    'It has a shield.',
  ]);
});

test('a tile that lies and a tile to lay tell their four sides', () => {
  const options = defaults(fairVerona.options);
  const players = Array.from({ length: fairVerona.rules(options).seats }, () => 'person');
  const building = Match.start(fairVerona, {
    options,
    dice: 'virtual',
    seed: '3',
    players,
  }).build();
  const { rules } = building;
  const random = new Xoshiro(3);
  while (building.actor < 0) {
    const { state } = building;
    building.play(outcomeAt(rules, state, random.below(rules.totalWeight(state))), building.actor);
  }
  const view = rules.view(building.state, undefined) as VeronaView;
  expect(view.step).toBe('place');
  const town = labelOf(view, english, placeAt(0, 0), true);
  expect(town).toMatch(/city on all sides$/);
  for (const language of LANGUAGES) {
    const say = translator(language, engineText, fairVerona.text);
    const [sides = '', ...rest] = board.aloud!(view, say, false);
    expect(rest).toEqual([]);
    // With the first tile of all, what the game is about.
    expect(board.goal!(view, say)).toEqual([say('game.line')]);
    expect(sides).toMatch(/city|città|river|fiume|field|prato/);
    const long = board.aloud!(view, say, true).filter((each) => each.split(/\s+/).length > 20);
    expect(long).toEqual([]);
  }
  // Where a tile can be turned, one that is advised is laid by the next tap, and not turned.
  const spot = view.spots.find(({ turns }) => turns.length > 1)!;
  const held = (advised: boolean): string =>
    labelOf(view, english, placeAt(spot.x, spot.y), true, spot.turns[0], advised);
  expect(held(false)).toContain('Enter turns it, L lays it');
  expect(held(true)).toContain('Enter lays it');
  // What is tried out is told as it lies there.
  for (const turn of [0, 1, 2, 3]) {
    const inHand = { key: 'board.tried', args: { turn } };
    const told = board.aloud!(view, english, true, inHand);
    expect(told).toEqual(expect.arrayContaining([...tellSides(english, view.hand, turn, true)]));
  }
});

test.each(LANGUAGES)(
  'the name of a place has at most 20 words, what can be done there first: %s',
  (language) => {
    const say = translator(language, engineText, fairVerona.text).at({ you: 0 });
    const options = defaults(fairVerona.options);
    const long = new Set<string>();
    let reached = 0;
    for (const seed of ['1', '2', '3']) {
      const players = Array.from({ length: fairVerona.rules(options).seats }, () => 'person');
      const building = Match.start(fairVerona, { options, dice: 'virtual', seed, players }).build();
      const { rules } = building;
      const random = new Xoshiro(Number(seed));
      for (let entry = 0; entry < 300 && !building.over; entry++) {
        const { state, actor } = building;
        const view = rules.view(state, undefined) as VeronaView;
        for (const code of placesOf(view)) {
          const { x, y, bank } = placeFrom(code);
          const spot = view.spots.find((each) => each.x === x && each.y === y);
          const labels = [
            labelOf(view, say, code, true),
            ...(spot?.turns ?? []).map((turn) => labelOf(view, say, code, true, turn)),
          ];
          for (const label of labels) if (label.split(/\s+/).length > 20) long.add(label);
          const reach = view.step === 'move' ? reachAt(view, x, y, bank) : undefined;
          if (reach === undefined) continue;
          reached += 1;
          // What can be done there comes first, and with it how likely the next tile fits.
          const [go = '', ...fails] = reachParts(say, reach);
          expect([go, say('cell.canGo', { ways: 0 })]).toContain(/: ([^,]+)/.exec(labels[0]!)![1]);
          for (const each of fails) expect(labels[0]).toContain(`, ${each}`);
        }
        const chosen =
          actor < 0
            ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
            : rules.nth(state, random.below(rules.count(state)));
        building.play(chosen, actor);
      }
    }
    expect(reached).toBeGreaterThan(100);
    expect([...long]).toEqual([]);
  },
);
