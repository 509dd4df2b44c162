import { formatRecord, type Match, type Problem } from '@glade/engine';
import type { LaidOut } from '../../storage/laid-out.ts';
import type { MatchStore } from '../../storage/match-store.ts';

/**
 * Stores a copy of the match with this key as it was before entry `at` was put right. Answers why it cannot: then the
 * match may not be changed, or something would be lost.
 */
export function keepCopy(
  store: Pick<MatchStore, 'writeCopy'>,
  key: string,
  before: Match,
  at: number,
  laidOut: readonly LaidOut[] | undefined,
): Problem | undefined {
  const why = store.writeCopy({
    game: before.game.id,
    record: formatRecord(before),
    over: before.over,
    begun: true,
    before: at + 1,
    copyOf: key,
    laidOut,
  });
  if (why === undefined) return undefined;
  return { code: why === 'full' ? 'correct.kept' : 'correct.denied' };
}
