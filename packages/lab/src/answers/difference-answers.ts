import { groupBy } from '../statistics/group-by.ts';
import {
  isIdentical,
  testCount,
  type Comparison,
  type TestedDifference,
  type Variant,
} from '../questions/compare.ts';
import type { Rulings } from '../questions/rulings.ts';
import { axisRange } from '../charts/interval-chart.ts';
import type { AnswerPart, AnswerPlot, WrittenAnswer } from './written-answer.ts';
import { greatestIndex, isSignificant, type AnswerFormatter } from './answer-formatter.ts';
import type { AnswerHeader } from '../questions/answer-header.ts';

/** A variant with the name that people read. */
type NamedVariant = Pick<Variant, 'differences' | 'longer' | 'alike'> & {
  readonly name: string;
  readonly fine?: string;
};

export function compareAnswer(
  formatter: AnswerFormatter,
  comparison: Comparison,
  command: string,
): WrittenAnswer {
  const { say } = formatter;
  const { block = 1 } = comparison;
  const levels = [comparison.base, ...comparison.variants].map((level) => ({
    ...level,
    name: formatter.names.choice(level.name),
  }));
  const sides = comparison.base.shares.length;
  const rows = levels.flatMap(({ name, shares, turns }) =>
    shares.map((share, side) => ({ name, fine: formatter.side(sides, side), share, turns })),
  );
  const variants = levels
    .slice(1)
    .map((level, i) => ({ ...comparison.variants[i]!, name: level.name }));
  const head = say(sides === 1 ? 'lab.won' : 'lab.points.share');
  const missing = levels.reduce((sum, { unfinished }) => sum + unfinished, 0);
  return formatter.answer('lab.compare', comparison, command, [
    {
      ...differences(formatter, comparison, say('lab.compare.differences'), variants),
      answer: variants.map((variant) => variantSentence(formatter, variant, block)).join(' '),
      notes: [
        say('lab.compare.paired', { name: levels[0]!.name }),
        ...formatter.rotationNote(comparison),
        ...formatter.unfinishedNote(missing),
      ],
    },
    {
      heading: say('lab.compare.shares'),
      notes: [],
      table: {
        heads: [
          '',
          head,
          say('lab.range'),
          formatter.sampleUnit(comparison),
          say('lab.length.axis'),
        ],
        rows: rows.map(({ name, share, turns }) => [
          name,
          formatter.percent(share.value),
          formatter.range(share),
          formatter.decimal(share.n),
          `${formatter.decimal(turns.value)} (${formatter.range(turns, formatter.decimal)})`,
        ]),
        fine: rows.map(({ fine }) => fine ?? ''),
      },
      plot: {
        label: head,
        rows: rows.map(({ name, fine, share }) => ({
          name,
          ...(fine === undefined ? {} : { fine }),
          ...share,
          text: formatter.percent(share.value),
        })),
        scale: { from: 0, to: 1, bars: 0, tick: formatter.percent },
      },
    },
  ]);
}

/** One variant in a sentence. */
function variantSentence(
  formatter: AnswerFormatter,
  { name, differences: each, longer, alike }: NamedVariant,
  block: number,
): string {
  const { say } = formatter;
  const most = each[greatestIndex(each)]!;
  const args = {
    name,
    whose: formatter.whose(each.length, greatestIndex(each)),
    points: formatter.points(most.value),
    range: formatter.signedRange(most),
    turns: turnsText(formatter, longer),
  };
  if (isIdentical({ alike, differences: each, longer }))
    return say('lab.compare.same', { ...args, n: alike.n * block });
  if (isSignificant(most)) return say('lab.compare.sure', args);
  if (isSignificant(longer)) return say('lab.compare.length', args);
  const apart = most.low > 0 || most.high < 0;
  return say(apart ? 'lab.compare.perhaps' : 'lab.compare.open', args);
}

