import { CHANCE, EventList, OVER, Xoshiro, type OptionValues } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import type { Message, Story } from '@glade/ui/effects';
import { describe, expect, test } from 'vitest';
import { ending } from '../src/board/ending.ts';
import { guess } from '../src/guess/index.ts';
import { warKids } from '../src/index.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import { battleWith, seated, type BattleRules } from './play.ts';

const told = (story: Story): Message =>
  ending.tellers.map((teller) => teller(story)).find((message) => message !== undefined)!;

const saying = (language: 'en' | 'it', you?: number) =>
  translator(language, engineText, warKids.text).at({ you });

/** A match from a position to its end. Everybody is at this screen, or only `people`. */
function storyOf(
  game: BattleRules,
  position: string,
  entries: readonly string[],
  people: readonly number[] = [0, 1],
): Story {
  const read = game.notation.parsePosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const s = read.value;
  const all: Story['entries'][number][] = [];
  for (const entry of entries) {
    const action = game.notation.parse(s, entry);
    if (!action.ok) throw new Error(entry);
    const trace = new EventList();
    const [actor, turn] = [game.actor(s), game.turn(s)];
    game.apply(s, action.value, trace);
    all.push({ actor, turn, events: trace.events });
  }
  return { entries: all, outcome: game.outcome(s), options: {}, seats: 2, people };
}

const victory = (more: Partial<Scenario['victory']>): Scenario => ({
  ...scenarios.firstSkirmish,
  victory: { ...scenarios.firstSkirmish.victory, ...more },
});

/** By its teller: options, scenario, position, entries, and the sentence for blue, who has won, and for pink. */
const DESERVING: Readonly<
  Record<
    string,
    readonly [
      values: OptionValues,
      scenario: Scenario | undefined,
      position: string,
      entries: readonly string[],
      won: string,
      lost: string,
    ]
  >
> = {
  'a leader lost to a spell': [
    {},
    undefined,
    'move turn 1 blue: B-M1=C4 B-L1=A7 K-L1=F4 K-S1=I1',
    ['cast M1 at K-L1', 'spell 3'],
    'You won on turn 1: a spell found the Princess from 3 hexes away.',
    'A spell from 3 hexes away found the Princess on turn 1.',
  ],
  'a leader lost to a charge': [
    {},
    undefined,
    'combat turn 1 blue: B-P1=D4 B-L1=A7 K-L1=E4 K-S1=I1',
    ['charge P1 at K-L1'],
    'You won on turn 1: the Princess stood within your reach for just one moment.',
    'A Pegasus reached the Princess on turn 1.',
  ],
  'an army that is gone': [
    { leaderLoss: 'off' },
    undefined,
    'combat turn 1 blue: B-P1=D4 B-L1=A7 K-M1=E4',
    ['charge P1 at K-M1'],
    'You swept the field in one turn and lost nobody.',
    'You fought for one turn before losing your last unit.',
  ],
  'a place held long enough': [
    { scenario: 'forestRoad' },
    undefined,
    'move turn 1 blue: B-S1=H6 B-L1=A1 K-S1=M6',
    Array.from({ length: 6 }, () => 'end'),
    'You held the ground long enough and won after 3 turns.',
    'By turn 3 Blue had held the ground long enough.',
  ],
  'enough units beaten': [
    {},
    victory({ instant: [{ kind: 'eliminateCount', side: 'any', count: 7 }] }),
    'combat turn 1 blue: B-P1=D4 B-L1=A7 K-M1=E4 K-L1=I1',
    ['charge P1 at K-M1'],
    'You eliminated one enemy in one turn: just what the scenario asked.',
    'Blue eliminated one of your units: just what the scenario asked.',
  ],
  'an exit': [
    {},
    victory({
      instant: [{ kind: 'exit', side: 'blue', hexes: [[8, 0]], count: 1, types: ['P'] }],
    }),
    'move turn 1 blue: B-P1=I1 B-L1=A7 K-L1=A1',
    ['exit P1'],
    'You led one unit off the map in one turn.',
    'One unit slipped away by turn 1.',
  ],
  'the side that wins when time is up': [
    { turnLimit: 1 },
    victory({ atLimit: { kind: 'winner', side: 'blue', drawMargin: 0 } }),
    'move turn 1 blue: B-P1=D4 B-L1=A7 K-L1=I1',
    ['end', 'end'],
    'You held out until the end of turn 1.',
    'Time ran out on turn 1.',
  ],
  'points, with nobody lost': [
    { turnLimit: 1, leaderLoss: 'off' },
    undefined,
    'combat turn 1 blue: B-P1=D4 B-S1=G4 B-L1=A7 K-M1=E4 K-P1=H4 K-L1=I1',
    ['charge P1 at K-M1', 'strike S1 at K-P1', 'end'],
    'You eliminated 2 enemies in one turn and lost nobody.',
    'After one turn, you have 7 points against 10, but you still stand.',
  ],
  'points, by a hair': [
    { turnLimit: 1, leaderLoss: 'off' },
    undefined,
    'combat turn 1 blue: B-P1=D4 B-L1=A7 K-M1=E4 K-L1=I1',
    ['charge P1 at K-M1', 'end'],
    'After one turn, it was close: you had 10 points, Pink 8.',
    'So close: after one turn, you were only 2 points behind.',
  ],
};

