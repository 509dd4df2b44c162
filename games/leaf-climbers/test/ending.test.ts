import { LANGUAGES, type OptionValues, type Seat } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { effects } from '../src/board/effects.ts';
import { tellers } from '../src/board/ending.ts';
import { leafClimbers } from '../src/index.ts';
import { storyOf } from './story.ts';

// What is told at the end of a match, on matches that deserve each sentence.

function toldOf(values: OptionValues, seed: number, people: readonly Seat[] = []) {
  const story = storyOf(values, seed, 'careful', people);
  const message = tellers.map((teller) => teller(story)).find((told) => told !== undefined)!;
  return { story, message };
}

test('how it ended is said once, in the words of the end: no event says it, too', () => {
  for (const code of ['complete', 'lastOne', 'nobody', 'lostAlone', 'lostTogether'])
    expect([code, effects[code]?.ends]).toEqual([code, true]);
});

describe('each sentence has a match that deserves it', () => {
  test.each<[string, OptionValues, number, object]>([
    ['alone', {}, 1, { player: 3, round: 17, caught: 1 }],
    ['together', {}, 2, { winners: 3, round: 23 }],
    ['dodged', {}, 5, { player: 4, dodged: 7 }],
    ['windWon', {}, 7, { round: 18, caught: 2, landed: 186 }],
    ['summit', { lastOne: 'mustSurvive' }, 11, { player: 1, height: 6 }],
    ['sharedFall', { allLost: 'shared' }, 7, { caught: 2, round: 18 }],
  ])('%s', (key, values, seed, args) => {
    expect(toldOf(values, seed).message).toEqual({ key: `ending.${key}`, args });
  });

  /** What a climber can do in a turn. */
  const ACTS = new Set(['stood', 'moved', 'climbed', 'descended', 'upAndDown']);

  test('to several people at the screen, all of whom were caught while another won', () => {
    const { story, message } = toldOf({}, 1, [0, 1]);
    const lost = story.entries
      .flatMap(({ events }) => events)
      .filter(({ code, args }) => code === 'crushed' && args['seat']! < 2);
    expect(message).toMatchObject({
      key: 'ending.caughtAll',
      args: { player: lost.at(-1)!.args['seat']! + 1 },
    });
    expect(toldOf({}, 1, [0, 2]).message.key).toBe('ending.alone');
  });

  test('LC-32: several people are told truly who of them held out longest', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const { story, message } = toldOf({}, seed, [0, 1, 2]);
      if (story.outcome.winners.join() !== '3') continue;
      let round = 0;
      const lost = [0, 0, 0, 0];
      for (const { code, args } of story.entries.flatMap(({ events }) => events)) {
        if (code === 'leaves') round += 1;
        if (code === 'crushed') lost[args['seat']!] = round;
      }
      const last = Math.max(...lost);
      const longest = [0, 1, 2].filter((seat) => lost[seat] === last);
      seen.add(message.key);
      expect(message).toEqual(
        [
          { key: 'ending.caughtAll', args: { player: longest[0]! + 1, round: last } },
          { key: 'ending.caughtLast', args: { caught: 2, round: last } },
          { key: 'ending.caughtAtOnce', args: { round: last } },
        ][longest.length - 1],
      );
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['ending.caughtAll', 'ending.caughtLast']),
    );
  });

  test('to the only person at the screen, who was caught while another won', () => {
    const { story, message } = toldOf({}, 1, [0]);
    const rounds = story.entries.flatMap(({ events }) => events);
    const caught = rounds.findIndex(({ code, args }) => code === 'crushed' && args['seat'] === 0);
    const round = rounds.slice(0, caught).filter(({ code }) => code === 'leaves').length;
    // Who last stayed below the leaf is told so; it was their choice.
    const acts = rounds
      .slice(0, caught)
      .filter(({ code, args }) => args['seat'] === 0 && ACTS.has(code));
    const stayed = acts.at(-1)?.code === 'stood';
    expect(message.key).toBe(stayed ? 'ending.caught.stayed' : 'ending.caught');
    expect(message.args).toMatchObject({ round });
    expect(toldOf({}, 1, [2]).message.key).toBe('ending.alone');
    const seeds = Array.from({ length: 8 }, (_, seed) => toldOf({}, seed, [0]).message.key);
    expect(seeds).toEqual(expect.arrayContaining(['ending.caught', 'ending.caught.stayed']));
  });
});

test('in words', () => {
  const english = translator('en', engineText, leafClimbers.text);
  const { key, args } = toldOf({}, 1).message;
  expect(english(key, args)).toBe(
    'In round 17 the leaves took the last rival. Player 3 is alone on the pile.',
  );
  expect(english.at({ you: 2 })(key, args)).toBe(
    'In round 17 the leaves took your last rival. You’re alone on the pile!',
  );
});

test('there is always one sentence, its numbers are those of the match, and both languages have it', () => {
  const says = LANGUAGES.map((language) => translator(language, engineText, leafClimbers.text));
  for (const values of [{}, { players: 2 }, { lastOne: 'mustSurvive' }, { allLost: 'shared' }])
    for (let seed = 101; seed <= 115; seed++) {
      const { story, message } = toldOf(values, seed);
      const { measures, winners } = story.outcome;
      const args = message.args ?? {};
      const { player = 0, ...told } = args as Record<string, number>;
      const truth = {
        round: measures['rounds'],
        landed: measures['chips'],
        height: [measures['climbed']].flat()[player - 1],
        winners: winners.length,
      };
      expect({ ...truth, ...told }).toMatchObject(truth);
      expect(player === 0 || winners.includes(player - 1)).toBe(true);
      for (const say of says) {
        expect(say.has(message.key)).toBe(true);
        expect(say(message.key, args)).not.toMatch(/\{|undefined|NaN/);
      }
    }
});
