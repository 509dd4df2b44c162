import { formatRecord, Match, type BotGame } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { MatchPlayer } from './match-player.ts';

/**
 * The record of one match of an experiment, for replay. Outcomes of chance are written as entered by hand. Throws an
 * error if the match cannot be replayed by the rules.
 */
export function matchRecord(game: BotGame, experiment: Experiment, number: number): string {
  const { options, bots, rotate } = experiment;
  const shift = rotate === true ? number % bots.length : 0;
  const players = bots.map((_, seat) => `bot ${bots[(seat - shift + bots.length) % bots.length]!}`);
  const match = Match.start(game, { options, dice: 'entered', players }).build();
  for (const { actor, action } of new MatchPlayer(game, experiment).logOf(number)) {
    const refusal = match.play(action, actor);
    if (refusal !== undefined) throw new Error(`match ${number}: ${refusal.code}`);
  }
  return formatRecord(match.match());
}
