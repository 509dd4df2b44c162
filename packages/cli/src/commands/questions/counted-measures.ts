import { short, type WholeGame } from '@glade/engine';
import { MatchPlayer, type Experiment, type Tally } from '@glade/lab';
import { UserError } from '../../arguments/user-error.ts';

/** Throws a UserError if the game does not count this at the end of every match, as the first matches show. */
export function requireMeasure(game: WholeGame, experiment: Experiment, of: string): void {
  const { measures, games: played, unfinished } = firstMatches(game, experiment);
  const known = [...measures].flatMap(([name, kept]) => {
    const seen = kept instanceof Map ? kept : kept[0]!;
    const times = [...seen.values()].reduce((sum, each) => sum + each, 0);
    return times === played - unfinished ? [name] : [];
  });
  if (!known.includes(of))
    throw new UserError('cli.luck.of', { found: short(of), known: known.join(', ') });
}

/** Throws a UserError for a name `measure.NAME` that the first matches do not have. */
export function requireMeasures(
  game: WholeGame,
  experiment: Experiment,
  of: readonly string[],
): void {
  const named = of.filter((each) => each.startsWith('measure.'));
  if (named.length === 0) return;
  const { grouped } = firstMatches(game, { ...experiment, grouped: true });
  const unknown = named.find((each) => !grouped.has(each));
  if (unknown !== undefined) throw new UserError('cli.screen.of', { found: short(unknown) });
}

/** This many matches a seat show what a game counts. */
const SHOWN = 5;

/** What the first matches of an experiment have, played by chance. */
function firstMatches(game: WholeGame, experiment: Experiment): Tally {
  const { seats } = game.rules(experiment.options);
  const some = { ...experiment, games: SHOWN * seats, bots: experiment.bots.map(() => 'random') };
  const player = new MatchPlayer(game, some);
  const { first = 0 } = some;
  player.play({ from: first, to: first + some.games });
  return player.result();
}
