import { defaults, Match, type OptionValues, outcomeAt, Xoshiro } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { DecisionPicture } from '../src/review/DecisionPicture.tsx';
import { ToldMatch } from '../src/review/told-match.ts';

const ENTRIES = 60;

/** A match played without thought. */
function played(game: (typeof games)[number], entries = ENTRIES, chosen: OptionValues = {}) {
  const options = { ...defaults(game.options), ...chosen };
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  const header = { options, dice: 'virtual', seed: '7', players } as const;
  const building = Match.start(game, header).build();
  const random = new Xoshiro(7);
  while (!building.over && building.match().log.length < entries) {
    const { rules, state, actor } = building;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : rules.nth(state, random.below(rules.count(state)));
    building.play(action, actor);
  }
  return building;
}

test.each(games.map(({ id }) => id))(
  'the board shows where a better move is, as it shows a hint: %s',
  async (id) => {
    const game = games.find((each) => each.id === id)!;
    const board = await boards[id]!();
    const building = played(game);
    const told = new ToldMatch(building.match(), board, translator('en', engineText, game.text));
    const placed = told.match.log.flatMap(({ actor, action }, at) =>
      actor >= 0 && told.places(at, action).cells.length > 0 ? [{ at, action }] : [],
    );
    expect(placed.length).toBeGreaterThan(3);
    for (const { at, action } of placed.slice(-3)) {
      const drawn = renderToString(
        <DecisionPicture at={at} played={action} better={action} told={told} />,
      );
      expect(drawn).toMatch(/data-message="hint".*data-pointed/s);
    }
  },
);

test('what was played is marked beside what was better, where the two are apart', async () => {
  const game = games.find(({ id }) => id === 'fair-verona')!;
  const building = played(game);
  const board = await boards[game.id]!();
  const told = new ToldMatch(building.match(), board, translator('en', engineText, game.text));
  const apart = told.match.log.flatMap(({ actor, action }, at) => {
    if (actor < 0) return [];
    const { rules } = building;
    const { state } = told.match.at(at);
    const cellsOf = (each: number): string => told.places(at, each).cells.join();
    const others = Array.from({ length: rules.count(state) }, (_, i) => rules.nth(state, i));
    const other = others.find((each) => cellsOf(each) !== '' && cellsOf(each) !== cellsOf(action));
    return other === undefined || cellsOf(action) === '' ? [] : [{ at, action, other }];
  });
  expect(apart.length).toBeGreaterThan(2);
  for (const { at, action, other } of apart.slice(-2)) {
    const drawn = renderToString(
      <DecisionPicture at={at} played={action} better={other} told={told} />,
    );
    const captions = [...drawn.matchAll(/<figcaption>/g)];
    expect(captions).toHaveLength(2);
    for (const half of drawn.split('</figure>').slice(0, 2)) expect(half).toContain('data-pointed');
    // The one is marked otherwise than the other.
    const marks = [...drawn.matchAll(/data-marked="(\w+)"/g)].map(([, mark]) => mark);
    expect(marks).toEqual(['played', 'better']);
  }
});

/** What a small picture shows of the board in whole numbers of its own units: the middle of the part, and half of its side. */
function partOf(drawn: string, width: number, height: number) {
  const read = (name: string): number =>
    Number(new RegExp(`--close${name}:\\s*(-?[\\d.]+)`).exec(drawn)![1]);
  const middle = [(0.5 - read('-x') / 100) * width, (0.5 - read('-y') / 100) * height];
  return { middle, half: width / read('') / 2 };
}

test.each([
  ['war-kids', 10, { scenario: 'waterloo' }],
  ['forest-fire', 10, {}],
] as const)(
  'where a small picture shows a part only, what is lit is in it: %s',
  async (id, entries, chosen) => {
    const game = games.find((each) => each.id === id)!;
    const { Board } = await boards[id]!();
    const building = played(game, entries, chosen);
    const { rules, state } = building;
    const { options } = building.match().header;
    const say = translator('en', engineText, game.text);
    const shown = (lit: readonly number[]) => {
      const drawn = renderToString(
        <Board
          view={rules.view(state, undefined)}
          {...{ lit, say, options, legal: [], events: [], seats: [], still: true }}
          settings={{ motion: false, forecast: false, score: false }}
        />,
      );
      const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawn)!.map(Number);
      const before = drawn.slice(0, drawn.indexOf('data-pointed'));
      const [, x, y] = [...before.matchAll(/(?:translate\(|d="M)(-?[\d.]+)[ ,](-?[\d.]+)/g)].at(
        -1,
      )!;
      return { ...partOf(drawn, width!, height!), at: [Number(x), Number(y)] };
    };
    for (const cell of [0, 5, 21, 30]) {
      const { middle, half, at } = shown([cell]);
      for (const axis of [0, 1])
        expect(Math.abs(at[axis]! - middle[axis]!)).toBeLessThanOrEqual(half);
    }
  },
);
