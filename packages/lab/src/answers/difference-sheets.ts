import { groupBy } from '../statistics/group-by.ts';
import {
  identical,
  testsOf,
  type Comparison,
  type Tested,
  type Variant,
} from '../questions/compare.ts';
import type { Rulings } from '../questions/rulings.ts';
import { around } from '../charts/interval-chart.ts';
import type { Part, Plot, Sheet } from './sheet.ts';
import { greatest, sure, type Writer } from './sheet-writer.ts';
import type { Asked } from '../questions/answer-header.ts';

/** A variant as it is named to people. */
type Named = Pick<Variant, 'differences' | 'longer' | 'alike'> & {
  readonly name: string;
  readonly fine?: string;
};

export function compareSheet(to: Writer, found: Comparison, command: string): Sheet {
  const { say } = to;
  const { block = 1 } = found;
  const levels = [found.base, ...found.variants].map((level) => ({
    ...level,
    name: to.names.choice(level.name),
  }));
  const sides = found.base.shares.length;
  const rows = levels.flatMap(({ name, shares, turns }) =>
    shares.map((share, side) => ({ name, fine: to.side(sides, side), share, turns })),
  );
  const variants = levels.slice(1).map((level, i) => ({ ...found.variants[i]!, name: level.name }));
  const head = say(sides === 1 ? 'lab.won' : 'lab.points.share');
  const missing = levels.reduce((sum, { unfinished }) => sum + unfinished, 0);
  return to.sheet('lab.compare', found, command, [
    {
      ...differences(to, found, say('lab.compare.differences'), variants),
      answer: variants.map((variant) => told(to, variant, block)).join(' '),
      notes: [
        say('lab.compare.paired', { name: levels[0]!.name }),
        ...to.rotated(found),
        ...to.unfinished(missing),
      ],
    },
    {
      heading: say('lab.compare.shares'),
      notes: [],
      table: {
        heads: ['', head, say('lab.range'), to.counted(found), say('lab.length.axis')],
        rows: rows.map(({ name, share, turns }) => [
          name,
          to.percent(share.value),
          to.range(share),
          to.of(share.n),
          `${to.of(turns.value)} (${to.range(turns, to.of)})`,
        ]),
        fine: rows.map(({ fine }) => fine ?? ''),
      },
      plot: {
        label: head,
        rows: rows.map(({ name, fine, share }) => ({
          name,
          ...(fine === undefined ? {} : { fine }),
          ...share,
          text: to.percent(share.value),
        })),
        scale: { from: 0, to: 1, bars: 0, tick: to.percent },
      },
    },
  ]);
}

/** One variant in a sentence. */
function told(
  to: Writer,
  { name, differences: each, longer, alike }: Named,
  block: number,
): string {
  const { say } = to;
  const most = each[greatest(each)]!;
  const args = {
    name,
    whose: to.whose(each.length, greatest(each)),
    points: to.points(most.value),
    range: to.span(most),
    turns: turnsOf(to, longer),
  };
  if (identical({ alike, differences: each, longer }))
    return say('lab.compare.same', { ...args, n: alike.n * block });
  if (sure(most)) return say('lab.compare.sure', args);
  if (sure(longer)) return say('lab.compare.length', args);
  const apart = most.low > 0 || most.high < 0;
  return say(apart ? 'lab.compare.perhaps' : 'lab.compare.open', args);
}

export function rulingsSheet(to: Writer, found: Rulings, command: string): Sheet {
  const { say, names } = to;
  const heading = say('lab.compare.differences');
  const named = found.rulings.map((ruling) => ({
    ...ruling,
    name: say('lab.choice', {
      option: names.option(ruling.option),
      value: names.value(ruling.option, ruling.value),
    }),
    fine: ruling.clauses.join(', '),
  }));
  const idle =
    found.idle.length === 0
      ? []
      : [say('lab.rulings.idle', { list: to.list(found.idle.map((name) => names.option(name))) })];
  if (named.length === 0)
    return to.sheet('lab.rulings', found, command, [
      { heading, answer: say('lab.rulings.none'), notes: idle },
    ]);
  const same = named.filter(identical);
  const others = named
    .filter((each) => !same.includes(each))
    .toSorted((a, b) => Number(surelyWins(b)) - Number(surelyWins(a)) || effect(b) - effect(a));
  const missing = found.rulings.reduce((sum, { unfinished }) => sum + unfinished, 0);
  const part = others.length === 0 ? { heading, notes: [] } : byQuestion();
  return to.sheet('lab.rulings', found, command, [
    {
      ...part,
      answer: answerOf(to, others),
      notes: [
        say('lab.rulings.lead'),
        ...to.rotated(found),
        ...lengthOnly(to, others),
        ...sameOf(to, same, found.block ?? 1),
        ...idle,
        ...to.unfinished(missing),
      ],
    },
  ]);

  /** A picture of one answer to each question, a table of few, the others folded. */
  function byQuestion(): Part {
    const questions = [...groupBy(others, ({ option }) => option).values()];
    const first = questions.map(([most]) => most!);
    const open = new Set(
      questions.flatMap((answers) =>
        answers.slice(0, OPEN).filter((each, i) => i === 0 || surelyWins(each)),
      ),
    );
    const folded = others.filter((each) => !open.has(each));
    const { plot } = differences(to, found, heading, first, named);
    return {
      ...differences(to, found, heading, [...open], named),
      ...(plot === undefined
        ? {}
        : { plot: { ...plot, label: say('lab.rulings.plot', { what: plot.label }) } }),
      ...(folded.length === 0
        ? {}
        : {
            folded: {
              summary: say('lab.rulings.more', { n: folded.length }),
              table: differences(to, found, heading, folded, named).table!,
            },
          }),
    };
  }
}

