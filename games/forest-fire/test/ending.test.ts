import { LANGUAGES, type OptionValues } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { courseOf, tellers } from '../src/board/ending.ts';
import { forestFire } from '../src/index.ts';
import { MOST_ROUNDS } from '../src/rules/options.ts';
import { storyOf, type Crew } from './story.ts';

// What is told at the end of a match, on matches that deserve each sentence.

const told = (values: OptionValues, seed: number, crew: Crew) => {
  const story = storyOf(values, seed, crew);
  return tellers.map((teller) => teller(story)).find((message) => message !== undefined)!;
};

const MIXED = { game: 'mixed', players: 4, roles: 'HHSP' };
const PILOTS = { game: 'pilots', players: 3 };

describe('each sentence has a match that deserves it', () => {
  test.each([
    [
      { players: 4 },
      1,
      'policy',
      {
        key: 'ending.rescue',
        args: { player: 1, otherPlayer: 4, round: 3, putOut: 25, down: 4, across: 4 },
      },
      'In round 3 player 4 stood in flames. Player 1 put them out at 4 down, 4 across.',
    ],
    [
      PILOTS,
      1,
      'policy',
      { key: 'ending.huge', args: { round: 2, count: 12, squares: 36, putOut: 17 } },
      'In round 2, 12 of 36 squares were burning. Together you put out every one of them.',
    ],
    [
      MIXED,
      1,
      'policy',
      { key: 'ending.burst', args: { round: 3, count: 3, putOut: 44 } },
      'In round 3 one roll set 3 more squares on fire. Together you put out 44 fires, and the forest is safe.',
    ],
    [
      { game: 'pilots', maxRounds: 20 },
      2,
      'policy',
      { key: 'ending.load', args: { round: 4, count: 3, putOut: 13 } },
      'In round 4 one load of water put out 3 fires. The forest is safe.',
    ],
    [
      {},
      1,
      'policy',
      { key: 'ending.stopped', args: { stopped: 2, putOut: 17 } },
      'Your Firebreaks stopped 2 fires before they began. Together you put out the other 17 fires.',
    ],
    [
      {},
      2,
      'policy',
      { key: 'ending.won', args: { rounds: 7, putOut: 14 } },
      'Together you put out 14 fires in 7 rounds. The forest is safe.',
    ],
    [
      {},
      5,
      'careless',
      { key: 'ending.caught', args: { player: 1, round: 10, putOut: 12 } },
      'In round 10 the last firefighter had to run: player 1. Before that your team put out 12 fires. The forest needs you again!',
    ],
    [
      { game: 'pilots', firebreaks: 0 },
      1,
      'idle',
      { key: 'ending.ablaze', args: { rounds: 17, putOut: 0 } },
      'The last green square caught fire in round 17. You had not put out any fire yet.',
    ],
    [
      { game: 'pilots', maxRounds: 20 },
      15,
      'careless',
      { key: 'ending.nearly', args: { burning: 1, putOut: 43 } },
      'Only one square was still burning at the end. Together you put out 43 fires.',
    ],
    [
      {},
      1,
      'careless',
      { key: 'ending.ended', args: { rounds: 30, burning: 3, putOut: 69 } },
      '3 squares were still burning at the end. Together you put out 69 fires.',
    ],
  ] as const)('%o, seed %i, %s', (values, seed, crew, message, sentence) => {
    expect(told(values, seed, crew)).toEqual(message);
    expect(translator('en', engineText, forestFire.text)(message.key, message.args)).toBe(sentence);
  });
});

test('the numbers agree with how the match ended, and somebody always tells', () => {
  const says = LANGUAGES.map((language) => translator(language, engineText, forestFire.text));
  let saved = 0;
  for (let seed = 30; seed < 50; seed++) {
    for (const values of [{}, { ...MIXED, burned: 'rest' }, { ...PILOTS, chain: true }]) {
      for (const crew of ['policy', 'careless'] as const) {
        const story = storyOf(values, seed, crew);
        const { rounds, burning, out } = story.outcome.measures;
        const course = courseOf(story);
        expect(course).toMatchObject({ rounds, burning, out });
        // A fire that went out had been lit: each burning square was lit once more than it went out.
        expect(course.putOut).toBeGreaterThanOrEqual(course.most.count - course.burning);
        saved += course.rescue === undefined ? 0 : 1;
        const message = tellers.map((teller) => teller(story)).find(Boolean)!;
        for (const say of says) expect(say(message.key, message.args)).not.toMatch(/ending\.|\{/);
      }
    }
  }
  expect(saved).toBeGreaterThan(3);
});

test('two who are careless now and then put out every fire of the preset for small children', () => {
  const { gentle } = forestFire.options.presets;
  const rounds = Array.from({ length: 30 }, (_, seed) => {
    const { outcome } = storyOf({ ...gentle, maxRounds: 200 }, seed + 1, 'careless');
    expect(outcome.code).toBe('won');
    return outcome.measures['rounds'] as number;
  });
  expect(rounds.toSorted((a, b) => a - b)[15]).toBeLessThan(40);
});

test('what burns while the game is set up is not told as a round', () => {
  const story = storyOf({ players: 4, setupRounds: 3, chain: true }, 6, 'policy');
  const message = tellers.map((teller) => teller(story)).find(Boolean)!;
  expect(message.args?.['round']).not.toBe(0);
  expect(courseOf(story).most.round).toBeGreaterThan(0);
});

test('a fire that burns on and on is stopped after as many rounds as its numbers come from, and the end says so', () => {
  const burning = Array.from({ length: MOST_ROUNDS + 1 }, (_, i) => ({
    events: [
      { code: 'round', clauses: [], args: { round: i + 1 } },
      ...(i === 0 ? [{ code: 'counter', clauses: [], args: { cell: 0 } }] : []),
    ],
  }));
  const story = storyOf({}, 1, 'policy');
  const entries = burning as unknown as typeof story.entries;
  const stopped = { ...story.outcome, code: 'stopped', winners: [] };
  const tell = (all: typeof entries) =>
    tellers.map((teller) => teller({ ...story, entries: all, outcome: stopped })).find(Boolean)!;
  expect(tell(entries)).toEqual({
    key: 'ending.forever',
    args: { rounds: MOST_ROUNDS, burning: 1 },
  });
  // Who was caught long before hears that, too.
  const out = { code: 'out', clauses: [], args: { seat: 1, cell: 5 } };
  const caught = entries.map((entry, i) =>
    i === 2 ? { ...entry, events: [...entry.events, out] } : entry,
  );
  expect(tell(caught)).toEqual({
    key: 'ending.forever.caught',
    args: { rounds: MOST_ROUNDS, burning: 1, player: 2, round: 3 },
  });
  expect(forestFire.options.bulk).toEqual({ maxRounds: MOST_ROUNDS });
  // Who stops earlier has had enough.
  expect(tell(entries.slice(0, 60)).key).toBe('ending.ended');
});

test('a match that nobody plays to its end is told, too', () => {
  const story = { ...storyOf({}, 1, 'policy'), entries: [] };
  expect(tellers.at(-1)!({ ...story, outcome: { ...story.outcome, code: 'stopped' } })).toEqual({
    key: 'ending.ended',
    args: { rounds: 0, burning: 0, putOut: 0 },
  });
});
