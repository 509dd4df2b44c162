import type { Header } from '@glade/engine';
import { playersOf, seatNames } from '@glade/table';
import { FACES, SEAT_COLOURS, type SeatLook } from '@glade/ui/seat-look';
import type { Say } from '@glade/text';
import { seatName } from '../narration/narration.ts';
import { memberOf, type Member } from './family.ts';
import { botNumbers } from './seat-names.ts';

/**
 * How each seat looks. People have the face and colour that this device remembers, if nobody in a seat before has it; a bot has
 * the face of its name, so that one animal is Pixel in every match; all
 * others have the first that are free, from that of their own seat on. So the same players always look the same, and up to
 * eight seats have colours of their own.
 */
export function seatLooks(
  header: Pick<Header, 'players'>,
  known: (name: string | undefined, seat: number) => Member | undefined,
  nameOf: (seat: number) => string,
): readonly SeatLook[] {
  const names = seatNames(header);
  const members = playersOf(header).map(({ who }, seat) =>
    who === 'person' ? known(names[seat], seat) : undefined,
  );
  // Of people without a name, only the first looks as this device remembers.
  const nameless = members.findIndex((member) => member?.name === '');
  const wished = members.map((member, seat) =>
    member?.name === '' && seat !== nameless ? undefined : member,
  );
  const faces = chosen(
    FACES,
    wished.map((member) => member?.face),
    botNumbers(header),
  );
  const colours = chosen(
    SEAT_COLOURS,
    wished.map((member) => member?.colour),
  );
  return wished.map((_, seat) => ({
    name: nameOf(seat),
    face: faces[seat]!,
    colour: colours[seat]!,
  }));
}

/** The people at tables far away, by the players of the header: their looks come from there, not from this device. */
const guests = new WeakMap<readonly string[], readonly (Member | undefined)[]>();

/** Says how the people of a match far away look. */
export const showAs = (
  { players }: Pick<Header, 'players'>,
  people: readonly (Member | undefined)[],
): void => void guests.set(players, people);

/** The same for a match that this browser has kept. What this app does not draw is left out. */
export const showKeptAs = (
  header: Pick<Header, 'players'>,
  looks: readonly ({ readonly face?: unknown; readonly colour?: unknown } | null)[],
): void =>
  showAs(
    header,
    looks.map((look, seat) =>
      look === null
        ? undefined
        : {
            name: `${seat}`,
            face: FACES.find((face) => face === look.face),
            colour: SEAT_COLOURS.find((colour) => colour === look.colour),
          },
    ),
  );

/** How the seats of this match look on this device. `say` are the words at its table. */
export function looksAt(header: Header, say: Say): readonly SeatLook[] {
  const there = guests.get(header.players);
  return seatLooks(header, there === undefined ? memberOf : (_, seat) => there[seat], (seat) =>
    seatName(say, header.options, seat),
  );
}

/**
 * One of these for each wish: what is wished, if nobody before has it, else a free one, from that of the same index on, or from
 * that in `starts`. Who has a start of its own comes before who has none.
 */
function chosen<T>(
  all: readonly T[],
  wishes: readonly (T | undefined)[],
  starts: readonly (number | undefined)[] = [],
): readonly T[] {
  const given = wishes.map((wish, i) => (wishes.indexOf(wish) === i ? wish : undefined));
  const taken = new Set(given);
  const fill = (own: T | undefined, from: number | undefined): T | undefined => {
    if (own !== undefined || from === undefined) return own;
    const order = all.map((_, step) => all[(from + step) % all.length]!);
    const free = order.find((each) => !taken.has(each)) ?? order[0]!;
    taken.add(free);
    return free;
  };
  return given.map((own, i) => fill(own, starts[i])).map((own, i) => fill(own, i)!);
}
