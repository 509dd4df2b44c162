import type { Match, Problem, Result } from '@glade/engine';
import { findGame } from '../loading/games.ts';
import { matches } from '../storage/stored-matches.ts';
import { decodeLink } from '@glade/engine/link';
import { loadRecordReader } from '../share/record-reader.ts';

/** Where a match comes from that is to be looked at: an address, or a text. */
export type ReplaySource =
  | { readonly kind: 'link'; readonly fragment: string }
  | { readonly kind: 'stored'; readonly key: string }
  | { readonly kind: 'text'; readonly text: string };

export type OpenedReplay =
  | { readonly ok: true; readonly match: Match; readonly source: ReplaySource }
  /** `text` is what could not be read, so that nothing is lost. */
  | { readonly ok: false; readonly problem: Problem; readonly text: string };

/** Reads a match from wherever it is. */
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

/** The step that an address asks for, from 0; undefined where it names none of this match: then its end is shown. */
export function stepInAddress(
  { search }: Pick<Location, 'search'>,
  length: number,
): number | undefined {
  const text = new URLSearchParams(search).get('step') ?? '';
  const step = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
  return step <= length ? step : undefined;
}

/** The address that shows a match from its link; at its end unless a step before that is named. */
export function replayAddress(match: Match, step: number | undefined, fragment: string): string {
  const query = step === undefined || step >= match.log.length ? '' : `?step=${step}`;
  return `/${match.game.id}/replay${query}#${fragment}`;
}

/** What the address of this page points to, if to anything. */
export function sourceInAddress({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): ReplaySource | undefined {
  const key = new URLSearchParams(search).get('match');
  if (key !== null) return { kind: 'stored', key };
  return hash.length > 1 ? { kind: 'link', fragment: hash } : undefined;
}
