import type { Match, Problem, Result } from '@glade/engine';
import { findGame } from '../loading/games.ts';
import { matches } from '../storage/stored-matches.ts';
import { decodeLink } from '@glade/engine/link';
import { loadRecordReader } from '../share/record-reader.ts';

/** Where a replay comes from: a link, a stored match, or a text. */
export type ReplaySource =
  | { readonly kind: 'link'; readonly fragment: string }
  | { readonly kind: 'stored'; readonly key: string }
  | { readonly kind: 'text'; readonly text: string };

export type OpenedReplay =
  | { readonly ok: true; readonly match: Match; readonly source: ReplaySource }
  /** `text` is what could not be read, so that people can save it. */
  | { readonly ok: false; readonly problem: Problem; readonly text: string };

/** Reads a match from its source. */
export async function openReplay(source: ReplaySource): Promise<OpenedReplay> {
  const text = await textOf(source);
  if (!text.ok) return { ok: false, problem: text.problem, text: '' };
  const game = await findGame(/^Game:\s*(\S+)/im.exec(text.value)?.[1]?.toLowerCase() ?? '');
  const match = (await loadRecordReader(game))(text.value);
  return match.ok
    ? { ok: true, match: match.value, source }
    : { ok: false, problem: match.problem, text: text.value };
}

async function textOf(source: ReplaySource): Promise<Result<string>> {
  if (source.kind === 'text') return { ok: true, value: source.text };
  if (source.kind === 'link') return decodeLink(source.fragment);
  const reading = matches.read(source.key);
  if (reading.kind === 'none') return { ok: false, problem: { code: 'stored.gone' } };
  return { ok: true, value: reading.kind === 'match' ? reading.saved.record : reading.text };
}

/** The step in an address, from 0 to `length`; undefined if it names no such step. */
export function stepInAddress(
  { search }: Pick<Location, 'search'>,
  length: number,
): number | undefined {
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
