import type { Event } from '@glade/engine';
import type { Ending, Message, Story, Teller } from '@glade/ui/effects';
import type { BattleView } from '../rules/view.ts';
import type { WarKidsView } from './view.ts';

// What is told at the end, computed from the events alone. Sides: 0 blue, 1 pink.

/** What beat a unit. */
type Cause = 'spell' | 'charge' | 'strike' | 'ring' | 'fight';

const CAUSES: Readonly<Record<string, Cause>> = {
  hit: 'spell',
  charged: 'charge',
  struck: 'strike',
  surrounded: 'ring',
  fightWon: 'fight',
  fightLost: 'fight',
};

/** A unit that was eliminated. */
interface Loss {
  readonly side: number;
  readonly isLeader: boolean;
  readonly turn: number;
  readonly cause: Cause;
  /** How far the spell flew, in hexes; 0 for anything else. */
  readonly distance: number;
}

/** How a battle went. */
interface Course {
  readonly turns: number;
  readonly losses: readonly Loss[];
  /** Units that left the map, by side. */
  readonly exited: readonly [number, number];
  /** Spells cast, and those of them that hit. */
  readonly spells: number;
  readonly hits: number;
  /** The last events of the match. */
  readonly last: readonly Event[];
}

const LEADER = 3;

function courseOf({ entries }: Story): Course {
  const losses: Loss[] = [];
  const exited: [number, number] = [0, 0];
  let [turns, spells, hits] = [1, 0, 0];
  let [cause, distance]: [Cause, number] = ['spell', 0];
  for (const { events } of entries)
    for (const { code, args } of events) {
      if (code === 'turn') turns = args['turn']!;
      if (code === 'cast' || code === 'castSlow') spells += 1;
      if (code === 'hit' || code === 'slowHit') hits += 1;
      cause = CAUSES[code] ?? cause;
      if (CAUSES[code] !== undefined) distance = code === 'hit' ? args['distance']! : 0;
      const piece = args['piece'] ?? 0;
      if (code === 'exited') exited[piece >> 2 === 0 ? 0 : 1] += 1;
      if (code === 'eliminated')
        losses.push({
          side: piece >> 2,
          isLeader: (piece & 3) === LEADER,
          turn: turns,
          cause,
          distance,
        });
    }
  return { turns, losses, exited, spells, hits, last: entries.at(-1)?.events ?? [] };
}

const lostBy = ({ losses }: Course, side: number): number =>
  losses.filter((loss) => loss.side === side).length;

/** A teller for battles that end in one of these ways. The winner is -1 in a draw. */
const battle =
  (
    codes: readonly string[],
    tell: (course: Course, winner: number, story: Story) => Message | undefined,
  ): Teller =>
  (story) =>
    story.options['mode'] !== 'guess' && codes.includes(story.outcome.code)
      ? tell(courseOf(story), story.outcome.winners[0] ?? -1, story)
      : undefined;

/** It is told of who sits here alone and has lost; else of the winner. */
function spoken(
  { people }: Story,
  winner: number,
): { readonly side: number; readonly won: boolean } {
  const [only] = people;
  const lost = people.length === 1 && only !== winner;
  return { side: lost ? 1 - winner : winner, won: !lost };
}

/** A leader is lost: to whom, and from how far. */
const leader = battle(['leader'], (course, winner, story) => {
  const loss = course.losses.findLast(({ isLeader, side }) => isLeader && side !== winner);
  if (loss === undefined) return undefined;
  const { side, won } = spoken(story, winner);
  const key = `ending.leader.${loss.cause === 'spell' ? 'spell' : 'contact'}${won ? '' : '.lost'}`;
  const { turn, distance, cause } = loss;
  const beaten = lostBy(course, 1 - side);
  return { key, args: { player: side + 1, loser: loss.side, turn, distance, cause, beaten } };
});

