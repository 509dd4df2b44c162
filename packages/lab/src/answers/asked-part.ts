import { axisRange } from '../charts/interval-chart.ts';
import { isShare, type Change } from '../questions/changes.ts';
import type { Comparison, Variant } from '../questions/compare.ts';
import { settlingMatches } from '../statistics/enough.ts';
import { lowerFirst } from '../text/letter-case.ts';
import { isSignificant, type AnswerFormatter } from './answer-formatter.ts';
import { changeName, changeTable, ends, quotedName } from './change-list.ts';
import type { AnswerPart } from './written-answer.ts';

/** The answer to the question that was named beforehand: what each variant changes of that number. */
export function askedPart(
  formatter: AnswerFormatter,
  { counted, games, block }: Pick<Comparison, 'counted' | 'games' | 'block'>,
  asked: string,
  variants: readonly (Pick<Variant, 'changes' | 'differences'> & { readonly name: string })[],
): AnswerPart {
  const { say, numbers } = formatter;
  const sides = variants[0]?.differences.length ?? 1;
  const named = changeName(formatter, asked, sides);
  const what = quotedName(formatter, lowerFirst(named));
  const number = isShare(asked) ? formatter.points : formatter.signed;
  const rows = variants.flatMap(({ name, changes }) =>
    changes.filter(({ of }) => of === asked).map((change) => ({ name, change })),
  );
  // What did not change in any match is not tested.
  const tests = variants.flatMap(({ changes }) =>
    changes.filter((change) => change.asked === true && change.test),
  ).length;
  const ranges = rows.flatMap(({ change: { low, high } }) => [low, high]);
  const [from, upTo] = axisRange(ranges, 0, true);
  const fine = ({ name }: (typeof rows)[number]): string => (variants.length === 1 ? '' : name);
  return {
    heading: say('lab.beforehand', { what }),
    answer: variants.map(({ name, changes }) => told(name, changes)).join('\n'),
    notes: [],
    ...(rows.length === 0
      ? {}
      : {
          table: changeTable(
            formatter,
            rows.map((row) => ({ change: row.change, fine: fine(row) })),
            sides,
          ),
          plot: {
            label: say('lab.change'),
            rows: rows.map(({ name, change: { value, low, high } }) => ({
              name,
              value,
              low,
              high,
              text: number(value),
            })),
            scale: { from, to: upTo, line: 0, tick: number },
          },
        }),
    method: [say('lab.beforehand.how', { n: tests })],
  };

  function told(name: string, changes: readonly Change[]): string {
    const change = changes.find(({ of }) => of === asked);
    const isKept = !/^(measure|move|clause)\./.test(asked) || counted.includes(asked);
    if (change === undefined) {
      const rounds = block === undefined ? 'no' : 'yes';
      return say(`lab.beforehand.${isKept ? 'same' : 'uncounted'}`, { name, what, rounds });
    }
    const sure = isSignificant(change);
    const sentence = say(`lab.beforehand.${sure ? 'sure' : 'open'}`, {
      name,
      what,
      ...ends(formatter, change),
      by: number(change.value),
      range: formatter.range(change, number),
      p: numbers.plainPValue(change.adjusted),
    });
    const enough = sure ? undefined : settlingMatches(games, change, 0, { among: 1, tests });
    return [sentence, ...formatter.enoughNote(enough)].join(' ');
  }
}
