import type { Game, Match, Problem } from '@glade/engine';
import type { LastCorrection, ThrowsToCome } from '@glade/table';
import type { LaidOut } from '../storage/laid-out.ts';
import { matches } from '../storage/stored-matches.ts';
import type { RecordReader } from '../share/load-record-reader.ts';
import { beginMatch, readSetup } from '../game/match-setup.ts';
import { readCorrection, readStoredThrows } from './correct/stored-correction.ts';

/** The match that an address of the play page means. */
export type OpenedMatch =
  | {
      readonly kind: 'match';
      readonly key: string;
      readonly match: Match;
      readonly revision: number;
      /** As in `StoredMatch`. */
      readonly laidOut?: readonly LaidOut[] | undefined;
      /** The last correction, if nothing else has happened since. */
      readonly corrected?: LastCorrection | undefined;
      readonly toCome?: ThrowsToCome | undefined;
    }
  /** The address asks for something that is not there. */
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** A stored match that cannot be read any more; `text` is to be kept. */
  | {
      readonly kind: 'broken';
      readonly key: string;
      readonly problem: Problem;
      readonly text: string;
    };

/** Whether the address asks for a stored match: what reads it has then to be loaded. */
export const resumesStored = (search: string): boolean => new URLSearchParams(search).has('match');

/** `?match=…` takes a stored match up again; anything else begins a new one with these options. */
export function beginOrResume(game: Game, search: string, read?: RecordReader): OpenedMatch {
  const query = new URLSearchParams(search);
  const key = query.get('match');
  if (key !== null && read !== undefined) return resume(read, key);
  const setup = readSetup(game, query);
  if (!setup.ok) return { kind: 'problem', problem: setup.problem };
  return {
    kind: 'match',
    key: matches.newKey(),
    match: beginMatch(game, setup.value),
    revision: 0,
    laidOut: setup.value.realTable === true ? [] : undefined,
  };
}

function resume(read: RecordReader, key: string): OpenedMatch {
  const reading = matches.read(key);
  if (reading.kind === 'none') return { kind: 'problem', problem: { code: 'stored.gone' } };
  if (reading.kind === 'broken') {
    return { kind: 'broken', key, problem: { code: 'stored.broken' }, text: reading.text };
  }
  const { record, revision, laidOut, corrected, toCome } = reading.saved;
  const match = read(record);
  if (!match.ok) return { kind: 'broken', key, problem: match.problem, text: record };
  return {
    kind: 'match',
    key,
    match: match.value,
    revision,
    laidOut,
    corrected: corrected && readCorrection(read, corrected, match.value),
    toCome: toCome && readStoredThrows(read, toCome, match.value),
  };
}
