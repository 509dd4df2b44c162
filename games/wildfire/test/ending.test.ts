import { LANGUAGES, type OptionValues, type Seat } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { tellers } from '../src/board/ending.ts';
import { wildfire } from '../src/index.ts';
import { storyOf, type Players } from './story.ts';

// What is told at the end of a match, on matches that deserve each sentence.

const STOP = { afterLoss: 'stop' };
const VS = { mode: 'vs', vsPlayers: 3 };

function toldOf(
  values: OptionValues,
  seed: number,
  players: Players,
  people: readonly Seat[] = [],
) {
  const story = storyOf(values, seed, players, people);
  const message = tellers.map((teller) => teller(story)).find((told) => told !== undefined)!;
  return { story, message };
}

describe('each sentence has a match that deserves it', () => {
  test.each<[string, OptionValues, number, Players, object]>([
    ['beside', STOP, 1, 'bots', { points: 2, turn: 5 }],
    ['sparksBeside', STOP, 3, 'bots', { points: 0, turn: 1 }],
    ['heldOut', STOP, 4, 'bots', { turns: 7, doused: 5 }],
    ['cornerLost', STOP, 5, 'bots', { turns: 2 }],
    ['quick', STOP, 9, 'bots', { turns: 2, burnt: 1 }],
    ['flareLost', STOP, 12, 'bots', { turn: 1 }],
    ['flareBeside', STOP, 13, 'bots', { points: 2, turn: 2 }],
    ['saved', STOP, 15, 'bots', { points: 3, turns: 7, doused: 6 }],
    ['neverNear', STOP, 63, 'bots', { distance: 3, points: 8 }],
    ['foughtOn', { afterLoss: 'continue' }, 4, 'bots', { turn: 7, points: 2 }],
    ['x4', { mode: 'x4' }, 1, 'bots', { homes: 1, points: 3, crossings: 8 }],
    ['x4.none', { mode: 'x4' }, 2, 'bots', { turn: 15, quadrant: 2 }],
    ['x4.all', { mode: 'x4' }, 58, 'bots', { points: 16 }],
    ['vs.shared', VS, 1, 'bots', { points: 2, count: 3 }],
    ['vs.some', { mode: 'vs', vsPlayers: 3 }, 10, 'anybody', { points: 1, count: 2 }],
    ['vs.ahead', VS, 3, 'anybody', { player: 1, points: 1, ahead: 1, count: 3 }],
    ['vs.home', VS, 63, 'anybody', { player: 1, points: 0, ahead: 0 }],
    ['vs.burnt', VS, 108, 'anybody', { player: 1, points: 1, ahead: 1 }],
  ])('%s', (key, values, seed, players, args) => {
    expect(toldOf(values, seed, players).message).toEqual({ key: `ending.${key}`, args });
  });

  test('to the only person at the screen, who has not won', () => {
    const { message } = toldOf(VS, 3, 'anybody', [1]);
    expect(message).toMatchObject({
      key: 'ending.vs.behind',
      args: { player: 1, points: 0, ahead: 1 },
    });
    // Whether the other home stands and one's own does not is read from the match.
    for (const seed of Array.from({ length: 12 }, (_, i) => i + 1)) {
      const { message: told, story } = toldOf(VS, seed, 'anybody', [1]);
      if (told.key !== 'ending.vs.behind') continue;
      const homes = story.outcome.measures['homes'] as readonly number[];
      expect(told.args!['stands']).toBe(homes[0]! > homes[1]! ? 1 : 0);
    }
    expect(toldOf(VS, 63, 'anybody', [1]).message).toEqual({
      key: 'ending.vs.noHome',
      args: { player: 1, points: 0 },
    });
    expect(toldOf(VS, 3, 'anybody', [0]).message.key).toBe('ending.vs.ahead');
  });
});

