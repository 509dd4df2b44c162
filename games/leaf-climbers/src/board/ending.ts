import type { Seat } from '@glade/engine';
import type { Story, Teller } from '@glade/ui/effects';
import { CORNERS } from '../rules/state.ts';
import { COMPLETE } from './geometry.ts';

// What is told at the end, all computed from the events.

/** So often missed by a leaf is worth telling. */
const MANY = 4;

/** How a match went. */
interface Course {
  readonly rounds: number;
  /** How often each seat left a square before a leaf landed on it. */
  readonly dodged: readonly number[];
  /** The round in which each seat was lost; 0 for those who were not. */
  readonly lost: readonly number[];
  /** Whether each seat last chose to stay under the leaf that then landed on it. */
  readonly stayed: readonly boolean[];
  /** How many were lost in the last landing that hit anybody. */
  readonly caught: number;
  readonly landed: number;
}

const MOVES = new Set(['moved', 'climbed', 'descended', 'upAndDown']);

function courseOf({ entries, seats }: Story): Course {
  let [rounds, caught, landed] = [0, 0, 0];
  const places = [...CORNERS[seats]!];
  const dodged = places.map(() => 0);
  const lost = places.map(() => 0);
  const stayed = places.map(() => false);
  const leaves = new Set<number>();
  for (const { events } of entries) {
    const crushed = events.filter(({ code }) => code === 'crushed').length;
    if (crushed > 0) caught = crushed;
    for (const { code, args } of events) {
      const [cell, seat] = [args['cell'] ?? 0, args['seat'] ?? 0];
      if (code === 'leaves') rounds += 1;
      if (code === 'leaf') leaves.add(cell);
      if (MOVES.has(code)) {
        if (leaves.has(places[seat]!) && !leaves.has(cell)) dodged[seat]! += 1;
        places[seat] = cell;
      }
      if (code === 'stood') stayed[seat] = leaves.has(cell);
      if (MOVES.has(code)) stayed[seat] = false;
      if (code === 'crushed') lost[seat] = rounds;
      if (code === 'landed') {
        landed += args['leaves']!;
        leaves.clear();
      }
    }
  }
  return { rounds, dodged, lost, stayed, caught, landed };
}

/** The only winner, or undefined. */
const onlyWinner = ({ outcome }: Story): Seat | undefined =>
  outcome.winners.length === 1 ? outcome.winners[0] : undefined;

/** To the only person at the screen, where others have won. */
const caughtYou: Teller = (story) => {
  const [you] = story.people;
  const { winners } = story.outcome;
  if (story.people.length !== 1 || winners.length === 0 || winners.includes(you!)) return undefined;
  const { lost, stayed, dodged } = courseOf(story);
  if (stayed[you!]!) return { key: 'ending.caught.stayed', args: { round: lost[you!]! } };
  return { key: 'ending.caught', args: { round: lost[you!]!, dodged: dodged[you!]! } };
};

/** To several people at the screen, where only others have won. */
const caughtAll: Teller = (story) => {
  const { people } = story;
  const winner = onlyWinner(story);
  if (people.length < 2 || winner === undefined || people.includes(winner)) return undefined;
  const { lost } = courseOf(story);
  const round = Math.max(...people.map((seat) => lost[seat]!));
  const last = people.filter((seat) => lost[seat] === round);
  if (last.length === people.length) return { key: 'ending.caughtAtOnce', args: { round } };
  if (last.length > 1) return { key: 'ending.caughtLast', args: { round, caught: last.length } };
  return { key: 'ending.caughtAll', args: { player: last[0]! + 1, round } };
};

const slippedAway: Teller = (story) => {
  const winner = onlyWinner(story);
  if (winner === undefined) return undefined;
  const dodged = courseOf(story).dodged[winner]!;
  return dodged < MANY ? undefined : { key: 'ending.dodged', args: { player: winner + 1, dodged } };
};

const aloneOnThePile: Teller = (story) => {
  const winner = onlyWinner(story);
  if (story.outcome.code !== 'lastOne' || winner === undefined) return undefined;
  const { rounds, caught } = courseOf(story);
  return { key: 'ending.alone', args: { player: winner + 1, round: rounds, caught } };
};

const onTheSummit: Teller = (story) => {
  const { landed, rounds } = courseOf(story);
  const winner = onlyWinner(story);
  if (landed !== COMPLETE || story.outcome.winners.length === 0) return undefined;
  if (winner === undefined)
    return {
      key: 'ending.together',
      args: { winners: story.outcome.winners.length, round: rounds },
    };
  const climbed = story.outcome.measures['climbed'] as readonly number[];
  return { key: 'ending.summit', args: { player: winner + 1, height: climbed[winner]! } };
};

const sharedFall: Teller = (story) => {
  if (story.outcome.code !== 'lostTogether') return undefined;
  const { rounds, caught } = courseOf(story);
  return { key: 'ending.sharedFall', args: { caught, round: rounds } };
};

const windWon: Teller = (story) => {
  const { rounds, caught, landed } = courseOf(story);
  return { key: 'ending.windWon', args: { round: rounds, caught, landed } };
};

/** From the most telling to what can always be told. */
export const tellers: readonly Teller[] = [
  caughtYou,
  caughtAll,
  slippedAway,
  aloneOnThePile,
  onTheSummit,
  sharedFall,
  windWon,
];
