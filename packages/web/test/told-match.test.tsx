import {
  CHANCE,
  defaults,
  drawOutcome,
  Match,
  outcomeAt,
  SealedDice,
  Xoshiro,
  type OptionValues,
} from '@glade/engine';
import { games } from '@glade/games';
import { Table } from '@glade/table';
import { engineText, tellEvents, translator } from '@glade/text';
import { TURNING_POINT } from '@glade/ui/event-weight';
import { describe, expect, test } from 'vitest';
import { boards } from '@glade/games/browser';
import en from '../src/words/en.ts';
import reviewEn from '../src/words/review.en.ts';
import { tellLog } from '../src/narration/narration.ts';
import { ofBots } from '../src/narration/of-bots.ts';
import { toldLines } from '../src/replay/told-lines.ts';
import { sharedOnce, withoutSeat } from '../src/review/shared-once.ts';
import { ToldMatch } from '../src/review/told-match.ts';
import { loadMatchWords, loadPageWords } from '../src/words/words.ts';
import { playedToEnd } from '../e2e/played-match.ts';
import { anyAction, playOn } from './play-on.ts';

test('War Kids’ turns are called in a review as in its log: pink has a turn 1, too', () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const players = ['Anna', 'bot steady'];
  const seed = 'turns';
  let match = Match.start(game, {
    options: defaults(game.options),
    dice: 'virtual',
    seed,
    players,
  });
  const dice = new SealedDice(seed);
  while (match.rules.turn(match.state) < 4 && !match.over) {
    const { rules, state, actor, drawIndex } = match;
    // The last action of each list ends a phase.
    const action =
      actor === CHANCE
        ? drawOutcome(rules, state, dice, drawIndex).action
        : rules.nth(state, rules.count(state) - 1);
    const played = match.play(action, actor);
    if (!played.ok) throw new Error(played.refusal.code);
    match = played.match;
  }
  const say = translator('en', engineText, game.text);
  const told = new ToldMatch(match, {} as never, say);
  expect([1, 2, 3].map((turn) => told.turn(turn))).toEqual([
    'Turn 1',
    'Turn 1, Pink',
    'Turn 2, Blue',
  ]);
});

test('a match that people end by hand was not played to its end', () => {
  const game = games.find(({ id }) => id === 'forest-fire')!;
  const options = defaults(game.options);
  const header = { options, dice: 'virtual', seed: 'by hand', players: ['Anna', 'Ben'] } as const;
  const building = Match.start(game, header).build();
  const random = new Xoshiro(1);
  const ends = (action: number): boolean =>
    building.rules.endsForAll?.(building.state, action) === true;
  while (!building.over) {
    const { rules, state, actor } = building;
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const action =
      actor === CHANCE
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : (legal.find(ends) ?? legal[0]!);
    building.play(action, actor);
  }
  const match = building.match();
  const say = translator('en', engineText, game.text);
  expect(match.over).toBe(true);
  expect(new ToldMatch(match, {} as never, say).playedOut).toBe(false);
});

test('the only person is spoken to, in sentences that are right for “you”', async () => {
  const game = games.find(({ id }) => id === 'forest-fire')!;
  const options = defaults(game.options);
  const header = {
    options,
    dice: 'virtual',
    seed: 'one',
    players: ['Anna', 'bot steady'],
  } as const;
  const building = Match.start(game, header).build();
  const [policy] = Object.values(game.policies(game.rules(options)));
  const random = new Xoshiro(3);
  playOn(building, random, ({ state }) => policy!.choose(state, random));
  const match = building.match();
  const board = await boards['forest-fire']!();
  const say = translator('en', engineText, game.text).at({ you: 0 });
  const told = new ToldMatch(match, board, say, 0);
  const texts = match.log.map((_, at) => told.entry(at)).join('\n');
  expect(texts).toMatch(/You put out/);
  expect(texts).not.toMatch(/You \w+s out|You puts/);
});

