import type { Game, Match, Result } from '@glade/engine';

/** Reads a record. */
export type RecordReader = (text: string) => Result<Match>;

/** Loads the reader for records of a game, with `asPlayed` as `parseRecord` has it; without a game it refuses every record. It is loaded apart, because a new match does not need it. */
export async function loadRecordReader(
  game: Game | undefined,
  asPlayed = false,
): Promise<RecordReader> {
  const { parseRecord } = await import('@glade/engine/record-reader');
  return (text) => parseRecord(text, (id) => (id === game?.id ? game : undefined), { asPlayed });
}
