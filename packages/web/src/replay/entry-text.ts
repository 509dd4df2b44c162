import { CHANCE, type Match, type Seat } from '@glade/engine';
import { tellTyped, turnBegun, type Say } from '@glade/text';
import type { KnownEntry } from '@glade/table';
import { seatName, turnName } from '../narration/narration.ts';
import { hasSides } from '../seats/table-words.ts';
import { t } from '../words/words.ts';

/** The turn of entry number `at`. */
export function turnText(entries: readonly KnownEntry[], at: number, say: Say): string {
  const before = entries.slice(0, at - 1).map(({ events }) => events);
  return turnName(say, entries[at - 1]!.turn, turnBegun(before));
}

/** The turn and the player of entry number `at`, and where it is told in no other way, as it is typed. */
export function entryText(
  entries: readonly KnownEntry[],
  at: number,
  { rules, header }: Match,
  say: Say,
  you: Seat | undefined,
  typed: boolean,
): string {
  const entry = entries[at - 1];
  if (entry === undefined) return t('replay.start');
  const parts = [turnText(entries, at, say)];
  // The heading of a turn names its side already.
  if (rules.seats > 1 && entry.actor !== CHANCE && !hasSides(say))
    parts.push(seatName(say, header.options, entry.actor, you));
  if (typed) parts.push(tellTyped(say, entry.text));
  return parts.join(' · ');
}
