import type { Header } from '@glade/engine';
import { playersOf, seatNames } from '@glade/table';

/** What bots are called, in the order of their seats, in every language. None is a name of people. */
const BOTS = [
  'Pixel',
  'Bip',
  'Tock',
  'Lumo',
  'Zig',
  'Momo',
  'Rondo',
  'Kiko',
  'Bolla',
  'Dado',
  'Frulla',
  'Tapo',
] as const;

/** A number for each bot at the table that stays with its name, from 1 on; undefined for people. */
export const botNumbers = (header: Pick<Header, 'players'>): readonly (number | undefined)[] =>
  namesOf(header, { sides: false }).map((name, seat) =>
    playersOf(header)[seat]!.who === 'bot' ? BOTS.findIndex((bot) => bot === name) + 1 : undefined,
  );

/**
 * What sentences call each seat: a person by the name in the header, a bot by its own, which no person here has. A person
 * without a name is undefined. With `sides`, the game calls its seats by names of its own, and bots have no others.
 */
export function namesOf(
  header: Pick<Header, 'players'>,
  { sides }: { readonly sides: boolean },
): readonly (string | undefined)[] {
  const people = seatNames(header);
  if (sides) return people;
  const free = BOTS.filter((name) => !people.includes(name)).values();
  return playersOf(header).map(({ who }, seat) =>
    who === 'bot' ? free.next().value : people[seat],
  );
}
