import type { Match } from '@glade/engine';
import { seatNames } from '@glade/table';
import type { Say } from '@glade/text';
import type { SeatLook } from '@glade/ui/seat-look';
import { unknownLetters } from '../text/measure.ts';

/** Who plays, as sheets can say it. */
export interface People {
  /** Names, faces and colours, where somebody knows them. */
  readonly looks?: readonly SeatLook[];
  /** The name of each seat; undefined for seats of nobody in particular and of bots. */
  readonly names: readonly (string | undefined)[];
  /** Some name has letters that no font here has. It is left out, and the seat is called as the game calls it. */
  readonly unprintable: boolean;
}

/** The people whose looks are given, or else those of the match. */
export function peopleOf(
  say: Say,
  looks: readonly SeatLook[] | undefined,
  match: Match | undefined,
): People {
  const given =
    looks?.map(({ name }) => name) ?? (match === undefined ? [] : seatNames(match.header));
  const names = given.map((name) => name && printable(name));
  const unprintable = names.some((name, seat) => name === undefined && given[seat] !== undefined);
  if (looks === undefined) return { names, unprintable };
  const called = looks.map((look, seat) => ({
    ...look,
    name: names[seat] ?? say('record.player', { player: seat + 1 }),
  }));
  return { looks: called, names: called.map(({ name }) => name), unprintable };
}

/** Small pictures that people type, with what joins and colours them. */
const PICTURES =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F)+/gu;

/** A name with its letters as the fonts have them, and without small pictures; undefined where letters are missing. */
function printable(name: string): string | undefined {
  const letters = name.normalize('NFC').replaceAll(PICTURES, '').trim();
  return letters === '' || unknownLetters(letters, 'bold').length > 0 ? undefined : letters;
}