test('who ended a phase is told with what came of it, not as the name of the next phase', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const options = { ...defaults(game.options), scenario: 'firstSkirmish', turnLimit: 12 };
  const players = ['Anna', 'bot steady'];
  const header = { options, dice: 'virtual', seed: '2', players } as const;
  const building = Match.start(game, header).build();
  const [policy] = Object.values(game.policies(game.rules(options)));
  const random = new Xoshiro(2);
  playOn(building, random, ({ state }) => policy!.choose(state, random));
  const match = building.match();
  const board = await boards['war-kids']!();
  const pages = { ...en, ...reviewEn };
  const say = translator('en', engineText, game.text, { en: pages, it: pages });
  const told = new ToldMatch(match, board, say);
  const ends = match.log.flatMap(({ actor, action }, at) =>
    actor !== CHANCE && told.action(at, action) === 'End movement' ? [at] : [],
  );
  const { length } = match.log;
  const texts = ends.map((at) => told.change(at, length));
  for (const text of texts) expect(text).toMatch(/^(Blue|Pink) \w+ chose “End movement”\. ./);
  expect(texts.join('\n')).toMatch(/”\. .*(is eliminated|is caught)/);
  expect(told.change(ends[0]!, ends[0]! + 1)).toMatch(/ chose “End movement”\.$/);
  // To the end of the next turn only.
  const came = match.log.map((_, at) => told.cameOf(at));
  expect(came.join('\n')).toMatch(/(is eliminated|is caught)/);
  expect(came[0]).toBeUndefined();
  // What came in another turn says in which.
  const later = came.filter((text) => text?.includes(': ') === true);
  expect(later).not.toEqual([]);
  for (const text of later) expect(text).toMatch(/^Turn \d+\b[^:]*: /);
});

test('a place is written in a review as on the board: A5, not A 5 as for the ear', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const board = await boards['war-kids']!();
  const header = {
    options: defaults(game.options),
    dice: 'virtual',
    seed: 'places',
    players: ['Anna', 'Ben'],
  } as const;
  const building = Match.start(game, header).build();
  const random = new Xoshiro(3);
  while (!building.over && building.rules.turn(building.state) < 4) {
    const { rules, state, actor } = building;
    const action =
      actor === CHANCE
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : rules.nth(state, random.below(rules.count(state)));
    building.play(action, actor);
  }
  const match = building.match();
  const told = new ToldMatch(match, board, translator('en', engineText, { en, it: en }, game.text));
  const texts = match.log.map((_, at) => told.entry(at)).join('\n');
  expect(texts).toMatch(/\b[A-Z]\d+\b/);
  expect(texts).not.toMatch(/\b[A-Z] \d+\b/);
});

test.each([
  ['en', /\byou\b|\byour\b/i],
  ['it', /\btua?\b|\bhai\b|\bpuoi\b/i],
] as const)(
  'a bot that plays alone is told of, and nobody is spoken to: %s',
  async (language, you) => {
    const game = games.find(({ id }) => id === 'wildfire')!;
    const board = await boards['wildfire']!();
    const pages = { ...en, ...reviewEn };
    const words = translator(language, engineText, game.text, { en: pages, it: pages });
    for (const seed of ['1', '2', '3', '4']) {
      const options = { ...defaults(game.options), afterLoss: 'continue' };
      const header = { options, dice: 'virtual', seed, players: ['bot steady'] } as const;
      const building = Match.start(game, header).build();
      const [policy] = Object.values(game.policies(game.rules(options)));
      const random = new Xoshiro(Number(seed));
      while (!building.over) {
        const { rules, state, actor } = building;
        const action =
          actor === CHANCE
            ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
            : policy!.choose(state, random);
        building.play(action, actor);
      }
      const match = building.match();
      const told = new ToldMatch(match, board, ofBots(words));
      const texts = match.log.map((_, at) => told.entry(at));
      expect(texts.filter((text) => you.test(text))).toEqual([]);
      // The replay tells each step in full, too.
      const replayed = told.entries.flatMap(({ events }) => {
        const lines = toldLines(ofBots(words), match.rules, board, events, {});
        const { notation } = match.rules;
        const spoken = tellEvents(ofBots(words), notation, events, 'spoken', {});
        return [...lines, ...spoken].map(({ text }) => text);
      });
      expect(replayed.filter((text) => you.test(text))).toEqual([]);
      expect(texts.join('\n')).toMatch(language === 'en' ? /The bot douses/ : /Il bot ha spento/);
    }
  },
);

