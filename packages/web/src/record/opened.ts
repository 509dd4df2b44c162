import type { Match, Problem, Result } from '@glade/engine';
import { findGame } from '../games.ts';
import { matches } from './matches.ts';
import { decodeLink } from '@glade/engine/link';
import { loadReader } from './read.ts';

/** Where a match comes from that is to be looked at: an address, or a text. */
export type Source =
  | { readonly kind: 'link'; readonly fragment: string }
  | { readonly kind: 'stored'; readonly key: string }
  | { readonly kind: 'text'; readonly text: string };

export type Opened =
  | { readonly ok: true; readonly match: Match; readonly source: Source }
  /** `text` is what could not be read, so that nothing is lost. */
  | { readonly ok: false; readonly problem: Problem; readonly text: string };

/** Reads a match from wherever it is. */
export async function open(source: Source): Promise<Opened> {
  const text = await textOf(source);
  if (!text.ok) return { ok: false, problem: text.problem, text: '' };
  const game = await findGame(/^Game:\s*(\S+)/im.exec(text.value)?.[1]?.toLowerCase() ?? '');
  const match = (await loadReader(game))(text.value);
  return match.ok
    ? { ok: true, match: match.value, source }
    : { ok: false, problem: match.problem, text: text.value };
}

async function textOf(source: Source): Promise<Result<string>> {
  if (source.kind === 'text') return { ok: true, value: source.text };
  if (source.kind === 'link') return decodeLink(source.fragment);
  const reading = matches.read(source.key);
  if (reading.kind === 'none') return { ok: false, problem: { code: 'stored.gone' } };
  return { ok: true, value: reading.kind === 'match' ? reading.saved.record : reading.text };
}

/** What the address of this page points to, if to anything. */
export function sourceOf({ hash, search }: Pick<Location, 'hash' | 'search'>): Source | undefined {
  const key = new URLSearchParams(search).get('match');
  if (key !== null) return { kind: 'stored', key };
  return hash.length > 1 ? { kind: 'link', fragment: hash } : undefined;
}
