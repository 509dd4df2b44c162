import type { OptionValues, BotGame } from '@glade/engine';
import { type Experiment, type Code, blockOf } from '../experiment/experiment.ts';
import type { Found } from '../play/study.ts';

/** The same experiment with as many matches as were played: fewer than were asked for where the run was told to stop. */
export const playedOf = (experiment: Experiment, { tallies }: Found): Experiment => ({
  ...experiment,
  games: tallies[0]!.games,
});

/** What everything found in one study has in common. */
export interface Asked {
  readonly game: string;
  readonly version: number;
  /** Only the same code gives the same to the last byte. */
  readonly code?: Code;
  readonly options: OptionValues;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Matches of each arm. */
  readonly games: number;
  /** With bots that move on from seat to seat: how many matches have the same dice. Then every `n` counts blocks. */
  readonly block?: number;
}

export function asked({ version }: BotGame, experiment: Experiment): Asked {
  const { game, options, bots, seed, games, code, rotate } = experiment;
  return {
    game,
    version,
    ...(code === undefined ? {} : { code }),
    options,
    bots,
    seed,
    games,
    ...(rotate === true ? { block: blockOf(experiment) } : {}),
  };
}
