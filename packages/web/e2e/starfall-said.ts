import type { Page } from '@playwright/test';
import { defaults, Match } from '@glade/engine';
import { games } from '@glade/games';
import { playedLines } from './played-match.ts';
import { openStored } from './stored-match.ts';

// Matches of Starfall Forest with pieces and dice on a table, given by what was entered.

/** A forest that people have built. */
export const FOREST =
  'knock 4,3; knock 4,1; plant 3,5; plant 2,5; snake 3,2-4,2; snake 4,2; fairy 1,2; fairy 1,1';

/** A match of a person and another player with their own dice after these lines. */
export function said(lines: string, other = 'person'): Match {
  const starfall = games.find(({ id }) => id === 'starfall-forest')!;
  const options = { ...defaults(starfall.options), players: 2, first: 1, ownDice: true };
  const players = ['person', other];
  return playedLines(Match.start(starfall, { options, dice: 'entered', players }), lines);
}

/** The same, on a real table on which all of it lies. */
export async function openSaid(page: Page, lines: string, other?: string): Promise<void> {
  const match = said(lines, other);
  await openStored(page, match, undefined, [match.log.length]);
}
