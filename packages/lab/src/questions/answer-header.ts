import type { OptionValues, BotGame } from '@glade/engine';
import { type Experiment, type CodeVersion, blockSize } from '../experiment/experiment.ts';
import type { StudyResult } from '../play/study.ts';

/**
 * The experiment with the number of matches that were played. It is smaller than asked for where the run was stopped.
 */
export const experimentAsPlayed = (
  experiment: Experiment,
  { tallies }: Pick<StudyResult, 'tallies'>,
): Experiment => ({
  ...experiment,
  games: tallies[0]!.games,
});

/** What the answers to all questions have in common. */
export interface AnswerHeader {
  readonly game: string;
  readonly version: number;
  /** Only the same code gives the same answer to the last byte. */
  readonly code?: CodeVersion;
  readonly options: OptionValues;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Matches of each experiment of the study. */
  readonly games: number;
  /** If bots rotate: how many matches have the same dice. Then every `n` counts blocks of this many matches. */
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
