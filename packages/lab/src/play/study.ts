import type { BotGame } from '@glade/engine';
import { blockSize, type Experiment, type Shard } from '../experiment/experiment.ts';
import {
  addPairedDifferences,
  emptyPairedDifferences,
  PairedSums,
  type PairedDifferences,
} from '../tally/paired-differences.ts';
import { ClauseIndex } from '../tally/clause-index.ts';
import { matchNumbers } from '../tally/match-numbers.ts';
import { MatchPlayer } from './match-player.ts';
import { addTally, type Tally } from '../tally/tally.ts';
import { StudyRows } from '../rows/study-rows.ts';
import type { RowRequest } from '../rows/row-request.ts';

/** The result of a study: the tally of each experiment, and for each but the first its differences from the first. */
export interface StudyResult {
  readonly tallies: readonly Tally[];
  readonly pairs: readonly PairedDifferences[];
}

/** Adds `from` to `to`. */
export function addStudyResult(to: StudyResult, from: StudyResult): void {
  from.tallies.forEach((tally, i) => addTally(to.tallies[i]!, tally));
  from.pairs.forEach((pairs, i) => addPairedDifferences(to.pairs[i]!, pairs));
}

/**
 * Plays experiments side by side and compares match i of each with match i of the first. All must have the same game,
 * number of matches and blocks. With the same seed they meet the same dice, also after they have diverged.
 */
export class Study {
  private readonly players: readonly MatchPlayer[];
  private readonly block: number;
  private readonly pairs: readonly PairedDifferences[];
  private readonly sums: readonly PairedSums[];
  /** The rows of the matches played, if they were asked for. */
  readonly rows: StudyRows | undefined;

  /** `versions`: the game of each arm, where they are not all the same. */
  constructor(
    game: BotGame,
    arms: readonly Experiment[],
    rows?: RowRequest,
    versions: readonly BotGame[] = [],
  ) {
    const clauses = new ClauseIndex();
    // Experiments side by side are compared; only the report on one tells what could be chosen.
    const looksInto = arms.length === 1;
    this.players = arms.map(
      (arm, i) => new MatchPlayer(versions[i] ?? game, arm, clauses, looksInto),
    );
    this.block = blockSize(arms[0]!);
    const sides = Math.min(...this.players.map((player) => player.sides));
    this.pairs = arms.slice(1).map(() => emptyPairedDifferences(sides));
    this.sums = this.pairs.map((pairs) => new PairedSums(pairs, this.block, clauses));
    this.rows =
      rows &&
      new StudyRows(
        rows,
        this.players.map((player) => player.rules),
      );
    if (this.rows !== undefined)
      for (const [i, player] of this.players.entries())
        player.writeRows(this.rows, rows!.choices[i] ?? '');
  }

  /** Plays a shard, which must consist of whole blocks. */
  play({ from, to }: Shard): void {
    const { block, sums } = this;
    const [base, ...others] = this.players;
    for (let match = from; match < to; match++) {
      if (match % block === 0) for (const each of sums) each.begin();
      const result = base!.playMatch(match);
      const first = { result, events: base!.events };
      const numbers = others.length > 0 && result.ended ? matchNumbers(result) : undefined;
      others.forEach((other, i) =>
        sums[i]!.add(
          first,
          numbers,
          { result: other.playMatch(match), events: other.events },
          match,
        ),
      );
      if (match % block === block - 1)
        for (const each of sums) each.close(Math.floor(match / block));
    }
  }

  result(): StudyResult {
    return { tallies: this.players.map((player) => player.result()), pairs: this.pairs };
  }
}
