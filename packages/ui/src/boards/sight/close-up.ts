/** How often as large as the whole a picture may be at most. */
export const CLOSEST = 3;

/**
 * How a picture that is too small to be read shows the part of it that matters, as custom properties for a `transform` about
 * its middle: `scale(var(--close)) translate(var(--close-x), var(--close-y))`. The part is widened to a square, and nothing
 * beyond the picture is shown.
 *
 * @param whole Width and height of the picture, in its own units.
 * @param spots What matters, in the same units; nothing for the whole picture.
 * @param room How much is seen round each spot.
 */
export function closeUp(
  [width, height]: readonly [number, number],
  spots: readonly (readonly [x: number, y: number])[],
  room: number,
): Readonly<Record<'--close' | '--close-x' | '--close-y', string>> {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const span = (of: readonly number[]): number => Math.max(...of) - Math.min(...of) + 2 * room;
  const wanted = spots.length === 0 ? width : Math.max(span(xs), span(ys), width / CLOSEST);
  const side = Math.min(wanted, width);
  const shift = (of: readonly number[], length: number): string => {
    if (side >= length) return '0%';
    const middle = (Math.min(...of) + Math.max(...of)) / 2;
    const within = Math.min(length - side / 2, Math.max(side / 2, middle));
    return `${Math.round((0.5 - within / length) * 1e4) / 100}%`;
  };
  return {
    '--close': `${Math.round((width / side) * 100) / 100}`,
    '--close-x': shift(xs, width),
    '--close-y': shift(ys, height),
  };
}
