import { SEAT_COLOURS, type SeatLook } from '@glade/ui';

/** Gives all meeples of the page the colours of their seats (FV-09): those that were chosen, else the first ones in order. */
export function showColours(seats: readonly SeatLook[] | undefined): void {
  const { style } = document.documentElement;
  for (const [seat, first] of SEAT_COLOURS.entries()) {
    const colour = seats?.[seat]?.colour ?? first;
    style.setProperty(`--cloak${seat}`, `var(--seat-${colour})`);
    style.setProperty(`--number${seat}`, `var(--on-seat-${colour})`);
  }
}
