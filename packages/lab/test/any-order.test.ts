import { formatRecord, Xoshiro } from '@glade/engine';
import { parseRecord } from '@glade/engine/record-reader';
import { optionsWith, playedAtOnce } from '@glade/engine/testing';
import { games } from '@glade/games';
import { describe, expect, test } from 'vitest';
import { peopleMatchOf } from '../src/people/people-match.ts';
import { positionsOf } from '../src/review/positions.ts';

const game = games.find(({ id }) => id === 'wildfire')!;
const options = optionsWith(game, { mode: 'vs' });
const rules = game.rules(options);

describe('a log in which seats that act at the same time stand in an order of their own', () => {
  test('is reviewed and counted as in the order of the rules', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const match = playedAtOnce(game, options, new Xoshiro(seed));
      const { log } = match;
      const positions = positionsOf(rules, log);
      for (const [i, { actor, action }] of log.entries()) {
        const { state } = positions[i]!;
        expect(rules.actor(state)).toBe(actor);
        expect(rules.check(state, action, actor)).toBeUndefined();
      }
      expect(rules.hash(positions.at(-1)!.state)).toBe(rules.hash(match.state));
      const ordered = parseRecord(formatRecord(match), () => game);
      if (!ordered.ok) throw new Error(ordered.problem.code);
      expect(peopleMatchOf(match)).toEqual(peopleMatchOf(ordered.value));
    }
  });
});
