import type { Game } from '@glade/engine';
import type { Experiment, Shard } from './experiment.ts';
import { addPairs, countPair, emptyPairs, type Pairs } from './pairs.ts';
import { Player } from './play.ts';
import { addTally, type Tally } from './tally.ts';

/** What a study found: of each experiment a tally, and of each but the first how it compares with the first. */
export interface Found {
  readonly tallies: readonly Tally[];
  readonly pairs: readonly Pairs[];
}

/** Adds the second to the first. */
export function addFound(to: Found, from: Found): void {
  from.tallies.forEach((tally, i) => addTally(to.tallies[i]!, tally));
  from.pairs.forEach((pairs, i) => addPairs(to.pairs[i]!, pairs));
}

/**
 * Experiments with the same game and number of matches, played side by side: match i of one is compared with match i
 * of the others. With the same seed they meet the same dice, also after they have diverged.
 */
export class Study {
  private readonly players: readonly Player[];
  private readonly pairs: readonly Pairs[];

  constructor(game: Game, arms: readonly Experiment[]) {
    this.players = arms.map((arm) => new Player(game, arm));
    const sides = Math.min(...this.players.map((player) => player.sides));
    this.pairs = arms.slice(1).map(() => emptyPairs(sides));
  }

  play({ from, to }: Shard): void {
    const [base, ...others] = this.players;
    for (let match = from; match < to; match++) {
      const first = base!.playMatch(match);
      others.forEach((other, i) => countPair(this.pairs[i]!, first, other.playMatch(match)));
    }
  }

  result(): Found {
    return { tallies: this.players.map((player) => player.result()), pairs: this.pairs };
  }
}
