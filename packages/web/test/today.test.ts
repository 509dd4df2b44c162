import { describe, expect, test } from 'vitest';
import { chooseAtLevel } from '@glade/bots';
import {
  CHANCE,
  Match,
  parseOptions,
  type Event,
  type Header,
  type Outcome,
  type WholeGame,
} from '@glade/engine';
import { games } from '@glade/games';
import { Table, headerName, type Chooser } from '@glade/table';
import { speaker } from '@glade/text';
import { dayNamed, dayOf, nameOfDay } from '../src/today/day.ts';
import { dayOfMatch, matchOfDay } from '../src/today/day-match.ts';
import { isBetter, resultFor } from '../src/today/match-result.ts';
import { playAsBot } from '../src/today/play-as-bot.ts';
import { parseDays } from '../src/today/played-days.ts';
import { SIGNS, signsOf } from '../src/today/signs.ts';
import { lineOf, tellSigns } from '../src/today/tell-day.ts';
import today from '../src/words/pages/today.en.ts';
import todayIt from '../src/words/pages/today.it.ts';

const DAY = dayOf(new Date(2026, 10, 24));
const wildfire = games.find(({ id }) => id === 'wildfire')!;

/** The header of the match of a day. */
function headerOf(game: WholeGame, day: number): Header {
  const { options, players, seed } = matchOfDay(game, day);
  return {
    game: game.id,
    version: game.version,
    options,
    dice: 'virtual',
    seed: seed!,
    players: players.map((player) => headerName(player)),
  };
}

test('a day has a name, and only a day has one', () => {
  expect(nameOfDay(DAY)).toBe('2026-11-24');
  expect(dayNamed('2026-11-24')).toBe(DAY);
  for (const name of [
    '2026-02-30',
    '2026-13-01',
    '24-11-2026',
    '',
    '2026-11-24T00:00',
    '+2026-1-1',
  ])
    expect(dayNamed(name)).toBeUndefined();
});

describe.each(games.map((game) => [game.id, game] as const))(
  'the match of a day of %s',
  (_, game) => {
    test('comes in each preset, with options that fit, and is known again by its header', () => {
      const presets = new Set<string>();
      for (let day = DAY; day < DAY + 20; day++) {
        const { preset, options } = matchOfDay(game, day);
        presets.add(preset);
        expect(parseOptions(game.options, options).ok).toBe(true);
        expect(dayOfMatch(game, headerOf(game, day))).toBe(day);
      }
      expect([...presets].toSorted()).toEqual(Object.keys(game.options.presets).toSorted());
    });

    test('is no match of a day with other rules or another seed', () => {
      const header = headerOf(game, DAY);
      const other = matchOfDay(game, DAY + 1).options;
      expect(dayOfMatch(game, { ...header, options: other })).toBeUndefined();
      for (const seed of ['2026-11-24', 'day 2026-11-31', 'day ', 'x day 2026-11-24'])
        expect(dayOfMatch(game, { ...header, seed })).toBeUndefined();
    });
  },
);

/** Plays a match at a table to its end: bots by themselves, the person as a steady bot would. */
function playAtTable(game: WholeGame, header: Header): Promise<Outcome> {
  const { signal } = new AbortController();
  const chooser: Chooser = {
    choose: (match, seat, level) => chooseAtLevel(match as Match<WholeGame>, seat, level, signal),
  };
  const table = new Table(Match.start(game, header), { chooser });
  return new Promise((resolve, reject) => {
    const goOn = async (): Promise<void> => {
      const { match } = table;
      if (match.over) return resolve(match.rules.outcome(match.state));
      if (match.actor === CHANCE) table.submit({ type: 'roll' });
      else if (table.players[match.actor]!.who === 'person') {
        const action = await chooser.choose(match, match.actor, 'steady', signal);
        table.submit({ type: 'play', by: match.actor, action });
      }
    };
    const next = (): void => void goOn().catch(reject);
    table.subscribe(({ type }) => type === 'entry' && queueMicrotask(next));
    next();
  });
}

test.each(['wildfire', 'leaf-climbers'])(
  'a bot plays the very match of %s that the table plays: the same dice and bots, the same end',
  async (id) => {
    const game = games.find((each) => each.id === id)!;
    const header = headerOf(game, DAY);
    const turns: number[] = [];
    const { signal } = new AbortController();
    const asked = { onTurn: (turn: number) => turns.push(turn), signal };
    expect(await playAsBot(game, header, 'steady', asked)).toEqual(await playAtTable(game, header));
    expect(turns.length).toBeGreaterThan(2);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  },
);

