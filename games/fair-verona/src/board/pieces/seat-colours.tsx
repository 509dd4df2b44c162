import { SEAT_COLOURS, type SeatLook } from '@glade/ui';

// The colours of the seats' meeples, as people have chosen them on this device (FV-09).

/** Seats have the colours in this order until somebody chooses. */
const COLOURS = ['red', 'blue', 'gold', 'green', 'violet', 'slate'] as const;

const STORAGE_KEY = 'glade.fair-verona.colours';
const FIRST_COLOURS: readonly number[] = COLOURS.map((_, colour) => colour);

/** By seat, the number of its colour; the order above where nothing, or nothing sensible, is stored. */
export function chosenColours(): readonly number[] {
  try {
    const stored = (localStorage.getItem(STORAGE_KEY) ?? '').split(',').map(Number);
    return FIRST_COLOURS.every((colour) => stored.includes(colour)) &&
      stored.length === COLOURS.length
      ? stored
      : FIRST_COLOURS;
  } catch {
    return FIRST_COLOURS;
  }
}

/** The colours of all seats once a seat has chosen one; the seat that had it gets the one that becomes free. */
export function chooseColour(
  colours: readonly number[],
  seat: number,
  colour: number,
): readonly number[] {
  const next = colours.map((each) => (each === colour ? colours[seat]! : each));
  next[seat] = colour;
  return next;
}

/** Gives all meeples of the page the colours chosen for the match; where there are none, those chosen on this device. */
export function showColours(seats: readonly SeatLook[] | undefined): void {
  const { style } = document.documentElement;
  const chosen = chosenColours();
  for (const seat of SEAT_COLOURS.keys()) {
    const colour = seats?.[seat]?.colour ?? COLOURS[chosen[seat]!] ?? SEAT_COLOURS[seat]!;
    style.setProperty(`--cloak${seat}`, `var(--seat-${colour})`);
    style.setProperty(`--number${seat}`, `var(--on-seat-${colour})`);
  }
}

/** Keeps these colours for later visits, and shows them. */
export function storeColours(colours: readonly number[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, colours.join(','));
  } catch {
    // Without storage the colours stay as they are.
  }
  showColours(undefined);
}
