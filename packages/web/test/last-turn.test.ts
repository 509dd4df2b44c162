import { defaults, type Match } from '@glade/engine';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/src/index.ts';
import { caught, playedToEnd } from '../e2e/played-match.ts';
import { hasLostAlone } from '../src/match/controls/last-turn.ts';
import type { Session } from '../src/match/session.ts';

// When one person can try again from the last turn at the end.

const offered = ({ rules, state, header }: Match): boolean => {
  const view = signal({ outcome: rules.outcome(state), rules, header });
  return hasLostAlone({ people: [0], isFar: false, view } as unknown as Session);
};

const codeOf = ({ rules, state }: Match): string | undefined => rules.outcome(state)?.code;

/** Matches of War Kids of a few turns. */
const battles = (turnLimit: number): readonly Match[] =>
  Array.from({ length: 10 }, (_, i) => playedToEnd('war-kids', { turnLimit }, i + 1));

test('who has lost to a bot can try again, and neither who has won nor who has drawn', () => {
  const all = [...battles(2), ...battles(4)];
  const by = (winners: string): readonly Match[] =>
    all.filter(({ rules, state }) => rules.outcome(state).winners.join() === winners);
  const draws = by('');
  expect(draws.map(codeOf)).toContain('draw');
  expect(new Set(draws.map(offered))).toEqual(new Set([false]));
  expect(new Set(by('0').map(offered))).toEqual(new Set([false]));
  expect(new Set(by('1').map(offered))).toEqual(new Set([true]));
});

test('a team that has lost can try again, and not who has ended the match', () => {
  const lost = playedToEnd('forest-fire', { players: 2, maxRounds: 3 }, 1);
  expect(codeOf(lost)).toBe('unfinished');
  expect(offered(lost)).toBe(true);
  const building = caught().build();
  while (!building.over) {
    const { rules, state, actor } = building;
    const stop = rules.notation.parse(state, 'stop');
    const stops = actor >= 0 && stop.ok && rules.check(state, stop.value, actor) === undefined;
    building.play(stops ? stop.value : rules.nth(state, 0), actor);
  }
  expect(codeOf(building.match())).toBe('stopped');
  expect(offered(building.match())).toBe(false);
});

test('nor is it offered after a draw in a game of one folder', () => {
  const rules = ticTacToe.rules(defaults(ticTacToe.options));
  const played = (squares: readonly number[]): Match => {
    const state = rules.create();
    for (const square of squares) rules.apply(state, square);
    return { rules, state, header: { dice: 'virtual' } } as unknown as Match;
  };
  const [even, lost] = [played([0, 1, 2, 4, 3, 5, 7, 6, 8]), played([0, 2, 1, 4, 8, 6])];
  expect([even, lost].map(codeOf)).toEqual(['drawn', 'won']);
  expect([even, lost].map(offered)).toEqual([false, true]);
});