test('results are compared: first who won, then what the game counts', () => {
  const most = { counts: { measure: 'points', best: 'most' } } as const;
  const fewest = { counts: { measure: 'rounds', best: 'fewest' } } as const;
  const won = (count: number) => ({ won: true, count });
  const lost = (count: number) => ({ won: false, count });
  expect(isBetter(most, won(1), lost(9))).toBe(true);
  expect(isBetter(most, won(3), won(2))).toBe(true);
  expect(isBetter(most, won(2), won(2))).toBe(false);
  expect(isBetter(most, lost(3), lost(2))).toBe(true);
  expect(isBetter(fewest, won(3), won(4))).toBe(true);
  expect(isBetter(fewest, lost(3), lost(4))).toBe(false);
  expect(isBetter({}, won(3), won(2))).toBe(false);
});

test('what is counted for each seat is counted for this one', () => {
  const outcome = { code: 'x', winners: [1], measures: { points: [4, 7], turns: 9 } };
  expect(resultFor({ counts: { measure: 'points', best: 'most' } }, outcome, 1)).toEqual({
    won: true,
    count: 7,
  });
  expect(resultFor({ counts: { measure: 'turns', best: 'fewest' } }, outcome, 0)).toEqual({
    won: false,
    count: 9,
  });
});

test('every game counts something that its outcomes have', () => {
  for (const game of games) {
    const rules = game.rules(matchOfDay(game, DAY).options);
    expect(Object.keys(rules.outcome(rules.create()).measures)).toContain(game.counts!.measure);
  }
});

const event = (code: string): Event => ({ code, args: {}, clauses: [] });

test('signs tell the moments in order, without places and without the end', () => {
  const effects = {
    flare: { picture: true, movement: 'burst', sound: 'burst' },
    lit: { picture: true, movement: 'draw', sound: 'catch-fire' },
    part: { picture: true, movement: 'draw', sound: { none: 'part' } },
    won: { picture: true, movement: 'draw', sound: 'won' },
  } as const;
  const entries = Array.from({ length: 40 }, () => ({ events: [event('calm')] }));
  entries[5] = { events: [event('lit')] };
  entries[15] = { events: [event('part'), event('flare')] };
  entries[25] = { events: [event('part')] };
  entries[39] = { events: [event('won')] };
  const moments = { flare: 2, lit: 1, part: 3, won: 3 };
  expect(signsOf(entries, { effects, moments } as never)).toEqual(['catch-fire', 'burst']);
});

test('the line holds the game, the date, signs, the result, the bots and where it is found', () => {
  const say = speaker('en', { ...wildfire.text.en, ...today });
  const line = lineOf(say, wildfire, {
    date: '24 November 2026',
    signs: ['catch-fire', 'splash'],
    result: { won: true, count: 9 },
    bots: ['The steady bot: won, points: 12.'],
    address: 'https://example.org/wildfire/today',
  });
  expect(line.split('\n')).toEqual([
    'Glade · Wildfire · 24 November 2026',
    '🔥💧 won, points: 9',
    'The steady bot: won, points: 12.',
    'https://example.org/wildfire/today',
  ]);
  expect(tellSigns(say, ['catch-fire', 'splash'])).toBe('What happened, in order: fire, water.');
});

test('every sign has words in both languages, and no two signs look alike', () => {
  for (const name of Object.keys(SIGNS))
    for (const words of [today, todayIt] as Record<string, string>[])
      expect(words[`today.sign.${name}`]).toMatch(/^\p{L}/u);
  expect(new Set(Object.values(SIGNS)).size).toBe(Object.keys(SIGNS).length);
});

test('damaged days are left out, and a day counts once', () => {
  const good = { day: 5, match: 'k', won: true, count: 3, signs: ['splash'] };
  expect(
    parseDays([
      good,
      { ...good, match: 'later' },
      { ...good, day: -1 },
      { ...good, day: 6, signs: ['toString'] },
      { ...good, day: 7, count: 'x' },
      { ...good, day: 8, match: 'k'.repeat(100) },
      null,
      7,
    ]),
  ).toEqual([good]);
});
