import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import type { Message, Story, Teller } from '@glade/ui/effects';

// What is told at the end, all computed from the events. A cell counts through all grids: grid * 36 + square.

/** Steps from one square to another, straight along rows and columns. */
const distance = (a: number, b: number): number =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** Distances that make something worth telling. */
const BESIDE = 1;
const FAR = 3;
/** A match so short is told for that. */
const QUICK = 3;

type Cause = 'spread' | 'sparks' | 'flare';

/** How a match of one home went. */
interface Course {
  readonly turns: number;
  readonly doused: number;
  readonly burnt: number;
  /** Whether the fire started at a corner of the home. */
  readonly atCorner: boolean;
  /** When the fire came nearest, and how near; the first time. */
  readonly nearest: { readonly distance: number; readonly turn: number; readonly cause: Cause };
  /** When and how the home burnt. */
  readonly lost: { readonly turn: number; readonly byFlare: boolean } | undefined;
}

const LIGHTS = new Set(['fire', 'lit', 'sparks']);

function courseOf({ entries }: Story): Course {
  let [home, turn, doused, burnt, atCorner] = [0, 0, 0, 0, false];
  let nearest: Course['nearest'] = { distance: Infinity, turn: 0, cause: 'spread' };
  let lost: Course['lost'];
  for (const { events } of entries) {
    let cause: Cause = 'spread';
    for (const { code, args } of events) {
      const square = args['cell'] ?? 0;
      if (code === 'turn') [turn, cause] = [args['turn']!, 'spread'];
      if (code === 'home') home = square;
      if (code === 'sparks') cause = 'sparks';
      if (code === 'flareUp') cause = 'flare';
      if (code === 'doused') doused += 1;
      if (code === 'turned' || code === 'flareUp') burnt += 1;
      if (code === 'homeLit' || code === 'homeLitByFlare')
        lost = { turn, byFlare: code === 'homeLitByFlare' };
      if (code === 'fire')
        atCorner =
          columnOf(square) !== columnOf(home) &&
          rowOf(square) !== rowOf(home) &&
          distance(square, home) === 2;
      const near = LIGHTS.has(code) ? distance(square, home) : Infinity;
      if (near < nearest.distance) nearest = { distance: near, turn, cause };
    }
  }
  return { turns: turn, doused, burnt, atCorner, nearest, lost };
}

const pointsOf = ({ outcome }: Story): number => outcome.measures['points'] as number;

/** A teller for one home that was saved, or lost. */
const solo =
  (won: boolean, tell: (course: Course, points: number) => Message | undefined): Teller =>
  (story) => {
    if (story.options['mode'] !== 'solo' || (story.outcome.code === 'won') !== won)
      return undefined;
    return tell(courseOf(story), pointsOf(story));
  };

const besideHome = solo(true, ({ nearest }, points) => {
  const key = {
    flare: 'ending.flareBeside',
    sparks: 'ending.sparksBeside',
    spread: 'ending.beside',
  };
  return nearest.distance === BESIDE
    ? { key: key[nearest.cause], args: { points, turn: nearest.turn } }
    : undefined;
});

const quick = solo(true, ({ turns, burnt }) =>
  turns <= QUICK ? { key: 'ending.quick', args: { turns, burnt } } : undefined,
);

const neverNear = solo(true, ({ nearest }, points) =>
  nearest.distance >= FAR
    ? { key: 'ending.neverNear', args: { distance: nearest.distance, points } }
    : undefined,
);

const saved = solo(true, ({ turns, doused }, points) => ({
  key: 'ending.saved',
  args: { points, turns, doused },
}));

const flareTookIt = solo(false, ({ lost }) =>
  // Later there was time to keep the fire away from the home.
  lost?.byFlare === true && lost.turn === 1
    ? { key: 'ending.flareLost', args: { turn: lost.turn } }
    : undefined,
);

const atTheCorner = solo(false, ({ atCorner, lost }) =>
  atCorner ? { key: 'ending.cornerLost', args: { turns: lost!.turn } } : undefined,
);

const foughtOn = solo(false, ({ lost }, points) =>
  points > 0 ? { key: 'ending.foughtOn', args: { turn: lost!.turn, points } } : undefined,
);

const heldOut = solo(false, ({ lost, doused }) => ({
  key: 'ending.heldOut',
  args: { turns: lost!.turn, doused },
}));

/** X4: how many homes and squares stand, what the fire did at the lines, and which home fell last. */
const fourHomes: Teller = (story) => {
  if (story.options['mode'] !== 'x4') return undefined;
  const homes = story.outcome.measures['homes'] as number;
  const points = pointsOf(story);
  if (homes === 4) return { key: 'ending.x4.all', args: { points } };
  let [turn, crossings] = [0, 0];
  let last = { turn: 0, quadrant: 0 };
  for (const { code, args } of story.entries.flatMap(({ events }) => events)) {
    if (code === 'quadrant') turn = args['turn']!;
    if (code === 'crossed' || code === 'crossedByFlare') crossings += 1;
    if (code === 'homeLit' || code === 'homeLitByFlare')
      last = { turn, quadrant: Math.floor(args['cell']! / SQUARES) };
  }
  if (homes === 0) return { key: 'ending.x4.none', args: last };
  return { key: 'ending.x4', args: { homes, points, crossings } };
};

/** VS: by how much, or by what, the match was decided. */
const sameDice: Teller = ({ options, outcome }) => {
  if (options['mode'] !== 'vs') return undefined;
  const points = outcome.measures['points'] as readonly number[];
  const homes = outcome.measures['homes'] as readonly number[];
  const [winner] = outcome.winners;
  if ([...points, ...homes].every((each) => each === 0)) return { key: 'ending.vs.allBurnt' };
  if (winner === undefined || outcome.winners.length > 1)
    return {
      key: new Set(points).size === 1 ? 'ending.vs.shared' : 'ending.vs.some',
      args: { points: points[winner ?? 0]!, count: outcome.winners.length },
    };
  const others = points.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  const ahead = points[winner]! - Math.max(...others.map((seat) => points[seat]!));
  const args = { player: winner + 1, points: points[winner]!, ahead };
  if (ahead <= 0) return { key: 'ending.vs.home', args };
  if (homes[winner] === 0 && others.some((seat) => homes[seat] === 1))
    return { key: 'ending.vs.burnt', args };
  return { key: 'ending.vs.ahead', args: { ...args, count: points.length } };
};

/** VS, to the only person at the screen, where somebody else has won. */
const behind: Teller = ({ options, outcome, people }) => {
  const [you] = people;
  const [winner] = outcome.winners;
  if (options['mode'] !== 'vs' || people.length !== 1 || winner === undefined) return undefined;
  if (outcome.winners.includes(you!)) return undefined;
  const all = outcome.measures['points'] as readonly number[];
  const points = all[you!]!;
  const ahead = all[winner]! - points;
  if (ahead <= 0) return { key: 'ending.vs.noHome', args: { player: winner + 1, points } };
  const homes = outcome.measures['homes'] as readonly number[];
  const stands = homes[winner]! > homes[you!]! ? 1 : 0;
  return { key: 'ending.vs.behind', args: { player: winner + 1, points, ahead, stands } };
};

/** From the most telling to what can always be told. */
export const tellers: readonly Teller[] = [
  besideHome,
  quick,
  neverNear,
  saved,
  flareTookIt,
  atTheCorner,
  foughtOn,
  heldOut,
  fourHomes,
  behind,
  sameDice,
];