/** So many answers to a question stand open, if they surely change who wins. */
const OPEN = 3;

const surelyWins = ({ differences: each }: Named): boolean => each.some(sure);

function answerOf(to: Writer, rows: readonly Named[]): string {
  const [best] = rows.filter(surelyWins).toSorted((a, b) => effect(b) - effect(a));
  if (best === undefined) return to.say('lab.rulings.open');
  const side = greatest(best.differences);
  const most = best.differences[side]!;
  return to.say('lab.rulings.most', {
    name: best.name,
    whose: to.whose(best.differences.length, side),
    points: to.points(most.value),
    range: to.span(most),
  });
}

const effect = ({ differences: each }: Named): number => Math.abs(each[greatest(each)]!.value);

/** Questions that surely change only the length, each with the answer that changes it most. */
function lengthOnly(
  to: Writer,
  rows: readonly (Named & Pick<Rulings['rulings'][number], 'option'>)[],
): readonly string[] {
  const questions = groupBy(rows, ({ option }) => option);
  const list = [...questions.values()].flatMap((answers) => {
    if (answers.some(surelyWins)) return [];
    const [most] = answers
      .filter(({ longer }) => sure(longer))
      .toSorted((a, b) => Math.abs(b.longer.value) - Math.abs(a.longer.value));
    return most === undefined ? [] : [`${most.name}: ${turnsOf(to, most.longer)}`];
  });
  return list.length === 0 ? [] : [to.say('lab.rulings.length', { list: list.join('; ') })];
}

/** Answers that made no difference in any match, one entry for each question. */
function sameOf(to: Writer, rows: Rulings['rulings'], block: number): readonly string[] {
  if (rows.length === 0) return [];
  const questions = groupBy(rows, ({ option }) => option);
  const list = [...questions].map(([option, answers]) =>
    to.say('lab.choice', {
      option: to.names.option(option),
      value: answers.map(({ value }) => to.names.value(option, value)).join(', '),
    }),
  );
  return [to.say('lab.rulings.same', { list: list.join('; '), n: rows[0]!.alike.n * block })];
}

/**
 * A table and a picture of what each variant changes: one line each, or one for every side that surely changes. What
 * changed nothing at all is not in the picture: its range would look like the greatest change.
 */
function differences(
  to: Writer,
  found: Asked,
  heading: string,
  variants: readonly Named[],
  all: readonly Named[] = variants,
): Part {
  const { say } = to;
  const rows = variants.flatMap(({ name, fine, differences: each, longer, alike }) =>
    shown(each).map((side) => ({
      name,
      fine: [fine, to.side(each.length, side)].filter((part) => part !== undefined).join('; '),
      difference: each[side]!,
      longer,
      alike,
      drawn: !identical({ alike, differences: each, longer }),
    })),
  );
  const drawn = rows.filter((row) => row.drawn);
  const sides = variants[0]?.differences.length ?? 1;
  const label = say(sides === 1 ? 'lab.difference.team' : 'lab.difference.seat');
  const ends = drawn.flatMap(({ difference: { low, high } }) => [low, high]);
  const [from, upTo] = around(ends, 0, true);
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
        say(found.block === undefined ? 'lab.pairs' : 'lab.blocks'),
      ],
      rows: rows.map(({ name, difference, longer, alike }) => [
        name,
        to.points(difference.value),
        to.span(difference),
        to.p(difference),
        `${turnsOf(to, longer)}${sure(longer) ? ' *' : ''}`,
        `${to.percent(alike.value)} (${to.range(alike)})`,
        to.of(difference.n),
      ]),
      fine: rows.map(({ fine }) => fine),
    },
    ...(drawn.length === 0 ? {} : { plot: plotOf() }),
    method: [
      say(found.block === undefined ? 'lab.change.of' : 'lab.change.rounds', { what: label }),
      say('lab.holm', { n: testsOf(all) }),
      say('lab.ranges.single'),
    ],
  };

  function plotOf(): Plot {
    return {
      label,
      rows: drawn.map(({ name, fine, difference }) => ({
        name,
        ...(fine === '' ? {} : { fine }),
        ...difference,
        text: to.points(difference.value) + (sure(difference) ? ' *' : ''),
      })),
      scale: {
        from,
        to: upTo,
        line: 0,
        tick: to.points,
        ends: [say(`lab.fewer.${kind(sides)}`), say(`lab.more.${kind(sides)}`)],
      },
    };
  }
}

/** How many turns more, with the range. */
const turnsOf = ({ numbers }: Writer, { value, low, high }: Tested): string =>
  `${numbers.signed(value)} (${numbers.signed(low)} … ${numbers.signed(high)})`;

const kind = (sides: number): string => (sides === 1 ? 'team' : 'seat');

/** The sides to be shown: those that surely change, else the one that seems to change most; of two rivals the first. */
function shown(each: Variant['differences']): readonly number[] {
  if (each.length === 2) return [0];
  const certain = [...each.keys()].filter((side) => sure(each[side]!));
  return certain.length > 0 ? certain : [greatest(each)];
}
