import { CHANCE, Match, defaults, parseOptions, type Game, type OptionValues } from '@glade/engine';
import { sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import { expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import { Table, type Party } from '../src/index.ts';

const SEED = 'the dice to come';

type Mode = readonly [name: string, game: Game, options: OptionValues];

/** Every preset of a game, and every number of seats. */
function modesOf(game: Game): readonly Mode[] {
  const { presets, seats, options: spec } = game.options;
  const counts = seats === undefined ? [] : spec[seats]!.values;
  const all = [
    ...Object.entries(presets),
    ...counts.map((count) => [`${count} seats`, { [seats!]: count }] as const),
  ];
  return all.flatMap(([name, chosen]) => {
    const options = parseOptions(game.options, { ...defaults(game.options), ...chosen });
    return options.ok ? [[`${game.id}, ${name}`, game, options.value] as const] : [];
  });
}

/** Whether the seed can be found in a thing that somebody was given, however deep. */
function holdsSeed(thing: unknown, seen = new Set<unknown>()): boolean {
  if (typeof thing === 'string') return thing.includes(SEED);
  if (typeof thing !== 'object' || thing === null || seen.has(thing) || ArrayBuffer.isView(thing))
    return false;
  seen.add(thing);
  return Reflect.ownKeys(thing).some((key) => holdsSeed(Reflect.get(thing, key), seen));
}

/** Plays one entry, whoever is to act, by the parties of all seats; gives back what the parties were told. */
function step(table: Table, parties: readonly Party[]): unknown {
  const { actor, rules, state } = table.match;
  if (actor === CHANCE) return parties[0]!.submit({ type: 'roll' });
  const action = rules.nth(state, rules.count(state) >> 1);
  return parties[actor]!.submit({ type: 'play', by: actor, action });
}

test.each([...games, DASH].flatMap(modesOf))(
  '%s: nothing that a party is given tells of dice to come',
  (_, game, options) => {
    const { seats } = game.rules(options);
    const players = Array.from({ length: seats }, () => 'person');
    const table = new Table(Match.start(game, { options, dice: 'virtual', seed: SEED, players }));
    const heard: unknown[] = [];
    const single = players.map((_each, seat) => table.party([seat]));
    const parties = [...single, table.party([]), table.party(players.map((_each, seat) => seat))];
    for (const party of parties) party.subscribe((change) => heard.push(change));
    const entries = sample('table: entries after which the seed is looked for', 15, 40);
    for (let entry = 0; entry < entries && !table.match.over; entry++) {
      const told = [step(table, single), ...parties.map((party) => party.view())];
      if (table.match.over) break;
      expect(told.map((each) => holdsSeed(each))).not.toContain(true);
      expect(told[0]).toMatchObject({ ok: true });
    }
    expect(holdsSeed(heard)).toBe(false);
    expect(holdsSeed(table.match)).toBe(true);
  },
);

test('a party keeps the match itself, and is told the seed at the end', () => {
  const options = { ...defaults(DASH.options), secret: false };
  const players = ['person', 'person'];
  const table = new Table(Match.start(DASH, { options, dice: 'virtual', seed: SEED, players }));
  const parties = [table.party([0]), table.party([1])];
  step(table, parties);
  const seen = parties[1]!.view();
  expect(parties[1]!.view()).toBe(seen);
  expect(seen.match?.log).toEqual(table.match.log);
  expect(seen.match?.rules.notation.position(seen.match.state)).toBe(
    table.match.rules.notation.position(table.match.state),
  );
  for (let entry = 0; entry < 100 && !table.match.over; entry++) step(table, parties);
  expect(parties[0]!.view().match?.header.seed).toBe(SEED);
});
