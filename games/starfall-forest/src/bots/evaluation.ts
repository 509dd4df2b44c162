import type { Evaluation, Rules } from '@glade/engine';
import { lowest } from '@glade/boards/bit-sets';
import { snakesAt } from '../rules/bites.ts';
import { compare } from '../rules/outcome.ts';
import type { StarfallKernel } from '../rules/rules.ts';
import { ENDED, MOST_SEATS, type StarfallState } from '../rules/state.ts';
import { moveFilter } from './move-filter.ts';

/** About two turns: what follows is told better by the score than by chance. */
const HORIZON = 4;

/** What a search knows beside the rules. */
export function evaluation(rules: Rules): Evaluation<StarfallState> {
  const kernel = rules as unknown as StarfallKernel;
  const { seats } = kernel;
  return {
    score: (s, out) => score(s, seats, out),
    moveFilter: moveFilter(kernel),
    horizon: HORIZON,
    hintEntries: 300_000,
    ...(seats > 2 ? { review: { stake: 'place' } } : {}),
  };
}

/** What each seat has won, or may expect. */
function score(s: StarfallState, players: number, out: Float64Array): void {
  if (s.step === ENDED) scoreEnd(s, players, out);
  else scoreOpen(s, players, out);
}

/** Shares of the ranks: 1 for the first, 0 for the last, the mean of those that are shared. */
function scoreEnd(s: StarfallState, players: number, out: Float64Array): void {
  for (let seat = 0; seat < players; seat++) {
    let beaten = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const order = compare(s, seat, other);
      beaten += order < 0 ? 1 : order === 0 ? 0.5 : 0;
    }
    out[seat] = beaten / (players - 1);
  }
}

/** A fairy not home stands this far from it, in stars. */
const FAR = 100;

/** What a heart is worth, in stars; three of them are at most as good as one. */
const HEART = 0.1;
/** What a star next to the fairy is worth; half of it a step further, and so on. */
const NEAR = 0.5;
const FLAT = -1;

/** The lead of a fairy over nobody, in stars. */
function standing(s: StarfallState, seat: number): number {
  if (s.ranks[seat] !== 0) return FAR - s.ranks[seat]!;
  const lying = ((s.flat >> seat) & 1) !== 0;
  const lost = lying ? FLAT : -HEART * snakesAt(s, seat);
  return s.held[seat]! + HEART * s.hearts[seat]! + lost + (lying ? 0 : nearness(s, seat));
}

function nearness(s: StarfallState, seat: number): number {
  const at = s.fairies[seat]!;
  if (at < 0) return 0;
  let edge = 1 << at;
  let reached = edge;
  let worth = NEAR;
  let sum = 0;
  for (let steps = 0; steps < 5 && edge !== 0; steps++, worth /= 2) {
    if ((edge & s.starTrees) !== 0) sum = Math.max(sum, worth);
    let next = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) next |= s.forest.near[lowest(rest)]!;
    edge = next & ~reached;
    reached |= next;
  }
  return sum;
}

const leads = new Float64Array(MOST_SEATS);

/** What seats may expect of an open match: the mean over the others of how far each is ahead. */
function scoreOpen(s: StarfallState, players: number, out: Float64Array): void {
  for (let seat = 0; seat < players; seat++) leads[seat] = standing(s, seat);
  for (let seat = 0; seat < players; seat++) {
    let sum = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const lead = leads[seat]! - leads[other]!;
      sum += 0.5 + (0.5 * lead) / (1 + Math.abs(lead));
    }
    out[seat] = sum / (players - 1);
  }
}