test('a choice that turned the match is named, and not only the luck that came after it', async () => {
  const game = games.find(({ id }) => id === 'fair-verona')!;
  const options = defaults(game.options);
  const { seats } = game.rules(options);
  const players = Array.from({ length: seats }, () => 'bot steady');
  const header = { options, dice: 'virtual', seed: '1', players } as const;
  const building = Match.start(game, header).build();
  const [policy] = Object.values(game.policies(game.rules(options)));
  const random = new Xoshiro(1);
  playOn(building, random, ({ state }) => policy!.choose(state, random), 30);
  const match = building.match();
  const board = await boards['fair-verona']!();
  const pages = { ...en, ...reviewEn };
  const say = translator('en', engineText, game.text, { en: pages, it: pages });
  const told = new ToldMatch(match, board, say);
  const unnamed = match.log.flatMap(({ actor }, at) => {
    const name = told.played(at);
    const text = actor === CHANCE ? name : told.change(at, at + 1, true);
    return text.startsWith(name) ? [] : [text];
  });
  expect(unnamed).toEqual([]);
});

test('of a card that was drawn it is told what was made of it, within the same turn', async () => {
  const game = games.find(({ id }) => id === 'fair-verona')!;
  const options = defaults(game.options);
  const players = Array.from({ length: game.rules(options).seats }, () => 'bot steady');
  const header = { options, dice: 'virtual', seed: '1', players } as const;
  const building = Match.start(game, header).build();
  const random = new Xoshiro(1);
  playOn(building, random, anyAction(random), 80);
  const match = building.match();
  const board = await boards['fair-verona']!();
  const pages = { ...en, ...reviewEn };
  const say = translator('en', engineText, game.text, { en: pages, it: pages });
  const told = new ToldMatch(match, board, say);
  const drawn = match.log.flatMap(({ actor }, at) =>
    actor === CHANCE && (match.log[at + 1]?.actor ?? CHANCE) !== CHANCE ? [at] : [],
  );
  const made = drawn.filter((at) => told.change(at, at + 2) !== told.change(at, at + 1));
  expect(made.length).toBeGreaterThan(5);
  const more = made.map((at) => told.change(at, at + 2).slice(told.change(at, at + 1).length));
  expect(more.filter((text, i) => text === ` ${told.played(made[i]! + 1)}`).length).toBeGreaterThan(
    3,
  );
  for (const text of more) expect(text).toMatch(/^ .+[.!]$/);
});

describe('what happened is told in whole sentences', () => {
  const MODES: readonly (readonly [id: string, options: OptionValues])[] = [
    ['wildfire', { mode: 'vs', vsPlayers: 2 }],
    ['wildfire', { mode: 'x4' }],
    ['forest-fire', {}],
    ['leaf-climbers', {}],
    ['starfall-forest', {}],
    ['war-kids', { scenario: 'firstSkirmish', turnLimit: 6 }],
    ['fair-verona', {}],
  ];

  test.each(MODES)('%s %o', async (id, given) => {
    const game = games.find((each) => each.id === id)!;
    const match = playedToEnd(id, given, 9);
    const board = await boards[id]!();
    const pages = { ...en, ...reviewEn };
    const say = translator('en', engineText, game.text, { en: pages, it: pages }).at({ you: 0 });
    const told = new ToldMatch(match, board, say, 0);
    for (const [at, { actor }] of match.log.entries()) {
      const came = told.cameOf(at) ?? '';
      for (const text of [told.change(at, at + 1), told.change(at, match.log.length), came]) {
        // No order, no list of a machine, and nothing that is only counted.
        expect(text).not.toMatch(/Then:|And \d+ more|^\w+: [A-Z]/);
        expect(text).toMatch(/^$|[.!?]$/);
      }
      if (actor < 0) continue;
      expect(told.played(at)).not.toBe(`${told.action(at, match.log[at]!.action)}.`);
    }
  });
});

