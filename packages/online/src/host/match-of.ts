import { Match, ok, parseOptions, problem, type Game, type Result } from '@glade/engine';
import { headerName, type Player } from '@glade/table';
import { seedOf } from '../dice/index.ts';
import type { StoredTable } from '../storage/index.ts';

/** Who is to sit in a seat, as it is stored. */
export type Chair = { readonly who: 'person' } | Extract<Player, { who: 'bot' }>;

export const chairsOf = ({ players }: Pick<StoredTable, 'players'>): readonly Chair[] =>
  JSON.parse(players) as readonly Chair[];

/** Whether everybody has sat down and given a word for the dice. */
export const isFull = (table: StoredTable): boolean =>
  chairsOf(table).every(
    ({ who }, seat) =>
      who === 'bot' || table.seats.some((row) => row.seat === seat && row.word !== NO_WORD),
  );

/** What is stored until the page that has opened the table gives its word. */
export const NO_WORD = '';

/** The words of the people's pages, by seats. */
export const wordsOf = ({ seats }: StoredTable): readonly string[] =>
  seats.toSorted((a, b) => a.seat - b.seat).map(({ word }) => word);

/** The match of a table at which everybody sits, before its first entry, and the seed of its dice. No page is told the seed. */
export function beginMatch(
  stored: StoredTable,
  game: Game | undefined,
): Result<{ readonly match: Match; readonly seed: string }> {
  if (game === undefined || game.version !== stored.version) return problem('far.version');
  const options = parseOptions(game.options, JSON.parse(stored.options) as never);
  if (!options.ok) return options;
  const players = chairsOf(stored).map((chair, seat) =>
    headerName(chair, stored.seats.find((row) => row.seat === seat)?.name ?? undefined),
  );
  const match = Match.start(game, { options: options.value, dice: 'virtual', players });
  return ok({ match, seed: seedOf(stored.key, stored.secret, wordsOf(stored)) });
}
