import { defaults, DIAL } from '@glade/engine';
import { games } from '@glade/games';
import { expect, test } from 'vitest';
import { defaultPlayers, withOptions, type MatchSetup } from '../src/game/match-setup.ts';
import {
  seatedIn,
  setupForSeveral,
  unseated,
  withFirstBots,
  withPreset,
  withSeated,
} from '../src/game/preset-setup.ts';

const EMPTY: MatchSetup = { options: {}, players: [], seed: undefined };

test.each(games.map((game) => [game.id, game] as const))(
  '%s can be played with others far away from every preset, with its rules where these are for several',
  (_, game) => {
    for (const preset of Object.values(game.options.presets)) {
      const setup = withOptions(game, EMPTY, { ...defaults(game.options), ...preset });
      const several = setupForSeveral(game, setup);
      expect(several?.players.length).toBeGreaterThan(1);
      expect(several === setup).toBe(setup.players.length > 1);
    }
  },
);

test('at a real table a choice that brings more seats brings people, elsewhere bots', () => {
  const wildfire = games.find(({ id }) => id === 'wildfire')!;
  const chosen = (realTable: boolean) =>
    withOptions(
      wildfire,
      { ...EMPTY, players: [{ who: 'person' }], realTable },
      {
        ...defaults(wildfire.options),
        mode: 'vs',
      },
    );
  const seats = (realTable: boolean) => chosen(realTable).players.map(({ who }) => who);
  expect(seats(true)).toEqual(['person', 'person']);
  expect(seats(false)).toEqual(['person', 'bot']);
});

test.each([
  ['starfall-forest', 'family'],
  ['leaf-climbers', 'family'],
  ['forest-fire', 'gentle'],
  ['fair-verona', 'gentle'],
])(
  '%s: with the preset for small children, %s, come the bots that err most, with no other',
  (id, name) => {
    const game = games.find((each) => each.id === id)!;
    const setup = withOptions(game, EMPTY, defaults(game.options));
    const usual = { ...setup, players: defaultPlayers(Math.max(2, setup.players.length)) };
    const levels = (preset: string) =>
      withPreset(game, usual, preset).players.flatMap((player) =>
        player.who === 'bot' ? [player.level] : [],
      );
    expect(new Set(levels(name))).toEqual(new Set([DIAL[0]]));
    for (const preset of Object.keys(game.options.presets).filter((each) => each !== name))
      expect(levels(preset)).not.toContain(DIAL[0]);
  },
);

test('they go with the preset, and a bot that somebody chose stays', () => {
  const starfall = games.find(({ id }) => id === 'starfall-forest')!;
  const usual = withOptions(starfall, EMPTY, defaults(starfall.options));
  const there = withPreset(starfall, usual, 'family');
  expect(withPreset(starfall, there, 'default').players).toEqual(usual.players);
  const strong = {
    ...usual,
    players: usual.players.map((player) =>
      player.who === 'bot' ? ({ who: 'bot', level: 'strong' } as const) : player,
    ),
  };
  expect(withPreset(starfall, strong, 'family').players).toEqual(strong.players);
});

test('who is seated keeps the seat through every preset, and comes back where it was gone', () => {
  for (const game of games) {
    const begun = withOptions(game, EMPTY, defaults(game.options));
    const count = begun.players.length;
    if (count < 2) continue;
    const players = begun.players.map(() => ({ who: 'person' }) as const);
    const names = players.map((_, seat) => `Anna ${seat}`);
    const first = { ...begun, players, names };
    let [now, seated]: [MatchSetup, ReturnType<typeof seatedIn>] = [first, seatedIn(first)];
    for (const preset of [...Object.keys(game.options.presets), 'default']) {
      const next = withSeated(withPreset(game, now, preset), seated);
      const kept = Math.min(count, next.players.length);
      expect(next.names?.slice(0, kept), `${game.id} ${preset}`).toEqual(names.slice(0, kept));
      expect(next.players.slice(0, kept)).toEqual(players.slice(0, kept));
      expect(unseated(next, seated)).toEqual(names.slice(next.players.length));
      [now, seated] = [next, seatedIn(next, seated)];
    }
  }
});

test('nobody sits twice who has moved to another seat, and nobody comes back where only bots are wanted', () => {
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const four = withOptions(game, EMPTY, { ...defaults(game.options), players: 4 });
  const person = { who: 'person' } as const;
  const bot = { who: 'bot', level: 'steady' } as const;
  const first = {
    ...four,
    players: [person, bot, bot, person],
    names: ['Bea', undefined, undefined, 'Anna'],
  };
  const two = withOptions(game, first, { ...first.options, players: 2 });
  const seated = seatedIn(
    { ...two, players: [person, bot], names: ['Bea', undefined] },
    seatedIn(first),
  );
  expect(withSeated(first, seated).names).toEqual(first.names);
  const moved = seatedIn({ ...two, players: [person, person], names: ['Bea', 'Anna'] }, seated);
  expect(withSeated({ ...four, players: [person, bot, bot, bot] }, moved).names).toEqual([
    'Bea',
    'Anna',
    undefined,
    undefined,
  ]);
  const bots = seatedIn({ ...two, players: [bot, bot], names: [] }, seated);
  expect(withSeated({ ...four, players: [bot, bot, bot, bot] }, bots).players).toEqual([
    bot,
    bot,
    bot,
    bot,
  ]);
});

test('who has played alone meets the bots that err most first, and keeps those in other rules for several', () => {
  const wildfire = games.find(({ id }) => id === 'wildfire')!;
  const alone = withOptions(wildfire, EMPTY, defaults(wildfire.options));
  const chosen = (before: MatchSetup, preset: string) =>
    withFirstBots(before, withPreset(wildfire, before, preset));
  const versus = chosen(alone, 'vs');
  const gentle = [{ who: 'person' }, { who: 'bot', level: DIAL[0] }];
  expect(versus.players).toEqual(gentle);
  expect(chosen(versus, 'tournament').players).toEqual(gentle);
  const steady = { ...versus, players: defaultPlayers(2) };
  expect(chosen(steady, 'tournament').players).toEqual(steady.players);
});
