import { defaults } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import { jobCount, prepareStudy, shardOf, studyId } from '../src/queued-study.ts';
import { quick } from './studies.ts';

const OTHER = { release: '0.1.0', digest: '00000000' };

describe('the id of a study', () => {
  const arms = quick('1');
  const [first, second] = arms as [(typeof arms)[0], (typeof arms)[0]];
  const id = studyId(arms, 1, 'proof');

  test('is the same for the same question, in whatever order its parts were named', () => {
    const turned = Object.fromEntries(Object.entries(first).toReversed()) as typeof first;
    expect(studyId([turned, second], 1, 'proof')).toBe(id);
    expect(prepareStudy(DASH, arms).id).toBe(prepareStudy(DASH, arms).id);
  });

  test.each([
    ['another seed', studyId(quick('2'), 1, 'proof')],
    ['other rules', studyId(arms, 2, 'proof')],
    ['matches that come out differently', studyId(arms, 1, 'other')],
    [
      'other code',
      studyId(
        arms.map((arm) => ({ ...arm, code: OTHER })),
        1,
        'proof',
      ),
    ],
    ['an arm less', studyId([first], 1, 'proof')],
    ['arms the other way round', studyId([second, first], 1, 'proof')],
    ['more matches', studyId([{ ...first, games: 130 }, second], 1, 'proof')],
    ['later matches', studyId([{ ...first, first: 128 }, second], 1, 'proof')],
  ])('%s: another id', (_, other) => {
    expect(other).toMatch(/^[\da-f]{16}$/);
    expect(other).not.toBe(id);
  });
});

describe('the jobs of a study', () => {
  test.each([1, 2, 31, 33, 64, 1000])('of %i blocks cover each match once', (blocks) => {
    const arm = {
      game: 'dash',
      options: defaults(DASH.options),
      bots: ['careful', 'random'],
      seed: '1',
      games: 2 * blocks,
      first: 10,
      rotate: true,
    };
    const order = prepareStudy(DASH, [arm]);
    const shards = Array.from({ length: jobCount(order) }, (_, i) => shardOf(order, i));
    expect(shards[0]!.from).toBe(10);
    expect(shards.at(-1)!.to).toBe(10 + 2 * blocks);
    shards.slice(1).forEach(({ from }, i) => expect(from).toBe(shards[i]!.to));
    for (const { from, to } of shards) expect((to - from) % 2).toBe(0);
  });
});
