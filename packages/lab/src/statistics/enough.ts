/** More than these are not worth telling: nobody plays them. */
const MOST_TOLD = 10_000_000;

/**
 * About how many matches would tell a value from a bound, if the value stays as it is: ranges shrink with the square root of
 * their number. Undefined where no number is worth telling.
 */
export function enoughMatches(
  games: number,
  { value, low, high }: { readonly value: number; readonly low: number; readonly high: number },
  bound: number,
): number | undefined {
  const half = Math.max(high - value, value - low);
  const n = moreMatches(games, (half / Math.abs(value - bound)) ** 2);
  return n <= MOST_TOLD ? n : undefined;
}

/** So many times as many matches: half as many again at least, rounded up to one digit. */
export function moreMatches(games: number, times: number): number {
  const n = games * Math.max(1.5, times);
  const digit = 10 ** Math.floor(Math.log10(n));
  return Math.ceil(n / digit) * digit;
}
