import { GROUP_COUNT, groupZeros } from './decision-groups.ts';

/**
 * What analysing single decisions by playouts found: sums by name in groups of matches, as in `DecisionGroups`. Whole
 * numbers only, so that results add up in any order. A decision that was drawn from many of its match weighs as many times
 * more. See `ChoiceAnalysis` for the names.
 */
export type WeighedChoices = Map<string, number[]>;

/** Adds to a sum. */
export function addWeighed(to: WeighedChoices, name: string, group: number, value: number): void {
  let sums = to.get(name);
  if (sums === undefined) to.set(name, (sums = groupZeros()));
  sums[group % GROUP_COUNT]! += value;
}

/** Adds `from` to `to`. */
export function addWeighedChoices(to: WeighedChoices, from: WeighedChoices): void {
  for (const [name, sums] of from)
    sums.forEach((value, group) => {
      addWeighed(to, name, group, value);
    });
}
