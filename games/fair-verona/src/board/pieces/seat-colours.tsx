// The colour of each seat's meeples, as people at this device have chosen them (FV-09).

/** Cloak and hat of each colour; seats wear them in this order until somebody chooses. */
const COLOURS = [
  ['#c8324a', '#8c1c31'],
  ['#2f6fb3', '#1c4a80'],
  ['#e0a020', '#96660a'],
  ['#3e8a55', '#235c37'],
  ['#8357a6', '#573379'],
  ['#5a6270', '#343a46'],
] as const;

const KEY = 'glade.fair-verona.colours';
const AS_PRINTED: readonly number[] = COLOURS.map((_, colour) => colour);

/** The number of the colour of each seat; as printed where nothing, or nothing sensible, is stored. */
export function chosenColours(): readonly number[] {
  try {
    const stored = (localStorage.getItem(KEY) ?? '').split(',').map(Number);
    return AS_PRINTED.every((colour) => stored.includes(colour)) && stored.length === COLOURS.length
      ? stored
      : AS_PRINTED;
  } catch {
    return AS_PRINTED;
  }
}

/** Gives a seat a colour; whoever had it gets the one that becomes free. Answers the colours of all seats. */
export function chooseColour(
  colours: readonly number[],
  seat: number,
  colour: number,
): readonly number[] {
  const next = colours.map((each) => (each === colour ? colours[seat]! : each));
  next[seat] = colour;
  return next;
}

/** Dresses all meeples of the page. */
export function wear(colours: readonly number[]): void {
  const { style } = document.documentElement;
  for (const [seat, colour] of colours.entries()) {
    const [cloak, hat] = COLOURS[colour]!;
    style.setProperty(`--cloak${seat}`, cloak);
    style.setProperty(`--hat${seat}`, hat);
  }
}

export function keepColours(colours: readonly number[]): void {
  wear(colours);
  try {
    localStorage.setItem(KEY, colours.join(','));
  } catch {
    // Without storage the colours last as long as the page.
  }
}
