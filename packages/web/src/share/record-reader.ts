import type { Game, Match, Result } from '@glade/engine';

/** Reads records of one game. */
export type Reader = (text: string) => Result<Match>;

/** What reads records of a game, or of none that is known: a new match does without. */
export async function loadReader(game: Game | undefined): Promise<Reader> {
  const { parseRecord } = await import('./parser.ts');
  return (text) => parseRecord(text, (id) => (id === game?.id ? game : undefined));
}