describe.each(Object.entries(DESERVING))(
  '%s',
  (_, [values, scenario, position, entries, ...texts]) => {
    const game = battleWith(values, scenario);

    test.each([0, 1])('is told to who sits here alone, seat %i', (seat) => {
      const story = storyOf(game, position, entries, [seat]);
      expect(story.outcome.winners).toEqual([0]);
      const { key, args } = told(story);
      expect(saying('en', seat)(key, args)).toBe(texts[seat]);
    });

    test('does not count for who lost that it beat nobody, in Italian, too', () => {
      const { key, args } = told(storyOf(game, position, entries, [1]));
      expect(saying('it', 1)(key, args)).not.toMatch(/(zero|0) (?:unità|nemici)|: 0/);
    });

    test('is told of the winner to a whole table, in both languages', () => {
      const { key, args } = told(storyOf(game, position, entries));
      expect(saying('en')(key, args)).not.toMatch(/\b[Yy]ou\b/);
      expect(args?.['player']).toBe(1);
      expect(saying('it')(key, args)).not.toBe('');
    });
  },
);

test('who had beaten somebody until then is told so', () => {
  const key = 'ending.leader.spell.lost';
  const args = { player: 2, loser: 1, turn: 4, distance: 3, cause: 'spell', beaten: 2 };
  expect(saying('en', 1)(key, args)).toMatch(/ Until then you had eliminated 2 enemies\.$/);
  expect(saying('it', 1)(key, args)).toMatch(/ Fino a quel momento avevi eliminato 2 nemici\.$/);
});

test('who lost more units than it beat and won by its places is told so', () => {
  const game = battleWith({ scenario: 'forestRoad', turnLimit: 1 });
  const position = 'move turn 1 blue: B-S1=H6 B-P1=M5 B-M1=A1 B-L1=A6 K-P1=L5 K-L1=N6 K-S1=O1';
  const story = storyOf(game, position, ['end', 'end', 'end', 'charge P1 at B-P1', 'end']);
  expect(story.outcome.winners).toEqual([0]);
  const { key, args } = told(story);
  expect(key).toBe('ending.fewer');
  expect(args).toEqual({ player: 1, own: 1, other: 0 });
  expect(saying('en')(key, args)).toMatch(
    / lost one unit and eliminated nobody, but had more points\.$/,
  );
  expect(saying('it')(key, args)).toMatch(/ e non ha eliminato nessuno, ma aveva più punti\.$/);
});

test('is called close only where it was', () => {
  const game = battleWith({ turnLimit: 1, leaderLoss: 'off' });
  const position = 'combat turn 1 blue: B-P1=D4 B-S1=G4 B-L1=A7 K-M1=E4 K-L1=I1';
  const close = (won: number, lost: number, seat: number): boolean => {
    const story = storyOf(game, position, ['charge P1 at K-M1', 'end'], [seat]);
    const outcome = { ...story.outcome, measures: { points: [won, lost] } };
    const { key, args } = told({ ...story, outcome });
    return /close/.test(saying('en', seat)(key, args));
  };
  for (const seat of [0, 1]) {
    expect(close(2, 0, seat)).toBe(false);
    expect(close(4, 2, seat)).toBe(false);
    expect(close(4, 3, seat)).toBe(true);
    expect(close(10, 8, seat)).toBe(true);
    expect(close(10, 7, seat)).toBe(false);
  }
});

test('who has nothing is not told to have 0 points', () => {
  const args = { player: 2, rival: 1, own: 0, other: 5, blue: 0, by: 5, turns: 3, lost: 0 };
  for (const language of ['en', 'it'] as const)
    for (const [seat, key] of [
      [0, 'points.lost'],
      [1, 'points.lost'],
      [0, 'draw'],
      [0, 'draw.near'],
    ] as const)
      expect(saying(language, seat)(`ending.${key}`, { ...args, pink: 1 })).not.toMatch(/\b0\b/);
  const near = { ...args, blue: 1, pink: 0, own: 1, other: 0, by: 1 };
  for (const [language, draw, close] of [
    [
      'en',
      'After 3 turns, Blue has one point and Pink none: too close for a win.',
      'After 3 turns, it was close: you had one point, Blue none.',
    ],
    [
      'it',
      'Dopo 3 turni l’azzurro ha un punto e il rosa nessuno. La differenza è troppo piccola per vincere.',
      'Dopo 3 turni è finita di poco: tu hai un punto, l’azzurro nessuno.',
    ],
  ] as const) {
    expect(saying(language)('ending.draw.near', near)).toBe(draw);
    expect(saying(language, 1)('ending.points.close', near)).toBe(close);
  }
  expect(saying('en', 1)('ending.points.lost', args)).toBe(
    'After 3 turns, you have no points against 5, but you still stand.',
  );
});

