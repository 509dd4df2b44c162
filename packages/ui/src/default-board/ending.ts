import type { Teller } from '../contract/effects.ts';

/**
 * What the only person here has at the end, else who has most. Where some have less than nothing, points are what was won and lost.
 * Nothing is told where points only say who won.
 */
const points: Teller = ({ outcome, people }) => {
  const { points: all } = outcome.measures;
  if (all === undefined || typeof all === 'number' || all.every((each) => each === 0 || each === 1))
    return undefined;
  const seat = people.length === 1 ? people[0]! : all.indexOf(Math.max(...all));
  const args = { player: seat + 1, points: all[seat]! };
  const own = all[seat]!;
  if (all.some((each) => each < 0) && own !== 0)
    return {
      key: own > 0 ? 'ending.gain' : 'ending.loss',
      args: { ...args, points: Math.abs(own) },
    };
  if (all.length !== 2) return { key: 'ending.points', args };
  return {
    key: 'ending.two',
    args: { ...args, otherPlayer: 2 - seat, others: all[1 - seat]! },
  };
};

export const tellers: readonly Teller[] = [points];
