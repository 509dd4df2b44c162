import { CLOSEST, closeUp } from './close-up.ts';

type Point = readonly [x: number, y: number];

/** The same as `closeUp`, but the part is larger where it would cut one of the others, each of them `half` high to each side. */
export function wholeCloseUp(
  picture: Point,
  spots: readonly Point[],
  room: number,
  others: readonly Point[],
  half: number,
): ReturnType<typeof closeUp> {
  if (spots.length === 0) return closeUp(picture, spots, room);
  const spans = [0, 1].map((axis) => {
    const at = spots.map((spot) => spot[axis]!);
    return Math.max(...at) - Math.min(...at) + 2 * room;
  });
  const least = Math.min(picture[0], Math.max(...spans, picture[0] / CLOSEST));
  const { times, low } = wholeFrame({
    picture,
    least: [least, least],
    most: picture[0] / least,
    spots,
    room,
    others,
    half,
  });
  const [left, top] = low;
  const side = least * times;
  return closeUp(picture, [low, [left + side, top + side]], 0);
}

interface Wanted {
  /** Width and height of the picture, in its own units. */
  readonly picture: Point;
  /** Width and height of the window at least. */
  readonly least: Point;
  /** How many times as large it may be. */
  readonly most: number;
  /** What matters: all of it is in the window, if it has room there. */
  readonly spots: readonly Point[];
  /** How much is seen round each of them. */
  readonly room: number;
  /** Whom the edge of the window must not cut. */
  readonly others: readonly Point[];
  /** About half the size of these. */
  readonly half: number;
}

interface Frame {
  /** How many times as large as at least the window is. */
  readonly times: number;
  /** Its upper left corner. */
  readonly low: Point;
  /** How many its edge cuts all the same. */
  readonly cut: number;
}

/** How much larger the next window is that is tried. */
const STEP = 1.04;
/** Who is out of the window is a little farther from it than half a size, with what marks them. */
const CLEAR = 1.2;
/** Rounding cuts nobody. */
const NEARLY = 1e-6;

/**
 * The smallest window on a picture in which everybody is whole or not at all, with what matters as near to its middle as that
 * allows. Where there is none, the one that cuts the fewest.
 */
export function wholeFrame(wanted: Wanted): Frame {
  const { least, most } = wanted;
  let best: Frame | undefined;
  for (let times = 1; ; times = Math.min(most, times * STEP)) {
    const found = framed(wanted, times, [least[0] * times, least[1] * times]);
    if (best === undefined || found.cut < best.cut) best = found;
    if (best.cut === 0 || times >= most) return best;
  }
}

/** The best window of this size. */
function framed(wanted: Wanted, times: number, size: Point): Frame {
  const { others, half } = wanted;
  const [lefts, tops] = [0, 1].map((axis) => lowsOf(wanted, axis, size[axis]!));
  const [wide, high] = size;
  let best: Frame = { times, low: [lefts![0]!, tops![0]!], cut: Infinity };
  for (const left of lefts!)
    for (const top of tops!) {
      let cut = 0;
      for (const [x, y] of others) {
        const [across, down] = [liesIn(x - left, wide, half), liesIn(y - top, high, half)];
        if (across !== 'out' && down !== 'out' && (across === 'cut' || down === 'cut')) cut += 1;
        if (cut >= best.cut) break;
      }
      if (cut < best.cut) best = { times, low: [left, top], cut };
    }
  return best;
}

/** How somebody at a place along an axis lies in a window that begins at 0. */
function liesIn(at: number, size: number, half: number): 'in' | 'out' | 'cut' {
  const clear = CLEAR * half;
  if (at + clear <= NEARLY || at - clear >= size - NEARLY) return 'out';
  return at - half >= -NEARLY && at + half <= size + NEARLY ? 'in' : 'cut';
}

/** Where a window of this size may begin along an axis: the nearest to the middle of what matters comes first. */
function lowsOf(wanted: Wanted, axis: number, size: number): readonly number[] {
  const { picture, spots, room, others, half } = wanted;
  const end = picture[axis]! - size;
  if (end <= 0) return [end / 2];
  const within = (low: number): number => Math.min(end, Math.max(0, low));
  const at = spots.map((spot) => spot[axis]!);
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const middle = within((first + last - size) / 2);
  const [from, to] = [within(last + room - size), within(first - room)];
  const edges = others.flatMap((other) => {
    const own = other[axis]!;
    return [own - half, own + half - size, own + CLEAR * half, own - CLEAR * half - size];
  });
  const all = [middle, from, to, ...edges.filter((low) => low > from && low < to)];
  return all.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}
