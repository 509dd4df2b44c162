import { Match, ok, parseOptions, problem, type Game, type Result } from '@glade/engine';
import { headerName, type Player } from '@glade/table';
import { seedOf } from '../dice/index.ts';
import { isKey } from './keys.ts';
import type { StoredTable } from '../storage/index.ts';
import type { Custom } from '../wire/index.ts';

/** Who is to sit in a seat, as it is stored. */
export type Chair =
  | {
      readonly who: 'person';
      /** This person has opened the table. */
      readonly opener?: true;
      /** The seat is kept for the person who has the key with this hash: they played at the table before, and looked so. */
      readonly for?: string;
      readonly look?: ChairLook;
    }
  | Extract<Player, { who: 'bot' }>;

/** How somebody looks, as they have chosen. */
export interface ChairLook {
  readonly name?: string | null | undefined;
  readonly face?: string | null | undefined;
  readonly colour?: string | null | undefined;
}

export const chairsOf = ({ players }: Pick<StoredTable, 'players'>): readonly Chair[] =>
  JSON.parse(players) as readonly Chair[];

/** The seat whose person has opened the table. */
export function openerOf(table: Pick<StoredTable, 'players'>): number | undefined {
  const seat = chairsOf(table).findIndex((chair) => chair.who === 'person' && chair.opener);
  return seat < 0 ? undefined : seat;
}

/** What holds at a table whose opener has chosen nothing. */
const USUAL: Custom = { remarks: true, patience: 120, clock: 0 };

/** What holds at a table beside the rules. */
export const customOf = ({ custom }: Pick<StoredTable, 'custom'>): Custom =>
  custom === null ? USUAL : (JSON.parse(custom) as Custom);

/** Whether everybody has sat down and given a word for the dice. */
export const isFull = (table: StoredTable): boolean =>
  chairsOf(table).every(
    ({ who }, seat) =>
      who === 'bot' || table.seats.some((row) => row.seat === seat && row.word !== NO_WORD),
  );

/** What is stored until the page that has opened the table gives its word. */
export const NO_WORD = '';

/** Whether any person may sit down in this seat: it is neither a bot's nor kept for somebody. */
export function isForPerson(table: Pick<StoredTable, 'players'>, seat: number): boolean {
  const chair = chairsOf(table)[seat];
  return chair?.who === 'person' && chair.for === undefined;
}

/** The seat that is kept for the person who has this key of the table before, and how they looked there. */
export function keptFor(
  table: StoredTable,
  key: string | undefined,
): { readonly seat: number; readonly look: ChairLook } | undefined {
  if (key === undefined) return undefined;
  for (const [seat, chair] of chairsOf(table).entries())
    if (chair.who === 'person' && chair.for !== undefined && isKey(key, chair.for))
      return { seat, look: chair.look ?? {} };
  return undefined;
}

/** The seat to which this key belongs. */
export const seatOf = ({ seats }: StoredTable, key: string | undefined): number | undefined =>
  key === undefined ? undefined : seats.find((row) => isKey(key, row.key_hash))?.seat;

export const isTaken = ({ seats }: StoredTable, seat: number): boolean =>
  seats.some((row) => row.seat === seat);

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