/** Wildfire's board, and the words of a review for the first seat. */
async function wildfireTold() {
  await loadPageWords();
  await loadMatchWords('wildfire');
  const game = games.find(({ id }) => id === 'wildfire')!;
  const board = await boards['wildfire']!();
  const pages = { ...en, ...reviewEn };
  const say = translator('en', engineText, game.text, { en: pages, it: pages }).at({ you: 0 });
  return { game, board, say };
}

test('what came of a choice is named by the turn that the log has it in', async () => {
  const { board, say } = await wildfireTold();
  const found = Array.from({ length: 12 }, (_, seed) => {
    const match = playedToEnd('wildfire', { mode: 'vs', vsPlayers: 2 }, seed + 1);
    const told = new ToldMatch(match, board, say, 0);
    const table = new Table(match);
    const log = tellLog(say, table.view(0), 0);
    table.dispose();
    return told.entries.flatMap(({ index: at }) => {
      const [, heading] = /^(Turn [^:]+): /.exec(told.cameOf(at) ?? '') ?? [];
      if (heading === undefined) return [];
      const matters = log.filter(({ events }) =>
        events.some(({ code }) => (board.moments?.[code] ?? 0) >= TURNING_POINT),
      );
      return [{ heading, named: matters.map((turn) => turn.heading) }];
    });
  }).flat();
  expect(found.length).toBeGreaterThan(10);
  for (const { heading, named } of found) expect(named).toContain(heading);
});

test('what the same dice did to all is told once, and what differs with whose it is', async () => {
  const { game, board, say } = await wildfireTold();
  const dice = new Set(['sparks', 'flareUp']);
  const told = Array.from({ length: 8 }, (_, i) => {
    const match = playedToEnd('wildfire', { mode: 'vs', vsPlayers: 2 }, i + 1);
    const each = new ToldMatch(match, board, say, 0);
    return each.entries.flatMap(({ index: at, events }) => {
      const fell = events.filter(({ code }) => dice.has(code)).map(({ code }) => code);
      const texts = [each.entry(at), each.change(at, at + 1)];
      return fell.length === 0
        ? []
        : [{ isShared: fell.length === 2 && fell[0] === fell[1], texts }];
    });
  }).flat();
  const isNamed = (text: string): boolean =>
    /(?:You|Player 2): (?:Sparks|The wind|A flare-up)/.test(text);
  const shared = told.filter(({ isShared }) => isShared).flatMap(({ texts }) => texts);
  expect(shared.length).toBeGreaterThan(8);
  expect(shared.filter(isNamed)).toEqual([]);
  // What differs is told of each.
  const rules = game.rules({ ...defaults(game.options), mode: 'vs' });
  const at = (seat: number, cell: number) => ({
    code: 'sparks',
    clauses: [],
    args: { seat, cell },
  });
  const apart = [at(0, 3), at(1, 36 + 4)];
  expect(sharedOnce(say, rules, apart)).toEqual(apart);
  expect(sharedOnce(say, rules, [at(0, 3), at(1, 36 + 3)])).toHaveLength(1);
  // Nor is one of them told as somebody's.
  const both = [at(0, 3), at(1, 36 + 3)];
  expect(withoutSeat(say, rules, both.slice(1), both)[0]!.args).toEqual({ cell: 36 + 3 });
  expect(withoutSeat(say, rules, apart.slice(1), apart)).toEqual(apart.slice(1));
});

