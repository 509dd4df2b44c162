import { type Game, type OptionValues, type ValueBounds } from '@glade/engine';
import { bounds, values } from '@glade/games';
import { numbersChanged, type Report } from '@glade/lab';
import { areOf, boundsFrom, knownBounds } from './sampled-bounds.ts';
import { sampledBounds, sampledStart } from './sampled-starts.ts';

/**
 * How many of all matches perfect play wins, from the samples that come with the game: 99 % sure. Undefined where nobody knows it:
 * for another game, with options that nothing is known about, or with a changed number of the rules.
 */
export function possibleShare(game: Game, options: OptionValues): ValueBounds | undefined {
  if (numbersChanged(game, options).length > 0) return undefined;
  return shareOfStarts(game, options) ?? shareOfWhole(game, options);
}

/** Where each start is known. */
function shareOfStarts(game: Game, options: OptionValues): ValueBounds | undefined {
  const value = values[game.id];
  if (value === undefined || !value.allows(options).ok) return undefined;
  const { games, starts } = value.sampled;
  const all = value.starts(options);
  if (!all.every(({ name }) => name in starts)) return undefined;
  return sampledBounds(
    all.map(({ name, chance }) => ({
      found: sampledStart(name, starts[name]!, games),
      weight: chance,
    })),
  );
}

/** Where only whole matches are known. */
function shareOfWhole(game: Game, options: OptionValues): ValueBounds | undefined {
  const found = bounds[game.id];
  const aim = found?.aims.find(({ counts }) => counts === 'wins');
  if (found === undefined || aim === undefined || !found.allows(options).ok) return undefined;
  const known = knownBounds(game, found).find(
    (each) => each.aim === aim.id && areOf(each, { game, bounds: found, options }),
  );
  return known && boundsFrom(aim, known.sums, known.games);
}

/** The report with what perfect play wins, where it is known. */
export function withPossible(game: Game, options: OptionValues, report: Report): Report {
  const possible = possibleShare(game, options);
  return possible === undefined ? report : { ...report, possible };
}
