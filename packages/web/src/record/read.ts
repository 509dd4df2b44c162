import type { Game, Match, Result } from '@glade/engine';
import { loadPositions } from '../games.ts';

/** Reads records of one game. */
export type Reader = (text: string) => Result<Match>;

/** What reads records of a game, or of none that is known: a new match does without. */
export async function loadReader(game: Game | undefined): Promise<Reader> {
  const [{ parseRecord }] = await Promise.all([
    import('./parser.ts'),
    game === undefined ? undefined : loadPositions(game.id),
  ]);
  return (text) => parseRecord(text, (id) => (id === game?.id ? game : undefined));
}
