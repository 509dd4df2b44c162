import { SQUARES } from '@glade/boards/squares36';
import type { Action } from '@glade/engine';
import { SEAT } from '../rules/actions.ts';
import { apart, FIRST_SPOT, HAND, SPOTS } from '../rules/places.ts';
import type { ForestFireView } from '../rules/view.ts';
import { choiceOf, firesInReach, isSquare } from './choices.ts';

type HintReason =
  | 'hint.last'
  | 'hint.self'
  | 'hint.mate'
  | 'hint.two'
  | 'hint.three'
  | 'hint.pile'
  | 'hint.biggest'
  | 'hint.towards'
  | 'hint.nearer'
  | 'hint.still'
  | 'hint.less'
  | 'hint.ready'
  | 'hint.middle'
  | 'hint.more'
  | 'hint.farFromFire'
  | 'hint.water';

/** The message that says why an action is good, if the reason can be seen on the board. */
export function hintReason(view: ForestFireView, action: Action): HintReason | undefined {
  const free = action >= SEAT;
  const { meaning, seat = view.seat } = choiceOf(action, free);
  switch (meaning.kind) {
    case 'putOut':
      return whyPutOut(view, seat, meaning.place);
    case 'drop':
      return whyDrop(view, meaning.line);
    case 'go':
      return view.step === 'turns'
        ? whyGo(view, seat, meaning.place)
        : whyStart(view, seat, meaning.place);
    case 'done':
      return firesInReach(view, view.players[seat]!.place) > 0 ? undefined : 'hint.farFromFire';
    case 'refill':
      return 'hint.water';
    default:
      return undefined;
  }
}

const burnsAt = (view: ForestFireView, place: number): boolean =>
  isSquare(place) && view.counters[place]! > 0;

function whyPutOut(view: ForestFireView, seat: number, square: number): HintReason | undefined {
  const { role, place } = view.players[seat]!;
  const counters = view.counters[square]!;
  const goesOut = role === 'hotshot' || counters === 1;
  if (goesOut && view.burning === 1) return 'hint.last';
  if (goesOut && place === square) return 'hint.self';
  if (goesOut && view.players.some((each) => each.danger && each.place === square))
    return 'hint.mate';
  const others = view.counters.filter((_, other) => other !== square);
  if (counters > Math.max(...others)) return 'hint.pile';
  return goesOut && biggestFire(view)?.includes(square) ? 'hint.biggest' : 'hint.less';
}

function whyDrop(view: ForestFireView, line: readonly number[]): HintReason | undefined {
  const fires = line.filter((square) => burnsAt(view, square));
  if (fires.length === view.burning) return 'hint.last';
  if (view.players.some(({ danger, place }) => danger && fires.includes(place))) return 'hint.mate';
  if (fires.length > 1) return fires.length === 2 ? 'hint.two' : 'hint.three';
  return fires.every((square) => biggestFire(view)?.includes(square))
    ? 'hint.biggest'
    : 'hint.less';
}

function whyGo(view: ForestFireView, seat: number, to: number): HintReason | undefined {
  const { place: from, danger } = view.players[seat]!;
  if (danger && !burnsAt(view, to)) return 'hint.self';
  const fire = biggestFire(view);
  const [before, after] = [firesInReach(view, from), firesInReach(view, to)];
  if (from === HAND) return undefined;
  const far = (place: number, fires: readonly number[]): number =>
    Math.min(...fires.map((square) => steps(place, square)));
  if (fire !== undefined && far(to, fire) < far(from, fire)) return 'hint.towards';
  if (after > before) return before === 0 ? 'hint.ready' : 'hint.more';
  const fires = [...view.counters.keys()].filter((square) => burnsAt(view, square));
  if (far(to, fires) < far(from, fires)) return 'hint.nearer';
  return after > 0 ? 'hint.still' : undefined;
}

/** Who starts outside is near a fire already, or on foot nowhere far from the middle of a side. */
function whyStart(view: ForestFireView, seat: number, spot: number): HintReason | undefined {
  if (firesInReach(view, spot) > 0) return 'hint.ready';
  const all = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
  const farthest = (from: number): number =>
    Math.max(...all(SQUARES).map((square) => steps(from, square)));
  const most = Math.max(...all(SPOTS).map((other) => farthest(FIRST_SPOT + other)));
  const walks = view.players[seat]!.role === 'hotshot';
  return walks && farthest(spot) < most ? 'hint.middle' : undefined;
}

/** Steps on foot from one place to another. */
function steps(from: number, to: number): number {
  const [across, down] = apart(from, to);
  return across + down;
}

/** The squares of the largest connected fire; corners connect. Undefined if two fires are equally large. */
function biggestFire(view: ForestFireView): readonly number[] | undefined {
  const left = new Set(view.counters.flatMap((counters, square) => (counters > 0 ? [square] : [])));
  const fires: number[][] = [];
  for (const first of left) {
    const fire = [first];
    left.delete(first);
    for (const square of fire) {
      for (const other of left) {
        if (Math.max(...apart(square, other)) > 1) continue;
        left.delete(other);
        fire.push(other);
      }
    }
    fires.push(fire);
  }
  const [largest, next] = fires.toSorted((a, b) => b.length - a.length);
  return largest !== undefined && largest.length > (next?.length ?? 0) ? largest : undefined;
}
