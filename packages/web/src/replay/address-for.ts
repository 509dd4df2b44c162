import { formatRecord, type Match } from '@glade/engine';
import { encodeLink } from '@glade/engine/link';
import { replayAddress } from './replay-address.ts';

/** The address of a page about this match: the one of the stored match or of the link in the present address, or else a link of its own. */
export async function addressFor(
  page: 'review' | 'replay',
  match: Match,
  step?: number,
): Promise<string | undefined> {
  const key = new URLSearchParams(location.search).get('match');
  const at = step === undefined ? '' : `&step=${step}`;
  if (key !== null) return `/${match.game.id}/${page}?match=${encodeURIComponent(key)}${at}`;
  const fragment =
    location.hash.length > 1 ? location.hash.slice(1) : await encodeLink(formatRecord(match));
  if (fragment === undefined) return undefined;
  return page === 'replay'
    ? replayAddress(match, step, fragment)
    : `/${match.game.id}/review#${fragment}`;
}
