import type { Match, Problem, Result } from '@glade/engine';
import { tableOf } from '../far/my-tables.ts';
import { findGame } from '../loading/games.ts';
import { showKeptAs } from '../seats/seat-looks.ts';
import { matches } from '../storage/stored-matches.ts';
import { decodeLink } from '@glade/engine/link';
import { loadRecordReader } from '../share/load-record-reader.ts';
import type { ReplaySource } from './replay-address.ts';

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
  if (!match.ok) return { ok: false, problem: match.problem, text: text.value };
  // At a table far away people have faces of their own.
  const { looks } = (source.kind === 'stored' && tableOf(source.key)) || {};
  if (looks !== undefined) showKeptAs(match.value.header, looks);
  return { ok: true, match: match.value, source };
}

async function textOf(source: ReplaySource): Promise<Result<string>> {
  if (source.kind === 'text') return { ok: true, value: source.text };
  if (source.kind === 'link') return decodeLink(source.fragment);
  const reading = matches.read(source.key);
  if (reading.kind === 'none') return { ok: false, problem: { code: 'stored.gone' } };
  return { ok: true, value: reading.kind === 'match' ? reading.saved.record : reading.text };
}
