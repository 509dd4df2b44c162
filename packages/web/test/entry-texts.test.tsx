import { CHANCE, formatRecord, parseRecord, Xoshiro, type Actor, type Match } from '@glade/engine';
import { optionsWith, playedAtOnce, sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { engineText, translator } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { beforeAll, describe, expect, test } from 'vitest';
import { entryTexts } from '../src/match/correct/entry-text.ts';
import { matchFrom } from '../src/review/try-again.ts';

// Players of Wildfire VS act at the same time: a match at one screen has their entries in the order in which they acted.

const game = games.find(({ id }) => id === 'wildfire')!;
const seeds = Array.from(
  { length: sample('wildfire: matches in any order, told', 20, 1000) },
  (_, i) => i + 1,
);
const played = (seed: number): Match =>
  playedAtOnce(game, optionsWith(game, { mode: 'vs' }), new Xoshiro(seed));

describe('a match in which seats acted in an order of their own', () => {
  let board: GameBoard;
  beforeAll(async () => {
    board = await boards[game.id]!();
  });

  test('has its entries told as in the order of the rules', () => {
    const say = translator('en', engineText, game.text);
    const told = (match: Match, who: Actor): readonly string[] =>
      entryTexts(say, board, match, () => true).filter((_, i) => match.log[i]!.actor === who);
    for (const seed of seeds) {
      const match = played(seed);
      const ordered = parseRecord(formatRecord(match), () => game);
      if (!ordered.ok) throw new Error(ordered.problem.code);
      for (const who of [0, 1, CHANCE]) expect(told(match, who)).toEqual(told(ordered.value, who));
    }
  });

  test('is tried again from any of them with all entries before it', () => {
    for (const seed of seeds) {
      const match = played(seed);
      const at = match.log.length - 1;
      expect(matchFrom(match, at, false).log).toEqual(match.log.slice(0, at));
    }
  });
});
