import type { Match } from '@glade/engine';

/** Where a replay comes from: a link, a stored match, or a text. */
export type ReplaySource =
  | { readonly kind: 'link'; readonly fragment: string }
  | { readonly kind: 'stored'; readonly key: string }
  | { readonly kind: 'text'; readonly text: string };

/** Whether an address asks to see the match from its beginning, and to see it go on by itself. */
export const watchesIn = ({ search }: Pick<Location, 'search'>): boolean =>
  new URLSearchParams(search).has('watch');

/** The step in an address, from 0 to `length`; undefined if it names no such step. */
export function stepInAddress(
  { search }: Pick<Location, 'search'>,
  length: number,
): number | undefined {
  if (watchesIn({ search })) return 0;
  const text = new URLSearchParams(search).get('step') ?? '';
  const step = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
  return step <= length ? step : undefined;
}

/** The address that shows a match from the fragment of its link, at this step or else at its end. */
export function replayAddress(match: Match, step: number | undefined, fragment: string): string {
  const query = step === undefined || step >= match.log.length ? '' : `?step=${step}`;
  return `/${match.game.id}/replay${query}#${fragment}`;
}

/** The source that the address of this page names, if any. */
export function sourceInAddress({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): ReplaySource | undefined {
  const key = new URLSearchParams(search).get('match');
  if (key !== null) return { kind: 'stored', key };
  return hash.length > 1 ? { kind: 'link', fragment: hash } : undefined;
}