test('where the fire reaches two homes each is told as whose it is, with the points that all have then', async () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const board = await boards['wildfire']!();
  const pages = { ...en, ...reviewEn };
  const say = translator('en', engineText, game.text, { en: pages, it: pages }).at({ you: 0 });
  const told = Array.from({ length: 12 }, (_, seed) => {
    const match = playedToEnd('wildfire', { mode: 'vs', vsPlayers: 2 }, seed + 1);
    return new ToldMatch(match, board, say, 0);
  });
  const burning = told.flatMap((one) =>
    one.entries.map(({ events }, at) => ({
      text: `${one.entry(at)} ${one.change(at, at + 1)}`,
      homes: events.flatMap(({ code, args }) => (code.startsWith('homeLit') ? [args['seat']] : [])),
    })),
  );
  const mine = /\byour home/;
  expect(burning.filter(({ text, homes }) => !homes.includes(0) && mine.test(text))).toEqual([]);
  const both = burning.filter(({ homes }) => homes.length === 2);
  expect(both.length).toBeGreaterThan(0);
  expect(both.filter(({ text }) => !/your home.*player 2’s home/.test(text))).toEqual([]);
  // The points are those of the grids.
  const points = told.flatMap((one) =>
    one.match.log.flatMap((_, at) => {
      const now = one.points(at, at + 1);
      const [own, other] = [0, 1].map((seat) => {
        const { rules } = one.match;
        const view = rules.view(one.match.at(at + 1).state, seat) as {
          readonly grids: readonly { readonly points: number }[];
        };
        return view.grids[seat]!.points;
      });
      return now === undefined ? [] : [[now, `Points now: You ${own}, Player 2 ${other}.`]];
    }),
  );
  expect(points.length).toBeGreaterThan(3);
  for (const [now, fact] of points) expect(now).toBe(fact);
});

test('a button names the turn that it leads to, and the step where two lead to one turn', async () => {
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const board = await boards['leaf-climbers']!();
  const pages = { ...en, ...reviewEn };
  const say = translator('en', engineText, game.text, { en: pages, it: pages });
  const match = playedToEnd('leaf-climbers', {}, 4);
  const told = new ToldMatch(match, board, say);
  const first = told.entries.findIndex(({ turn }) => turn === 2);

  expect(told.see(first)).toBe('See round 2');
  expect(told.see(first, true)).toBe(`See round 2, step ${first}`);
  expect(told.see(match.log.length)).toBe('See how it ended');
  const apart = told.apart([first, first + 1, match.log.length - 1]);
  expect([first, first + 1, match.log.length - 1].map(apart)).toEqual([true, true, false]);
});

test('what a turn did is told in one sentence, and all that happened in it behind a door', async () => {
  for (const [id, given] of [
    ['wildfire', { mode: 'vs', vsPlayers: 2 }],
    ['leaf-climbers', {}],
    ['war-kids', { scenario: 'firstSkirmish', turnLimit: 6 }],
  ] as const) {
    const game = games.find((each) => each.id === id)!;
    const match = playedToEnd(id, given, 9);
    const board = await boards[id]!();
    const pages = { ...en, ...reviewEn };
    const say = translator('en', engineText, game.text, { en: pages, it: pages }).at({ you: 0 });
    const told = new ToldMatch(match, board, say, 0);
    const { length } = match.log;
    const briefs = match.log.map((_, at) => told.brief(at, length));
    expect(briefs.filter((text) => !/^$|[.!?]$/.test(text))).toEqual([]);
    expect(briefs.filter((text) => text.split(/\s+/).length > 20)).toEqual([]);
    expect(briefs.filter((text, at) => text === '' && match.log[at]!.actor >= 0)).toEqual([]);
    const all = told.all(0, length);
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter((text) => !/[.!?]$/.test(text))).toEqual([]);
  }
});
