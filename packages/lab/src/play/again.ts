import { formatRecord, Match, type Game } from '@glade/engine';
import type { Experiment } from './experiment.ts';
import { Player } from './play.ts';

/** The record of one match of an experiment, as people may replay it. Its outcomes stand in it as entered. */
export function recordOf(game: Game, experiment: Experiment, number: number): string {
  const { options, bots, rotate } = experiment;
  const shift = rotate === true ? number % bots.length : 0;
  const players = bots.map((_, seat) => bots[(seat - shift + bots.length) % bots.length]!);
  let match = Match.start(game, { options, dice: 'entered', players });
  for (const { actor, action } of new Player(game, experiment).logOf(number)) {
    const played = match.play(action, actor);
    if (!played.ok) throw new Error(`match ${number}: ${played.refusal.code}`);
    ({ match } = played);
  }
  return formatRecord(match);
}
