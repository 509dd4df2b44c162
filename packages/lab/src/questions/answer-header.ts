import type { OptionValues, BotGame } from '@glade/engine';
import { type Experiment, type CodeVersion, blockSize } from '../experiment/experiment.ts';
import type { StudyResult } from '../play/study.ts';

/** The same experiment with as many matches as were played: fewer than were asked for where the run was told to stop. */
export const experimentAsPlayed = (
  experiment: Experiment,
  { tallies }: StudyResult,
): Experiment => ({
  ...experiment,
  games: tallies[0]!.games,
});

/** What everything found in one study has in common. */
export interface AnswerHeader {
  readonly game: string;
  readonly version: number;
  /** Only the same code gives the same to the last byte. */
  readonly code?: CodeVersion;
  readonly options: OptionValues;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Matches of each arm. */
  readonly games: number;
  /** With bots that move on from seat to seat: how many matches have the same dice. Then every `n` counts blocks. */
  readonly block?: number;
}

export function answerHeader({ version }: BotGame, experiment: Experiment): AnswerHeader {
  const { game, options, bots, seed, games, code, rotate } = experiment;
  return {
    game,
    version,
    ...(code === undefined ? {} : { code }),
    options,
    bots,
    seed,
    games,
    ...(rotate === true ? { block: blockSize(experiment) } : {}),
  };
}
