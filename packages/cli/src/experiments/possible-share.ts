import type { Game, GameValue, OptionValues, ValueStart } from '@glade/engine';
import { bounds, values } from '@glade/games';
import { numbersChanged, type PossibleWins, type Report } from '@glade/lab';
import { areOf, boundsFrom, knownBounds } from './sampled-bounds.ts';
import { sampledBounds, sampledStart } from './sampled-starts.ts';

/**
 * How many of all matches perfect play wins, by what comes with the game: proven where each start is, else from
 * samples. Undefined where nobody knows it: for another game, with options that nothing is known about, or with a changed number of
 * the rules.
 */
export function possibleShare(game: Game, options: OptionValues): PossibleWins | undefined {
  if (numbersChanged(game, options).length > 0) return undefined;
  return shareOfStarts(game, options) ?? shareOfWhole(game, options);
}

/** Where each start is known. */
function shareOfStarts(game: Game, options: OptionValues): PossibleWins | undefined {
  const value = values[game.id];
  if (value === undefined || !value.allows(options).ok) return undefined;
  const { games, starts } = value.sampled;
  const all = value.starts(options);
  if (all.every(({ name }) => name in value.proven)) return provenShare(all, value.proven);
  if (!all.every(({ name }) => name in starts)) return undefined;
  const together = sampledBounds(
    all.map(({ name, chance }) => ({
      found: sampledStart(name, starts[name]!, games),
      weight: chance,
    })),
  );
  return { ...together, kind: 'sampled' };
}

/** What is proven over all these starts together: of one that is open, that its value lies between 0 and 1. */
export function provenShare(
  starts: readonly ValueStart[],
  proven: GameValue['proven'],
): PossibleWins {
  let [lower, upper] = [0, 0];
  for (const { name, chance } of starts) {
    const [least, most] = proven[name] ?? [0, 1];
    lower += chance * least;
    upper += chance * most;
  }
  return { lower, upper, kind: 'proven' };
}

/** Where only whole matches are known. */
function shareOfWhole(game: Game, options: OptionValues): PossibleWins | undefined {
  const found = bounds[game.id];
  const aim = found?.aims.find(({ counts }) => counts === 'wins');
  if (found === undefined || aim === undefined || !found.allows(options).ok) return undefined;
  const known = knownBounds(game, found).find(
    (each) => each.aim === aim.id && areOf(each, { game, bounds: found, options }),
  );
  return known && { ...boundsFrom(aim, known.sums, known.games), kind: 'sampled' };
}

/** The report with what perfect play wins, where it is known. */
export function withPossible(game: Game, options: OptionValues, report: Report): Report {
  const possible = possibleShare(game, options);
  return possible === undefined ? report : { ...report, possible };
}
