import { isShare, type Change } from '../questions/changes.ts';
import type { ChoiceResult, Comparison, Variant } from '../questions/compare.ts';
import { lengthName } from '../text/say.ts';
import { upperFirst } from '../text/letter-case.ts';
import { isSignificant, type AnswerFormatter } from './answer-formatter.ts';
import { changeName, isMain, mainChanges, toldChanges, valueText } from './change-list.ts';
import type { AnswerGrid } from './written-answer.ts';

/** The most proven changes in the picture, besides wins and length. */
const MOST_PROVEN = 6;

/**
 * What was counted under each choice: one row for a number, one column for a choice, with a star where a change is proven. Wins and
 * length are there in any case. The choices stand in the order in which they were named; all changes are from the first.
 */
export function valueGrid(
  formatter: AnswerFormatter,
  { base, variants, places }: Pick<Comparison, 'base' | 'variants' | 'places'>,
): AnswerGrid {
  const sides = base.shares.length;
  const all = variants.flatMap(({ changes }) => changes);
  const wins = mainChanges(all, places === true).filter(({ of }) => of !== 'length');
  const sure = variants.map(({ changes }) =>
    changes.filter((change) => isSignificant(change) && isMain(change)),
  );
  // What each choice changes most comes first, then the rest.
  const told = sure.flatMap((changes) => toldChanges(changes).told);
  const rest = sure.flat().filter(({ test }) => test);
  const ranked = [...new Set([...told, ...rest].map(({ of }) => of))].slice(0, MOST_PROVEN);
  const names = new Set([...wins.map(({ of }) => of), 'length', ...ranked]);
  const rows = [...names].flatMap((of) => {
    const values = [base, ...variants].map((choice) => valueOf(of, choice, all));
    const seen = values.map((value) => value.value);
    // A game may measure its length under another name.
    const twin = of !== 'length' && ranked.includes(of) && isLength(of, variants);
    if (twin || seen.some((value) => value === undefined)) return [];
    const name =
      of === 'length'
        ? lengthName(formatter.say, formatter.game)
        : changeName(formatter, of, sides);
    return [
      {
        name: upperFirst(name),
        cells: values.map(({ value, star }) => ({
          text: `${valueText(formatter, of, value!)}${star ? ' *' : ''}`,
          value: value!,
        })),
      },
    ];
  });
  const { heads, option } = headsOf(formatter, [base, ...variants]);
  return {
    caption: formatter.say('lab.compare.grid'),
    ...(option && { about: option }),
    heads,
    rows,
  };
}

/** A number under a choice. What did not differ from the first is what it was there. */
function valueOf(
  of: string,
  choice: ChoiceResult | Variant,
  all: readonly Change[],
): { readonly value: number | undefined; readonly star: boolean } {
  const own = 'changes' in choice ? choice.changes.find((change) => change.of === of) : undefined;
  const known = all.find((change) => change.of === of)?.before;
  const value = of === 'length' ? choice.turns.value : (own?.after ?? known);
  return { value, star: own !== undefined && isSignificant(own) };
}

/** Whether a measure changed by just what the length did under each choice. */
const isLength = (of: string, variants: readonly Variant[]): boolean =>
  !isShare(of) &&
  variants.every(({ changes }) => {
    const [own, length] = [of, 'length'].map((name) =>
      changes.find((change) => change.of === name),
    );
    return own?.before === length?.before && own?.after === length?.after;
  });

/** What stands above each column: the value alone, where all choices are of one option, which is named once. */
function headsOf(
  { names }: AnswerFormatter,
  choices: readonly ChoiceResult[],
): { readonly heads: readonly string[]; readonly option?: string } {
  const pairs = choices.map(({ name }) => names.pairs(name) ?? []);
  const [first] = pairs[0]!;
  const isOne = pairs.every((each) => each.length === 1 && each[0]!.option === first?.option);
  return isOne
    ? { heads: pairs.map(([pair]) => pair!.value), option: first!.option }
    : { heads: choices.map(({ name }) => names.choice(name)) };
}
