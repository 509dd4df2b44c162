import { expect, test } from 'vitest';
import { firstSide } from '../src/review/ReviewScreen.tsx';
import { playedUntil } from '../e2e/played-match.ts';

// By whose chances a match is looked at first: the only person's, else the winner's.

const finished = (seed: number, first: string) =>
  playedUntil('leaf-climbers', {}, { seed, first, others: 'bot steady' }, () => false);

test('where only bots played, or several people, the match is first seen by who has won it', () => {
  const wins = [1, 2, 3, 4].map((seed) => finished(seed, 'bot steady'));
  const winners = wins.map(
    (match) => match.rules.outcome(match.at(match.log.length).state).winners,
  );
  expect(winners.some(([first]) => first !== 0)).toBe(true);
  for (const [i, match] of wins.entries()) {
    expect(winners[i]).toContain(firstSide(match, []));
    // Of several people it is one who has won, if any has; else the first of them.
    const people = [1, 2];
    const won = people.filter((seat) => winners[i]!.includes(seat));
    expect(firstSide(match, people)).toBe(won[0] ?? 1);
    expect(firstSide(match, [3])).toBe(3);
  }
});

test('a team is one side', () => {
  const match = playedUntil('wildfire', {}, { seed: 1 }, () => false);
  expect(firstSide(match, [])).toBe(0);
});
