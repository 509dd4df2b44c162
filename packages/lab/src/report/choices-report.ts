import { blockSize, type Experiment } from '../experiment/experiment.ts';
import { DECIDES, EDGE_SCALE } from '../play/choice-analysis.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { holm } from '../statistics/multiple-tests.ts';
import { groupsOf, ratioOf, shareOfSums, testedRatio } from '../statistics/ratio.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import type { Report } from './report.ts';

/** The report on single choices. Empty where none were analysed. */
export function choicesReport(experiment: Experiment, { weighed }: Tally): Pick<Report, 'choices'> {
  const { choices } = experiment;
  const weights = weighed.get('weight');
  if (choices === undefined || weights === undefined) return {};
  const none = weights.map(() => 0);
  const sumsOf = (name: string): readonly number[] => weighed.get(name) ?? none;
  const matches = sumsOf('matches').reduce((sum, each) => sum + each, 0);
  const blocks = Math.ceil(matches / blockSize(experiment));
  const shareOf = (parts: readonly number[]): Estimate => shareOfSums(parts, weights, blocks);
  const open = weights.map((all, i) => all - sumsOf('decides')[i]! - sumsOf('even')[i]!);
  const mean = (name: string): ReturnType<typeof ratioOf> => {
    const scale = 1 / (POINTS_PER_MATCH * choices.playouts);
    return ratioOf(
      groupsOf(
        sumsOf(name).map((each) => each * scale),
        weights,
      ),
      blocks,
    );
  };
  const kinds = [...weighed.keys()].flatMap((name) => {
    const kind = /^kind\.(.+)\.edge$/.exec(name)?.[1];
    if (kind === undefined) return [];
    const edges = sumsOf(name).map((each) => each / EDGE_SCALE);
    return [{ kind, ...testedRatio(groupsOf(edges, sumsOf(`kind.${kind}.weight`)), blocks) }];
  });
  const adjusted = holm(kinds.map(({ p }) => p));
  const asked = sumsOf('asked');
  return {
    choices: {
      matches,
      playouts: choices.playouts,
      by: [...weighed.keys()].find((name) => name.startsWith('by.'))?.slice(3) ?? '',
      cut: sumsOf('cut').reduce((sum, each) => sum + each, 0),
      threshold: DECIDES,
      decides: shareOf(sumsOf('decides')),
      even: shareOf(sumsOf('even')),
      open: shareOf(open),
      worth: mean('worth'),
      gap: mean('gap'),
      kinds: kinds
        .map(({ kind, value, low, high, n }, i) => ({
          kind,
          value,
          low,
          high,
          n,
          adjusted: adjusted[i]!,
        }))
        .toSorted((a, b) => b.value - a.value),
      ...(asked.some((each) => each > 0)
        ? { changed: shareOfSums(sumsOf('changed'), asked, blocks) }
        : {}),
    },
  };
}
