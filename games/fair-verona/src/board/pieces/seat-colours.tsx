// The colours of the seats' meeples, as people have chosen them on this device (FV-09).

/** Cloak and hat of each colour. Seats have the colours in this order until somebody chooses. */
const COLOURS = [
  ['#c8324a', '#8c1c31'],
  ['#2f6fb3', '#1c4a80'],
  ['#e0a020', '#96660a'],
  ['#3e8a55', '#235c37'],
  ['#8357a6', '#573379'],
  ['#5a6270', '#343a46'],
] as const;

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

/** Gives all meeples of the page these colours. */
export function showColours(colours: readonly number[]): void {
  const { style } = document.documentElement;
  for (const [seat, colour] of colours.entries()) {
    const [cloak, hat] = COLOURS[colour]!;
    style.setProperty(`--cloak${seat}`, cloak);
    style.setProperty(`--hat${seat}`, hat);
  }
}

/** Shows these colours and keeps them for later visits. */
export function storeColours(colours: readonly number[]): void {
  showColours(colours);
  try {
    localStorage.setItem(STORAGE_KEY, colours.join(','));
  } catch {
    // Without storage the colours last as long as the page.
  }
}
