import type { SeatInfo, TableInfo } from '@glade/online/wire';
import { headerName } from '@glade/table';
import type { Say } from '@glade/text';
import {
  FACES,
  SEAT_COLOURS,
  type Face,
  type SeatColour,
  type SeatLook,
} from '@glade/ui/seat-look';
import type { Member } from '../../seats/family.ts';
import { seatLooks } from '../../seats/seat-looks.ts';
import { hasSides } from '../../seats/table-words.ts';
import { far, farWords } from '../far-words.ts';

/** How somebody wants to be seen: a face and a colour of the app, and a name of the list or none. */
export interface Look {
  readonly face: Face;
  readonly colour: SeatColour;
  readonly name: string | undefined;
}

/** Whether somebody looks in a way of their own in this seat: they sit there, or it is kept for them. */
const isSomebodys = ({ who, taken, kept }: SeatInfo): boolean =>
  who === 'person' && (taken || kept === true);

/** How each person has chosen to look, by seats; undefined for bots and free seats. What this app does not draw is left out. */
export const membersAt = ({ seats }: Pick<TableInfo, 'seats'>): readonly (Member | undefined)[] =>
  seats.map((info, seat) =>
    isSomebodys(info)
      ? {
          // Only tells the seats apart: people may have no names.
          name: `${seat}`,
          face: FACES.find((each) => each === info.face),
          colour: SEAT_COLOURS.find((each) => each === info.colour),
        }
      : undefined,
  );

/** The face and colour of every seat, the same on every page. Where people sit, and in seats kept for them, they have names; elsewhere they are empty. */
export function looksOf(info: Pick<TableInfo, 'seats'>, say: Say): readonly SeatLook[] {
  const members = membersAt(info);
  const players = info.seats.map(({ who, level }) =>
    headerName(who === 'bot' ? { who, level: level ?? 'steady' } : { who }),
  );
  const looks = seatLooks(
    { players },
    (_, seat) => members[seat],
    () => '',
  );
  const sides = hasSides(say);
  return looks.map((look, seat) => ({ ...look, name: called(info.seats[seat]!, look, sides) }));
}

/**
 * The names of the people, as they stand in the header of the match on this page: a name of the list, else “Red fox”. Where
 * the game calls its seats by their sides, only a name of the list.
 */
const namesOf = (info: Pick<TableInfo, 'seats'>, say: Say): readonly (string | undefined)[] =>
  looksOf(info, say).map(({ name }) => (name === '' ? undefined : name));

function called(info: SeatInfo, look: SeatLook, sides: boolean): string {
  if (!isSomebodys(info)) return '';
  return info.name ?? (sides ? '' : calledBy(look));
}

/** The table with these names, so that the match on this page has them. */
export function named(info: TableInfo, say: Say): TableInfo {
  const names = namesOf(info, say);
  const seats = info.seats.map((seat, i) => {
    const name = names[i];
    return name === undefined ? seat : { ...seat, name };
  });
  return { ...info, seats };
}

/** What somebody without a name is called: “Red fox”. */
export const calledBy = ({ face, colour }: Pick<SeatLook, 'face' | 'colour'>): string =>
  far('far.called', { face, colour });

/** The looks that are still free at a table. */
export function freeLooks(info: Pick<TableInfo, 'seats'>): {
  readonly faces: readonly Face[];
  readonly colours: readonly SeatColour[];
} {
  const members = membersAt(info);
  return {
    faces: FACES.filter((face) => !members.some((member) => member?.face === face)),
    colours: SEAT_COLOURS.filter((colour) => !members.some((member) => member?.colour === colour)),
  };
}

/** What the other people are called who have sat down: the same in every game. */
export function othersAt(
  info: Pick<TableInfo, 'seats'>,
  own: readonly number[],
): readonly string[] {
  const looks = looksOf(info, farWords());
  return info.seats.flatMap(({ who, taken, name }, seat) =>
    who === 'person' && taken && !own.includes(seat) ? [name ?? calledBy(looks[seat]!)] : [],
  );
}
