import { formatRecord, type Match, type Result } from '@glade/engine';
import { playersOf, type LastCorrection, type ThrowsToCome } from '@glade/table';
import type { StoredCorrection, StoredThrows } from '../../storage/match-store.ts';

/** The last correction of a match as it is stored with it. */
export const storedCorrection = ({ before, at, by, asked }: LastCorrection): StoredCorrection => ({
  record: formatRecord(before),
  at,
  by,
  asked,
});

/** What a stored correction says; undefined if it is none of the match `now`. `read` reads a record. */
export function readCorrection(
  read: (record: string) => Result<Match>,
  { record, at, by, asked }: StoredCorrection,
  now: Match,
): LastCorrection | undefined {
  const before = read(record);
  if (!before.ok) return undefined;
  const players = playersOf(now.header);
  const isOfThis =
    formatRecord(before.value.at(0)) === formatRecord(now.at(0)) &&
    // A removed entry may have been the last.
    at >= 0 &&
    at <= Math.min(before.value.log.length, now.log.length) &&
    [by, ...asked].every((seat) => players[seat]?.who === 'person');
  return isOfThis ? { before: before.value, at, by, asked } : undefined;
}

/** Throws that come again, as they are stored with the match. */
export const storedThrows = ({ before, ...rest }: ThrowsToCome): StoredThrows => ({
  record: formatRecord(before),
  ...rest,
});

/** What stored throws say; undefined if they are none of the match `now`. `read` reads a record. */
export function readStoredThrows(
  read: (record: string) => Result<Match>,
  { record, ...rest }: StoredThrows,
  now: Match,
): ThrowsToCome | undefined {
  const before = read(record);
  if (!before.ok) return undefined;
  const isOfThis = formatRecord(before.value.at(0)) === formatRecord(now.at(0));
  return isOfThis ? { before: before.value, ...rest } : undefined;
}
