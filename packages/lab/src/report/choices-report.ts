import { blockSize, type Experiment } from '../experiment/experiment.ts';
import { DECIDES, EDGE_SCALE } from '../play/choice-analysis.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { holm } from '../statistics/multiple-tests.ts';
import { ENOUGH_GROUPS, groupsOf, ratioOf, shareOfSums, testedRatio } from '../statistics/ratio.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import type { Report } from './report.ts';
import { settlingMatches } from '../statistics/enough.ts';

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
    const weight = sumsOf(`kind.${kind}.weight`);
    const seen = sumsOf(`kind.${kind}.matches`).reduce((sum, each) => sum + each, 0);
    const n = Math.min(blocks, seen);
    const found = withWidth(testedRatio(groupsOf(edges, weight), n));
    // A range of so few would be too narrow.
    const few = weight.filter((each) => each > 0).length < ENOUGH_GROUPS;
    return [{ kind, ...found, ...(few ? { low: null, high: null, p: undefined } : {}) }];
  });
  const tested = kinds.flatMap(({ p }) => (p === undefined ? [] : [p]));
  // Where there are two kinds, what one takes more the other takes less: that is one test.
  const tests = kinds.length === 2 ? Math.min(1, tested.length) : tested.length;
  const corrected = tests === 1 ? tested : holm(tested);
  const adjusted = kinds.map(({ p }) => (p === undefined ? 1 : corrected[tested.indexOf(p)]!));
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
          ...neededFor(matches, { low, high, tests }),
        }))
        .toSorted((a, b) => b.value - a.value),
      ...(asked.some((each) => each > 0)
        ? { changed: shareOfSums(sumsOf('changed'), asked, blocks) }
        : {}),
    },
  };
}

/**
 * A range of no width, since all matches had the same edge, is widened by the rule of three: with 95 % confidence at most 3 of `n` matches
 * would have had another one, and that lies between -1 and 1. If edges were 0 in the mean, as many as 1 of 1 + |value| could be this one.
 */
function withWidth(found: ReturnType<typeof testedRatio>): ReturnType<typeof testedRatio> {
  const { value, low, high, n } = found;
  if (low === null || high !== low) return found;
  const other = Math.min(1, 3 / n);
  return {
    ...found,
    low: value - other * (1 + value),
    high: value + other * (1 - value),
    p: Math.min(1, 2 * (1 + Math.abs(value)) ** -n),
  };
}

/**
 * With how many matches a difference of `DECIDES` would be told in 4 of 5 cases, as far as this range tells how much matches vary.
 * It is a fixed difference and not the one that was seen, which may be great by luck.
 */
function neededFor(
  matches: number,
  of: {
    readonly low: number | null;
    readonly high: number | null;
    readonly tests: number;
  },
): { readonly need?: number } {
  const { low, high, tests } = of;
  if (low === null || high === null || high <= low) return {};
  const half = (high - low) / 2;
  const planned = { value: DECIDES, low: DECIDES - half, high: DECIDES + half };
  const need = settlingMatches(matches, planned, 0, { tests });
  return need === undefined ? {} : { need };
}
