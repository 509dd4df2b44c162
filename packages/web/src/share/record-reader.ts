import type { Game, Match, Result } from '@glade/engine';

/** Reads records of one game. */
export type RecordReader = (text: string) => Result<Match>;

/** What reads records of a game, or of none that is known: a new match does without. */
export async function loadRecordReader(game: Game | undefined): Promise<RecordReader> {
  const { parseRecord } = await import('./parser.ts');
  return (text) => parseRecord(text, (id) => (id === game?.id ? game : undefined));
}
