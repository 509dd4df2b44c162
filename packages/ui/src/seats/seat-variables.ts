import { SEAT_COLOURS, seatColour, type SeatLook } from '../contract/seat-look.ts';

/**
 * The colours of seats as custom properties, for whatever stands inside an element with this style: `--cloak0` is the
 * colour of the first seat, `--number0` what is written on it, and so on.
 */
export const seatVariables = (
  seats: readonly SeatLook[] | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SEAT_COLOURS.flatMap((_, seat) => {
      const colour = seatColour(seats, seat);
      return [
        [`--cloak${seat}`, `var(--seat-${colour})`],
        [`--number${seat}`, `var(--on-seat-${colour})`],
      ];
    }),
  );