export function rulingsAnswer(
  formatter: AnswerFormatter,
  rulings: Rulings,
  command: string,
): WrittenAnswer {
  const { say, names } = formatter;
  const heading = say('lab.compare.differences');
  const named = rulings.rulings.map((ruling) => ({
    ...ruling,
    name: say('lab.choice', {
      option: names.option(ruling.option),
      value: names.value(ruling.option, ruling.value),
    }),
    fine: ruling.clauses.join(', '),
  }));
  const idle =
    rulings.idle.length === 0
      ? []
      : [
          say('lab.rulings.idle', {
            list: formatter.list(rulings.idle.map((name) => names.option(name))),
          }),
        ];
  if (named.length === 0)
    return formatter.answer('lab.rulings', rulings, command, [
      { heading, answer: say('lab.rulings.none'), notes: idle },
    ]);
  const same = named.filter(isIdentical);
  const others = named
    .filter((each) => !same.includes(each))
    .toSorted(
      (a, b) => Number(changesWinner(b)) - Number(changesWinner(a)) || effect(b) - effect(a),
    );
  const missing = rulings.rulings.reduce((sum, { unfinished }) => sum + unfinished, 0);
  const part = others.length === 0 ? { heading, notes: [] } : byQuestion();
  return formatter.answer('lab.rulings', rulings, command, [
    {
      ...part,
      answer: greatestSentence(formatter, others),
      notes: [
        say('lab.rulings.lead'),
        ...formatter.rotationNote(rulings),
        ...lengthOnlyNote(formatter, others),
        ...noDifferenceNote(formatter, same, rulings.block ?? 1),
        ...idle,
        ...formatter.unfinishedNote(missing),
      ],
    },
  ]);

  /** The picture shows one answer to each question. The table shows a few answers, the rest is folded. */
  function byQuestion(): AnswerPart {
    const questions = [...groupBy(others, ({ option }) => option).values()];
    const first = questions.map(([most]) => most!);
    const open = new Set(
      questions.flatMap((answers) =>
        answers.slice(0, MAX_UNFOLDED).filter((each, i) => i === 0 || changesWinner(each)),
      ),
    );
    const folded = others.filter((each) => !open.has(each));
    const { plot } = differences(formatter, rulings, heading, first, named);
    return {
      ...differences(formatter, rulings, heading, [...open], named),
      ...(plot === undefined
        ? {}
        : { plot: { ...plot, label: say('lab.rulings.plot', { what: plot.label }) } }),
      ...(folded.length === 0
        ? {}
        : {
            folded: {
              summary: say('lab.rulings.more', { n: folded.length }),
              table: differences(formatter, rulings, heading, folded, named).table!,
            },
          }),
    };
  }
}

/** At most this many answers to a question are shown unfolded, and only those that change who wins. */
const MAX_UNFOLDED = 3;

const changesWinner = ({ differences: each }: NamedVariant): boolean => each.some(isSignificant);

function greatestSentence(formatter: AnswerFormatter, rows: readonly NamedVariant[]): string {
  const [best] = rows.filter(changesWinner).toSorted((a, b) => effect(b) - effect(a));
  if (best === undefined) return formatter.say('lab.rulings.open');
  const side = greatestIndex(best.differences);
  const most = best.differences[side]!;
  return formatter.say('lab.rulings.most', {
    name: best.name,
    whose: formatter.whose(best.differences.length, side),
    points: formatter.points(most.value),
    range: formatter.signedRange(most),
  });
}

const effect = ({ differences: each }: NamedVariant): number =>
  Math.abs(each[greatestIndex(each)]!.value);

/** Questions whose answers change the length but not who wins, each with the answer that changes it most. */
function lengthOnlyNote(
  formatter: AnswerFormatter,
  rows: readonly (NamedVariant & Pick<Rulings['rulings'][number], 'option'>)[],
): readonly string[] {
  const questions = groupBy(rows, ({ option }) => option);
  const list = [...questions.values()].flatMap((answers) => {
    if (answers.some(changesWinner)) return [];
    const [most] = answers
      .filter(({ longer }) => isSignificant(longer))
      .toSorted((a, b) => Math.abs(b.longer.value) - Math.abs(a.longer.value));
    return most === undefined ? [] : [`${most.name}: ${turnsText(formatter, most.longer)}`];
  });
  return list.length === 0 ? [] : [formatter.say('lab.rulings.length', { list: list.join('; ') })];
}

