import { expect, test } from 'vitest';
import { rulesWith, type ClimberRules } from './play.ts';

const HIGH = '666666/666666/666666/665666/666666/666666';
const ONE_LEFT = HIGH.replace('665', '665+');
const SAFE = '1,1 ; 6,1 ; 6,6 ; 1,6 lost';

/** What each seat would get in this position. */
function scores(game: ClimberRules, position: string): readonly number[] {
  const read = game.notation.parsePosition(position);
  if (!read.ok) throw new Error(`${read.problem.code}: ${position}`);
  const out = new Float64Array(game.seats);
  game.score(read.value, out);
  return [...out];
}

const before = (climbers: string): string =>
  `steps round 25 order 1234 player 1: ${ONE_LEFT} ; ${climbers}`;
const after = (climbers: string): string =>
  `complete round 25 order 1234: ${HIGH.replace('665', '666')} ; ${climbers}`;

test.each(['each', 'split'])(
  'LC-R18: with credit %s nothing changes any more on blue tops',
  (credit) => {
    const game = rulesWith({ credit });
    const settled = scores(game, before(SAFE));
    const share = credit === 'split' ? 1 / 3 : 1;
    for (const [seat, score] of settled.entries()) expect(score).toBeCloseTo(seat < 3 ? share : 0);
    expect(scores(game, after(SAFE))).toEqual(settled.map((score) => expect.closeTo(score)));
  },
);

test('LC-R21: where one win is shared, it is worth more when others are in danger', () => {
  const game = rulesWith({ credit: 'split' });
  const [own] = scores(game, before(SAFE));
  const [alone] = scores(game, before('1,1 ; 3,3 ; 3,3 ; 1,6 lost'));
  expect(alone).toBeGreaterThan(own!);
  expect(alone).toBeLessThan(1);
});

test('LC-R9: where standing still is ruled out, no place is sure', () => {
  for (const score of scores(rulesWith({ standStill: false }), before(SAFE)))
    expect(score).toBeLessThan(1);
});
