import {
  parseOptions,
  problem,
  type Game,
  type OptionValues,
  type Problem,
  type Result,
  type Seat,
} from '@glade/engine';
import { hasSecrets } from '@glade/table';
import type { StoredTable } from '../storage/index.ts';
import type { Custom, OpenTable } from '../wire/index.ts';
import { chairsOf, type Chair } from './match-of.ts';

/** Checks that a game can be played far apart with these options and this many seats. */
export function checkTable(
  game: Game,
  wanted: OpenTable['options'],
  seats: number,
): Result<OptionValues> {
  const options = parseOptions(game.options, wanted);
  if (!options.ok) return options;
  if (options.value['ownDice'] === true) return problem('far.dice');
  const rules = game.rules(options.value);
  if (rules.seats !== seats) return problem('setup.seats', { seats: rules.seats, found: seats });
  return options;
}

/** Up to this age a game is for children: nobody loses by a clock there. */
const CHILD = 8;

/**
 * Why a table may not be so; undefined if it may. Only two people who play against each other can have a clock: with more,
 * nobody could say who has won when the time of one is up.
 */
export function checkCustom(
  game: Game,
  options: OptionValues,
  { clock }: Custom,
  people: number,
): Problem | undefined {
  if (clock === 0) return undefined;
  const rules = game.rules(options);
  const forChildren = (game.box?.ages?.[0] ?? CHILD + 1) <= CHILD;
  const two = rules.kind === 'competitive' && rules.seats === 2 && people === 2;
  // A clock that runs would tell who has acted in secret.
  const may = two && !forChildren && !hasSecrets(rules);
  return may ? undefined : { code: 'far.clock' };
}

/** Who sits where at the next table of the same people: everybody one seat further. Who sits in `by` opens it. */
export function chairsTurned(stored: StoredTable, by: Seat): readonly Chair[] {
  const chairs = chairsOf(stored).map((chair, seat): Chair => {
    const row = stored.seats.find((each) => each.seat === seat);
    if (chair.who === 'bot' || row === undefined) return chair;
    const { name, face, colour, key_hash } = row;
    return {
      who: 'person',
      for: key_hash,
      look: { name, face, colour },
      ...(seat === by ? { opener: true } : {}),
    };
  });
  return chairs.map((_, seat) => chairs.at(seat - 1)!);
}
