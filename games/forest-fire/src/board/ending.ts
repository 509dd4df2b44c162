import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import type { Message, Story, Teller } from '@glade/ui/effects';
import { MOST_ROUNDS } from '../rules/options.ts';

// What is told at the end, all computed from the events.

/** This many burning squares are a fire to talk about: a third of the forest. */
const HUGE = 12;
/** This many squares that catch fire by one roll. */
const BURST = 3;
/** This many fires that one load of water puts out. */
const FULL_LOAD = 3;
/** This many fires that Firebreaks stopped. */
const STOPPED = 2;

interface Moment {
  readonly round: number;
  readonly count: number;
}

const NEVER: Moment = { round: 0, count: 0 };

/** How a match went. */
export interface Course {
  readonly rounds: number;
  /** Squares that burn at the end. */
  readonly burning: number;
  /** Players who are out at the end. */
  readonly out: number;
  /** Fires that went out by somebody’s hand. */
  readonly putOut: number;
  readonly most: Moment;
  readonly burst: Moment;
  readonly load: Moment;
  readonly stopped: number;
  /** The first time that somebody put out the fire in which another stood. */
  readonly rescue: (Where & { readonly saver: number }) | undefined;
  /** The last player whom the flames caught. */
  readonly caught: Where | undefined;
}

interface Where {
  readonly seat: number;
  readonly round: number;
  readonly cell: number;
}

const STEPS = new Set(['placed', 'stepped', 'steppedOnBreak', 'steppedOff', 'jumped']);
const LIT = new Set(['counter', 'filled', 'chained']);
const DOUSED = new Set(['putOut', 'putOutOne', 'dropped']);

const larger = (now: Moment, round: number, count: number): Moment =>
  count > now.count ? { round, count } : now;

/** Follows the events of a match from the empty forest to its end. */
export function courseOf({ entries }: Pick<Story, 'entries'>): Course {
  const fires = new Set<number>();
  const places = new Map<number, number>();
  let [rounds, out, putOut, stopped] = [0, 0, 0, 0];
  let [most, burst, load] = [NEVER, NEVER, NEVER];
  let rescue: Course['rescue'];
  let caught: Course['caught'];
  for (const { events } of entries) {
    let [spread, doused] = [0, 0];
    for (const { code, args } of events) {
      const { cell = -1, seat = -1, counters = 0 } = args;
      if (code === 'round') rounds = args['round']!;
      if (code === 'onFirebreak') stopped += 1;
      if (STEPS.has(code)) places.set(seat, cell);
      if (LIT.has(code)) fires.add(cell);
      if (code === 'filled' || code === 'chained') spread += 1;
      if (DOUSED.has(code) && (code !== 'putOutOne' || counters === 0) && fires.delete(cell)) {
        [putOut, doused] = [putOut + 1, doused + 1];
        const saved = [...places].find(([other, place]) => place === cell && other !== seat);
        if (saved !== undefined) rescue ??= { seat: saved[0], saver: seat, round: rounds, cell };
      }
      if (code === 'out' || code === 'rests') {
        places.delete(seat);
        caught = { seat, round: rounds, cell };
        out += code === 'out' ? 1 : 0;
      }
    }
    // What burns while the game is set up is nobody's round.
    if (rounds === 0) continue;
    most = larger(most, rounds, fires.size);
    burst = larger(burst, rounds, spread);
    load = larger(load, rounds, doused);
  }
  return { rounds, burning: fires.size, out, putOut, most, burst, load, stopped, rescue, caught };
}

const spot = (cell: number) => ({ down: rowOf(cell), across: columnOf(cell) });

/** Tells what this says of a match that ended so. */
const tells =
  (codes: readonly string[], say: (course: Course) => Message | undefined): Teller =>
  (story) =>
    codes.includes(story.outcome.code) ? say(courseOf(story)) : undefined;

const WON = ['won'];
/** How a match ends that is neither won nor lost. */
export const UNDECIDED = ['stopped', 'unfinished'];

export const tellers: readonly Teller[] = [
  tells(WON, ({ rescue, putOut }) => {
    if (rescue === undefined) return undefined;
    const { seat, saver, round, cell } = rescue;
    const args = { player: saver + 1, otherPlayer: seat + 1, round, putOut, ...spot(cell) };
    return { key: 'ending.rescue', args };
  }),
  tells(WON, ({ most, putOut }) =>
    most.count < HUGE
      ? undefined
      : { key: 'ending.huge', args: { ...most, squares: SQUARES, putOut } },
  ),
  tells(WON, ({ burst, putOut }) =>
    burst.count < BURST ? undefined : { key: 'ending.burst', args: { ...burst, putOut } },
  ),
  tells(WON, ({ load, putOut }) =>
    load.count < FULL_LOAD ? undefined : { key: 'ending.load', args: { ...load, putOut } },
  ),
  tells(WON, ({ stopped, putOut }) =>
    stopped < STOPPED ? undefined : { key: 'ending.stopped', args: { stopped, putOut } },
  ),
  tells(WON, ({ rounds, putOut }) => ({ key: 'ending.won', args: { rounds, putOut } })),
  tells(['allOut'], ({ caught, putOut }) => {
    if (caught === undefined) return undefined;
    const { seat, round } = caught;
    return { key: 'ending.caught', args: { player: seat + 1, round, putOut } };
  }),
  tells(['ablaze'], ({ rounds, putOut }) => ({ key: 'ending.ablaze', args: { rounds, putOut } })),
  // A fire that burns on and on is stopped in the end, whoever plays.
  tells(['stopped'], ({ rounds, burning, out, caught }) => {
    if (rounds <= MOST_ROUNDS) return undefined;
    const args = { rounds: rounds - 1, burning };
    if (out === 0 || caught === undefined) return { key: 'ending.forever', args };
    const { seat, round } = caught;
    return { key: 'ending.forever.caught', args: { ...args, player: seat + 1, round } };
  }),
  tells(UNDECIDED, ({ burning, putOut }) =>
    burning > 1 || putOut === 0 ? undefined : { key: 'ending.nearly', args: { burning, putOut } },
  ),
  // What always can be said.
  (story) => {
    const { rounds, burning, putOut } = courseOf(story);
    return { key: 'ending.ended', args: { rounds, burning, putOut } };
  },
];