const wiped = battle(['wiped'], (course, winner, story) => {
  const { side, won } = spoken(story, winner);
  return {
    key: won ? 'ending.wiped' : 'ending.wiped.lost',
    args: {
      player: side + 1,
      turns: course.turns,
      left: lostBy(course, winner),
      beaten: lostBy(course, 1 - side),
    },
  };
});

/** The winner lost nobody. */
const untouched = battle(['instant', 'points'], (course, winner, story) => {
  const beaten = lostBy(course, 1 - winner);
  if (lostBy(course, winner) > 0 || beaten < 2 || !spoken(story, winner).won) return undefined;
  return { key: 'ending.untouched', args: { player: winner + 1, beaten, turns: course.turns } };
});

/** The scenario's aim is reached: a place is held, units have left by the exit, or enough are beaten. */
const done = battle(['instant'], (course, winner, story) => {
  const { side, won } = spoken(story, winner);
  const codes = course.last.map(({ code }) => code);
  const held = course.last.some(({ code, args }) => code === 'held' && args['left'] === 0);
  const how = held
    ? 'held'
    : codes.includes('limit')
      ? 'limit'
      : codes.includes('exited')
        ? 'exited'
        : codes.includes('eliminated')
          ? 'beaten'
          : undefined;
  if (how === undefined) return undefined;
  return {
    key: `ending.${how}${won ? '' : '.lost'}`,
    args: {
      player: side + 1,
      rival: 2 - side,
      turns: course.turns,
      exited: course.exited[winner]!,
      beaten: lostBy(course, 1 - side),
      lost: lostBy(course, side),
    },
  };
});

/** It lost more units than the other, and won by its places. */
const fewer = battle(['points'], (course, winner, story) => {
  const [own, other] = [lostBy(course, winner), lostBy(course, 1 - winner)];
  if (own <= other || !spoken(story, winner).won) return undefined;
  return { key: 'ending.fewer', args: { player: winner + 1, own, other } };
});

const points = battle(['points'], (course, winner, story) => {
  const { side, won } = spoken(story, winner);
  const both = story.outcome.measures['points'] as readonly number[];
  const [own, other] = [both[side]!, both[1 - side]!];
  const by = Math.abs(own - other);
  // Where few points were won, two are much: 2 to 0 was not close.
  const close = by <= 1 || (by === 2 && 4 * by <= Math.max(own, other));
  return {
    key: `ending.points${close ? '.close' : ''}${won ? '' : '.lost'}`,
    args: {
      player: side + 1,
      rival: 2 - side,
      own,
      other,
      by,
      turns: course.turns,
    },
  };
});

const draw = battle(['draw'], (course, _, story) => {
  const [blue, pink] = story.outcome.measures['points'] as readonly [number, number];
  const args = { turns: course.turns, blue, pink, lost: course.losses.length };
  return { key: args.blue === args.pink ? 'ending.draw' : 'ending.draw.near', args };
});

/** Guess the unit: how many were known, and of which kind all. */
const guessed: Teller = ({ entries, options }) => {
  if (options['mode'] !== 'guess') return undefined;
  const all = entries.flatMap(({ events }) => events);
  const right = all.filter(({ code }) => code === 'right').length;
  const first = all.find(({ code }) => code === 'wrong')?.args['type'];
  if (first === undefined) return { key: 'ending.guess.all', args: { right } };
  return {
    key: 2 * right > 8 ? 'ending.guess.most' : 'ending.guess.some',
    args: { right, type: first },
  };
};

/** Spells and blows of any battle. */
const numbers: Teller = (story) => {
  const { turns, spells, hits, losses } = courseOf(story);
  return { key: 'ending.numbers', args: { turns, spells, hits, lost: losses.length } };
};

/** What is told when a match is over, most telling first. */
export const ending: Ending = {
  tellers: [guessed, leader, wiped, untouched, done, fewer, points, draw, numbers],
  score: (view) =>
    (view as WarKidsView).mode === 'battle' ? (view as BattleView).points : undefined,
};
