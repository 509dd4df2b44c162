import type { Action, Language } from '@glade/engine';
import { SEAT } from '../rules/actions.ts';
import { apart, HAND } from '../rules/places.ts';
import type { ForestFireView } from '../rules/view.ts';
import { choiceOf, isSquare } from './choices.ts';
import en from './hint-reason.en.ts';
import it from './hint-reason.it.ts';

const TEXTS = { en, it };

/** The message that says why an action is good, if the reason can be seen on the board. */
export function hintReason(
  view: ForestFireView,
  action: Action,
  language: Language,
): string | undefined {
  const free = action >= SEAT;
  const { meaning, seat = view.seat } = choiceOf(action, free);
  const reason =
    meaning.kind === 'putOut'
      ? whyPutOut(view, seat, meaning.place)
      : meaning.kind === 'drop'
        ? whyDrop(view, meaning.line)
        : meaning.kind === 'go'
          ? whyGo(view, seat, meaning.place)
          : undefined;
  return reason && TEXTS[language][reason];
}

type Reason = keyof typeof en;

const burnsAt = (view: ForestFireView, place: number): boolean =>
  isSquare(place) && view.counters[place]! > 0;

function whyPutOut(view: ForestFireView, seat: number, square: number): Reason | undefined {
  const { role, place } = view.players[seat]!;
  const counters = view.counters[square]!;
  const goesOut = role === 'hotshot' || counters === 1;
  if (goesOut && view.burning === 1) return 'last';
  if (goesOut && place === square) return 'self';
  if (goesOut && view.players.some((each) => each.danger && each.place === square)) return 'mate';
  const others = view.counters.filter((_, other) => other !== square);
  if (counters > Math.max(...others)) return 'pile';
  return goesOut && biggestFire(view)?.includes(square) ? 'biggest' : undefined;
}

function whyDrop(view: ForestFireView, line: readonly number[]): Reason | undefined {
  const fires = line.filter((square) => burnsAt(view, square));
  if (fires.length === view.burning) return 'last';
  if (view.players.some(({ danger, place }) => danger && fires.includes(place))) return 'mate';
  if (fires.length > 1) return fires.length === 2 ? 'two' : 'three';
  return fires.every((square) => biggestFire(view)?.includes(square)) ? 'biggest' : undefined;
}

function whyGo(view: ForestFireView, seat: number, to: number): Reason | undefined {
  const { place: from, danger } = view.players[seat]!;
  if (danger && !burnsAt(view, to)) return 'self';
  const fire = biggestFire(view);
  if (fire === undefined || from === HAND) return undefined;
  const far = (place: number): number => Math.min(...fire.map((square) => steps(place, square)));
  return far(to) < far(from) ? 'towards' : undefined;
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