test('in words', () => {
  const english = translator('en', engineText, wildfire.text);
  const say = (values: OptionValues, seed: number, players: Players = 'bots') => {
    const { key, args } = toldOf(values, seed, players).message;
    return english(key, args);
  };
  expect(say(STOP, 13)).toBe(
    'You saved 2 squares. The flare-up on turn 2 came right up to your home.',
  );
  expect(say(STOP, 3)).toBe(
    'Sparks fell right beside your home on turn 1. You were quicker, and saved your home.',
  );
  expect(say(VS, 3, 'anybody')).toBe(
    'The same dice for all. Player 1 saved 1 square, one more than anybody else.',
  );
  // Of two, nobody else is “anybody”.
  const two = { player: 1, points: 2, ahead: 1, count: 2 };
  expect(english('ending.vs.ahead', two)).toMatch(/one more than the other\.$/);
});

test('who has nothing left is not told to have saved 0 squares', () => {
  const [english, italian] = (['en', 'it'] as const).map((language) =>
    translator(language, engineText, wildfire.text).at({ you: 1 }),
  );
  const { key, args } = toldOf(VS, 63, 'anybody', [1]).message;
  expect(english!(key, args)).toBe('Player 1’s home stands, yours doesn’t: that decided it.');
  expect(italian!(key, args)).toBe(
    'La casa del giocatore 1 è in piedi, la tua no: questo ha deciso.',
  );
  expect(english!(key, { ...args, points: 3 })).toBe(
    'You saved 3 squares, but not your home: that decided it.',
  );
  const none = { player: 1, points: 0, count: 2, homes: 2, crossings: 1, ahead: 1, stands: 0 };
  for (const say of [english!, italian!])
    for (const each of ['vs.noHome', 'vs.behind', 'vs.shared', 'x4'])
      expect(say(`ending.${each}`, none)).not.toMatch(/\b0\b/);
});

test('who is behind by squares is told where the other home stands, too, and one’s own does not', () => {
  const say = translator('en', engineText, wildfire.text).at({ you: 1 });
  const args = { player: 1, points: 2, ahead: 1 };
  expect(say('ending.vs.behind', { ...args, stands: 1 })).toBe(
    'You saved 2 squares. With the same dice player 1 saved one more. And that home stands.',
  );
  expect(say('ending.vs.behind', { ...args, stands: 0 })).toMatch(/saved one more\.$/);
});

test('a match that a home decides is not said to be decided by points alone', () => {
  for (const { 'outcome.vs.won': said } of [wildfire.text.en, wildfire.text.it])
    expect(said).toMatch(/homes|case/);
});

test('there is always one sentence, its numbers are those of the match, and both languages have it', () => {
  const says = LANGUAGES.map((language) => translator(language, engineText, wildfire.text));
  const modes: readonly OptionValues[] = [STOP, { afterLoss: 'continue' }, { mode: 'x4' }, VS];
  for (const values of modes)
    for (let seed = 201; seed <= 212; seed++)
      for (const players of ['bots', 'anybody'] as const) {
        const { story, message } = toldOf(values, seed, players);
        const { measures, winners } = story.outcome;
        const args = message.args ?? {};
        const { player = 0, turn = 0, turns = 0, ...told } = args as Record<string, number>;
        const seat = player > 0 ? player - 1 : (winners[0] ?? 0);
        const truth = {
          points: [measures['points']].flat()[seat],
          homes: [measures['homes']].flat()[seat],
        };
        expect({ ...truth, ...told }).toMatchObject(truth);
        expect(player === 0 || winners.includes(player - 1)).toBe(true);
        const last = Math.max(
          ...story.entries.flatMap(({ events }) => events.map((event) => event.args['turn'] ?? 0)),
        );
        expect(Math.max(turn, turns)).toBeLessThanOrEqual(last);
        for (const say of says) {
          expect(say.has(message.key)).toBe(true);
          expect(say(message.key, args)).not.toMatch(/\{|undefined|NaN/);
        }
      }
});