/** Answers that made no difference in any match, in one entry for each question. */
function noDifferenceNote(
  formatter: AnswerFormatter,
  rows: Rulings['rulings'],
  block: number,
): readonly string[] {
  if (rows.length === 0) return [];
  const questions = groupBy(rows, ({ option }) => option);
  const list = [...questions].map(([option, answers]) =>
    formatter.say('lab.choice', {
      option: formatter.names.option(option),
      value: answers.map(({ value }) => formatter.names.value(option, value)).join(', '),
    }),
  );
  return [
    formatter.say('lab.rulings.same', { list: list.join('; '), n: rows[0]!.alike.n * block }),
  ];
}

/**
 * The table and the picture of what each variant changes. A variant has one line for every side that changes
 * significantly, or one line if none does. A variant that changed nothing at all is left out of the picture: its
 * interval would look like the greatest change.
 */
function differences(
  formatter: AnswerFormatter,
  header: AnswerHeader,
  heading: string,
  variants: readonly NamedVariant[],
  all: readonly NamedVariant[] = variants,
): AnswerPart {
  const { say } = formatter;
  const rows = variants.flatMap(({ name, fine, differences: each, longer, alike }) =>
    sidesToShow(each).map((side) => ({
      name,
      fine: [fine, formatter.side(each.length, side)]
        .filter((part) => part !== undefined)
        .join('; '),
      difference: each[side]!,
      longer,
      alike,
      drawn: !isIdentical({ alike, differences: each, longer }),
    })),
  );
  const drawn = rows.filter((row) => row.drawn);
  const sides = variants[0]?.differences.length ?? 1;
  const label = say(sides === 1 ? 'lab.difference.team' : 'lab.difference.seat');
  const ends = drawn.flatMap(({ difference: { low, high } }) => [low, high]);
  const [from, upTo] = axisRange(ends, 0, true);
  return {
    heading,
    notes: [],
    table: {
      heads: [
        '',
        say('lab.change'),
        say('lab.range'),
        say('lab.p'),
        say('lab.longer'),
        say('lab.alike'),
        say(header.block === undefined ? 'lab.pairs' : 'lab.blocks'),
      ],
      rows: rows.map(({ name, difference, longer, alike }) => [
        name,
        formatter.points(difference.value),
        formatter.signedRange(difference),
        formatter.pValue(difference),
        `${turnsText(formatter, longer)}${isSignificant(longer) ? ' *' : ''}`,
        `${formatter.percent(alike.value)} (${formatter.range(alike)})`,
        formatter.decimal(difference.n),
      ]),
      fine: rows.map(({ fine }) => fine),
    },
    ...(drawn.length === 0 ? {} : { plot: plotOf() }),
    method: [
      say(header.block === undefined ? 'lab.change.of' : 'lab.change.rounds', { what: label }),
      say('lab.holm', { n: testCount(all) }),
      say('lab.ranges.single'),
    ],
  };

  function plotOf(): AnswerPlot {
    return {
      label,
      rows: drawn.map(({ name, fine, difference }) => ({
        name,
        ...(fine === '' ? {} : { fine }),
        ...difference,
        text: formatter.points(difference.value) + (isSignificant(difference) ? ' *' : ''),
      })),
      scale: {
        from,
        to: upTo,
        line: 0,
        tick: formatter.points,
        ends: [say(`lab.fewer.${sideKind(sides)}`), say(`lab.more.${sideKind(sides)}`)],
      },
    };
  }
}

/** The change in turns, with its interval. */
const turnsText = ({ numbers }: AnswerFormatter, { value, low, high }: TestedDifference): string =>
  `${numbers.signed(value)} (${numbers.signed(low)} … ${numbers.signed(high)})`;

const sideKind = (sides: number): string => (sides === 1 ? 'team' : 'seat');

/**
 * The sides to show: those that change significantly, else the one with the greatest change. Of two rivals only the
 * first, since one gains what the other loses.
 */
function sidesToShow(each: Variant['differences']): readonly number[] {
  if (each.length === 2) return [0];
  const certain = [...each.keys()].filter((side) => isSignificant(each[side]!));
  return certain.length > 0 ? certain : [greatestIndex(each)];
}