test('a draw is told with what it cost', () => {
  const game = battleWith({ turnLimit: 1 });
  const story = storyOf(game, 'move turn 1 blue: B-L1=A7 K-L1=I1', ['end', 'end']);
  const { key, args } = told(story);
  expect(saying('en')(key, args)).toBe(
    'After one turn, both sides have 10 points. Together you lost no units.',
  );
});

describe('guess the unit', () => {
  function guessed(choose: (phrase: number, type: number) => number): Story {
    const s = guess.create();
    const entries: Story['entries'][number][] = [];
    const random = new Xoshiro(5);
    while (guess.actor(s) !== OVER) {
      const trace = new EventList();
      const actor = guess.actor(s);
      const type = 'SPML'.indexOf(guess.view(s, 0).phrase.charAt(2));
      const action =
        actor === CHANCE
          ? guess.nth(s, random.below(guess.count(s)))
          : choose(entries.length, type);
      guess.apply(s, action, trace);
      entries.push({ actor, turn: 1, events: trace.events });
    }
    return {
      entries,
      outcome: guess.outcome(s),
      options: { mode: 'guess' },
      seats: 2,
      people: [0],
    };
  }

  test('all known', () => {
    const { key, args } = told(guessed((_, type) => type));
    expect(saying('en', 0)(key, args)).toBe('You knew all 8!');
  });

  test('most known: who hid is named', () => {
    const { key, args } = told(guessed((i, type) => (i === 1 ? (type + 1) % 4 : type)));
    expect(key).toBe('ending.guess.most');
    expect(args?.['right']).toBe(7);
    expect(saying('en', 0)(key, args)).toMatch(
      /^You knew 7 of 8\. The \w+( or Princess)? hid well\.$/,
    );
  });

  test('none known is no shame', () => {
    const { key, args } = told(guessed((_, type) => (type + 1) % 4));
    expect(saying('en', 0)(key, args)).toBe(
      'You knew none of them. Now you know the riddles, so the next round is easier.',
    );
  });
});

test('what is told of matches agrees with how they ended, and is short', () => {
  const random = new Xoshiro(11);
  const keys = new Set<string>();
  for (let i = 0; i < 36; i++) {
    const scenario = (['firstSkirmish', 'forestRoad'] as const)[i % 2]!;
    const values: OptionValues = { scenario, turnLimit: 3 + (i % 9) };
    const game = battleWith(values);
    const choose = seated(game, i % 3 === 0 ? ['greedy', 'random'] : ['greedy', 'greedy'], random);
    const s = game.create();
    const entries: Story['entries'][number][] = [];
    while (game.count(s) > 0) {
      const trace = new EventList();
      const [actor, turn] = [game.actor(s), game.turn(s)];
      game.apply(s, choose(s), trace);
      entries.push({ actor, turn, events: trace.events });
    }
    const outcome = game.outcome(s);
    for (const people of [[0], [1], [0, 1]]) {
      const story: Story = { entries, outcome, options: values, seats: 2, people };
      const { key, args = {} } = told(story);
      keys.add(key);
      const lost = outcome.measures['lost'] as readonly number[];
      const points = outcome.measures['points'] as readonly number[];
      const side = Number(args['player'] ?? 1) - 1;
      const winner = outcome.winners[0];
      const expected: Readonly<Record<string, unknown>> = {
        turns: outcome.measures['turns'],
        turn: outcome.measures['turns'],
        beaten: lost[1 - side],
        left: lost[winner ?? 0],
        lost: winner === undefined ? lost[0]! + lost[1]! : lost[side],
        own: key === 'ending.fewer' ? lost[side] : points[side],
        other: key === 'ending.fewer' ? lost[1 - side] : points[1 - side],
        blue: points[0],
        pink: points[1],
      };
      const known = Object.entries(args).filter(([name]) => name in expected);
      expect([key, ...known]).toEqual([key, ...known.map(([name]) => [name, expected[name]])]);
      for (const language of ['en', 'it'] as const)
        for (const sentence of saying(language, people.length === 1 ? people[0] : undefined)(
          key,
          args,
        ).split(/(?<=[.!?:]) /))
          expect(sentence.split(' ').length).toBeLessThanOrEqual(20);
    }
  }
  expect(keys.size).toBeGreaterThan(4);
});
