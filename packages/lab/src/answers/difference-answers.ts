import { groupBy } from '../statistics/group-by.ts';
import { isIdentical, type Comparison, type Variant } from '../questions/compare.ts';
import { isShare, OF_SEAT, type Change, type TestedDifference } from '../questions/changes.ts';
import type { Rulings } from '../questions/rulings.ts';
import type { CutOff } from '../tally/cut-off.ts';
import { axisRange } from '../charts/interval-chart.ts';
import type { AnswerPart, AnswerPlot, WrittenAnswer } from './written-answer.ts';
import {
  alsoSentence,
  changeLines,
  changeName,
  changeTable,
  isMain,
  mainChanges,
  outcomeEffect,
  sureChanges,
  toldChanges,
} from './change-list.ts';
import { askedPart } from './asked-part.ts';
import { botsLines, onlyBotsLines, versionsPart } from './versions-part.ts';
import { furtherNotes, greatestSentence, type Extreme } from './rulings-summary.ts';
import { valueGrid } from './value-grid.ts';
import { secondLines } from './second-bot.ts';
import { greatestIndex, isSignificant, type AnswerFormatter } from './answer-formatter.ts';
import { lengthName, turnUnit } from '../text/say.ts';
import { upperFirst } from '../text/letter-case.ts';
import type { AnswerHeader } from '../questions/answer-header.ts';

/** A variant with the name that people read. */
type NamedVariant = Pick<Variant, 'differences' | 'longer' | 'alike' | 'differing' | 'changes'> & {
  readonly name: string;
  readonly fine?: string;
};

export function compareAnswer(
  formatter: AnswerFormatter,
  comparison: Comparison,
  command: string,
): WrittenAnswer {
  const { say } = formatter;
  const played = [comparison.base, ...comparison.variants];
  const levels = played.map((level) => ({ ...level, name: formatter.names.choice(level.name) }));
  const sides = comparison.base.shares.length;
  const rows = levels.flatMap(({ name, shares, turns, minutes }) =>
    shares.map((share, side) => ({
      name,
      fine: formatter.side(sides, side, comparison.places),
      share,
      turns,
      minutes,
    })),
  );
  const variants = levels
    .slice(1)
    .map((level, i) => ({ ...comparison.variants[i]!, name: level.name }));
  const { asked } = comparison;
  // What was named beforehand stands by itself, under all its names.
  const others = variants.map((each) => ({ ...each, changes: notAsked(each.changes) }));
  const head = say(sides === 1 ? 'lab.won' : 'lab.points.share');
  const { plot, ...winners } = differences(
    formatter,
    comparison,
    say('lab.compare.winners'),
    variants,
  );
  const missing = levels.reduce((sum, { unfinished }) => sum + unfinished, 0);
  const drawn =
    surePlot(
      formatter,
      others.flatMap(({ name, changes }) =>
        changes.map((change) => ({ change, fine: variants.length === 1 ? '' : name })),
      ),
      sides,
    ) ?? plot;
  // Of several choices, changes in one list would be mixed: each has its column.
  const grid = valueGrid(formatter, comparison);
  const listed = variants.length > 1 ? undefined : drawn;
  const parts: readonly AnswerPart[] = [
    ...(asked === undefined ? [] : [askedPart(formatter, comparison, asked, variants)]),
    {
      ...changesPart(formatter, comparison, others, OF_MATCH),
      ...(asked === undefined ? {} : { heading: say('lab.beforehand.after') }),
      ...(listed === undefined ? {} : { plot: listed }),
      grid,
      answer: (comparison.versions === undefined
        ? []
        : onlyBotsLines(formatter, comparison.versions)
      )
        .concat(
          variants.flatMap((variant) => variantLines(formatter, variant, comparison)),
          comparison.versions === undefined ? [] : botsLines(formatter, comparison.versions),
          secondLines(formatter, comparison),
        )
        .join('\n'),
      notes: [
        ...(asked === undefined ? [] : [say('lab.beforehand.others')]),
        say('lab.compare.paired', { name: levels[0]!.name }),
        ...formatter.rotationNote(comparison),
        ...formatter.cutNotes(levels),
        ...formatter.unfinishedNote(missing),
      ],
    },
    ...(comparison.versions === undefined
      ? []
      : [versionsPart(formatter, comparison, comparison.versions)]),
    // How stars and ranges are read stands in the part before.
    {
      ...winners,
      ...(hasAskedStar(variants, comparison) ? { notes: [say('lab.beforehand.winners')] } : {}),
      method: winners.method?.slice(0, sides === 1 ? 1 : 2) ?? [],
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
          lengthName(say, formatter.game),
          say('lab.minutes.axis'),
        ],
        rows: rows.map(({ name, share, turns, minutes }) => [
          name,
          formatter.percent(share.value),
          formatter.range(share),
          formatter.decimal(share.n),
          `${formatter.mean(turns.value)} (${formatter.range(turns, formatter.mean)})`,
          formatter.mean(minutes),
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
      judged: [say('lab.ranges.judged')],
    },
  ];
  const against = comparison.variants.flatMap(({ bots = [] }) => bots);
  const answer = formatter.answer('lab.compare', comparison, command, parts, against, played);
  // Which of the two comes first is told before anything else.
  const quoted = levels.map(({ name }) => say('lab.quoted', { name }));
  const direction = say('lab.compare.direction', {
    before: quoted[0]!,
    after: formatter.list(quoted.slice(1)),
  });
  return { ...answer, lead: `${direction} ${answer.lead}` };
}

/** The case of which most matches were cut off, if any was. */
const mostCut = <C extends { readonly cut?: CutOff }>(cases: readonly C[]): readonly C[] =>
  cases
    .filter(({ cut }) => cut !== undefined)
    .toSorted((a, b) => b.cut!.value - a.cut!.value)
    .slice(0, 1);

/** Numbers of a match that anybody looks for, proven or not. */
const OF_MATCH = /^(minutes|decisions)$/;

/** Whether a number is one of a single seat, or of a rule. */
const isOfPart = (of: string): boolean => OF_SEAT.test(of) || of.startsWith('clause.');

const notAsked = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ asked }) => asked === undefined);

/** Whether the table of who wins shows the number that was named beforehand, whose p is not corrected as the others are. */
function hasAskedStar(
  variants: readonly Pick<NamedVariant, 'changes'>[],
  { places }: Pick<Comparison, 'places'>,
): boolean {
  const shown = places ? /^order\.|^length$/ : /^points\.|^length$/;
  return variants.some(({ changes }) =>
    changes.some(({ of, asked }) => asked === true && shown.test(of)),
  );
}

/** One variant in a few lines: what is surely changed, else what may be. What was named beforehand is told elsewhere. */
function variantLines(
  formatter: AnswerFormatter,
  variant: NamedVariant,
  { block = 1, places }: Comparison,
): readonly string[] {
  const { say } = formatter;
  const { name, differences: each, alike } = variant;
  const matches = alike.n * block;
  if (isIdentical(variant)) return [say('lab.compare.same', { name, n: matches })];
  const changes = notAsked(variant.changes);
  // The question that was named beforehand is all that the variant changes.
  if (
    isIdentical({ ...variant, changes, differing: [] }) &&
    changes.length < variant.changes.length
  )
    return [say('lab.compare.only', { name, n: matches })];
  if (block > 1 && variant.changes.every(({ of }) => of.startsWith('clause.')))
    return [say('lab.compare.even', { name })];
  // Wins and length are told in any case, but once: a game may measure its length under another name.
  const main = mainChanges(changes, places === true);
  const alsoBeside = (named: readonly Change[]): readonly Change[] =>
    main.filter((change) => !named.some((other) => isSameNumber(other, change)));
  const sure = toldChanges(sureChanges(changes));
  if (sure.told.length + sure.more > 0) {
    const also = alsoBeside(sure.told);
    const more = sure.more - also.filter((change) => change.test && isSignificant(change)).length;
    return [
      say('lab.compare.sure', { name, n: sure.told.length }),
      ...changeLines(formatter, sure.told, each.length),
      ...alsoSentence(formatter, also, each.length),
      ...(more === 0 ? [] : [say('lab.compare.more', { n: more })]),
    ];
  }
  const apart = changes.filter(({ low, high }) => low > 0 || high < 0);
  const { told } = toldChanges(apart);
  const n = changes.filter(({ test }) => test).length;
  const also = alsoSentence(formatter, alsoBeside(told), each.length);
  return told.length === 0
    ? [say('lab.compare.open', { name, n }), ...also]
    : [
        say('lab.compare.perhaps', { name, n, told: told.length }),
        ...changeLines(formatter, told, each.length),
        ...also,
      ];
}

/** Whether two changes are those of one number, which may have two names. */
const isSameNumber = (one: Change, other: Change): boolean =>
  one.before === other.before &&
  one.after === other.after &&
  one.low === other.low &&
  one.high === other.high;

/** The picture of the changes of shares that are shown, the largest first; undefined where there is none. */
function surePlot(
  formatter: AnswerFormatter,
  all: readonly { readonly change: Change; readonly fine: string }[],
  sides: number,
): AnswerPlot | undefined {
  const rows = all
    .filter(({ change }) => isSignificant(change) && isMain(change) && isShare(change.of))
    .toSorted((a, b) => Math.abs(b.change.value) - Math.abs(a.change.value))
    .slice(0, MOST_DRAWN);
  if (rows.length === 0) return undefined;
  const ends = rows.flatMap(({ change: { low, high } }) => [low, high]);
  const [from, upTo] = axisRange(ends, 0, true);
  return {
    label: formatter.say('lab.compare.drawn'),
    rows: rows.map(({ change, fine }) => ({
      name: upperFirst(changeName(formatter, change.of, sides)),
      ...(fine === '' ? {} : { fine }),
      value: change.value,
      low: change.low,
      high: change.high,
      text: `${formatter.points(change.value)} *`,
    })),
    scale: { from, to: upTo, line: 0, tick: formatter.points },
  };
}

/** The most changes in a picture. */
const MOST_DRAWN = 12;

/** The table of what is surely changed, and folded below it everything else that differed. */
function changesPart(
  formatter: AnswerFormatter,
  { tests, block, asked }: Pick<Comparison, 'tests' | 'block' | 'asked'>,
  variants: readonly NamedVariant[],
  /** What the table shows besides what is sure: minutes, which are not tested, or nothing. */
  also = /^$/,
): AnswerPart {
  const { say } = formatter;
  const rows = variants.flatMap(({ name, changes }) =>
    changes.map((change) => ({ change, fine: variants.length === 1 ? '' : name })),
  );
  const sides = variants[0]?.differences.length ?? 1;
  const shown = rows.filter(
    ({ change }) => (isSignificant(change) && isMain(change)) || also.test(change.of),
  );
  const others = rows.filter((row) => !shown.includes(row));
  const parts = others.filter(({ change }) => isOfPart(change.of)).length;
  return {
    heading: say('lab.compare.differences'),
    notes: [],
    ...(shown.length === 0 ? {} : { table: changeTable(formatter, shown, sides) }),
    ...(others.length === 0
      ? {}
      : {
          folded: {
            summary: say('lab.changed.others', {
              n: others.length,
              of: parts === others.length ? 'parts' : parts === 0 ? 'match' : 'mixed',
            }),
            table: changeTable(formatter, others, sides),
          },
        }),
    method: [
      say(block === undefined ? 'lab.changed.of' : 'lab.changed.rounds'),
      ...formatter.starNotes(tests),
    ],
    judged: [
      say(block === undefined ? 'lab.changed.of.judged' : 'lab.changed.rounds.judged'),
      ...formatter.starJudged(tests, asked),
    ],
  };
}

export function rulingsAnswer(
  formatter: AnswerFormatter,
  rulings: Rulings,
  command: string,
): WrittenAnswer {
  const { say, names } = formatter;
  const heading = say('lab.compare.differences');
  const quoted = (name: string): string => say('lab.quoted', { name: names.option(name) });
  const named = rulings.rulings.map((ruling) => ({
    ...ruling,
    name: names.told({
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
            n: rulings.idle.length,
            list: formatter.list(rulings.idle.map(quoted)),
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
      (a, b) =>
        outcomeEffect(b.changes) - outcomeEffect(a.changes) ||
        Number(changesWinner(b)) - Number(changesWinner(a)) ||
        effect(b) - effect(a),
    );
  const missing = rulings.rulings.reduce((sum, { unfinished }) => sum + unfinished, 0);
  const part = others.length === 0 ? { heading, notes: [] } : byQuestion();
  return formatter.answer('lab.rulings', rulings, command, [
    {
      ...part,
      answer: greatestSentence(formatter, others, extremes()),
      notes: [
        ...formatter.rotationNote(rulings),
        ...formatter.cutNotes(mostCut([{ ...rulings.base, name: say('lab.cut.now') }, ...named])),
        ...furtherNotes(formatter, others),
        ...noDifferenceNote(formatter, same, rulings.block ?? 1),
        ...idle,
        ...(rulings.shortened.length === 0
          ? []
          : [
              say('lab.rulings.shortened', {
                list: formatter.list(rulings.shortened.map(quoted)),
              }),
            ]),
        ...formatter.unfinishedNote(missing),
        // Just above the table of which it speaks.
        say('lab.rulings.lead'),
      ],
    },
    ...everything(),
  ]);

  /** The answers that would always matter most: those to when matches are cut off, and the ends of a long row of numbers. */
  function extremes(): ReadonlyMap<NamedVariant, Extreme> {
    const long = named.filter(({ option }) => rulings.shortened.includes(option));
    const rows = [...groupBy(long, ({ option }) => option).values()];
    const ends = rows.flatMap((row) => {
      const numbers = row.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
      const both = [Math.min(...numbers), Math.max(...numbers)];
      return row.filter(({ value }) => both.includes(Number(value)));
    });
    const limitsOf = formatter.game?.options.options ?? {};
    const limits = named.filter(({ option }) => limitsOf[option]?.cutsOff !== undefined);
    return new Map([
      ...ends.map((each) => [each, 'value'] as const),
      ...limits.map((each) => [each, 'limit'] as const),
    ]);
  }

  /** All that is sure, of all answers, folded. */
  function everything(): readonly AnswerPart[] {
    const { table, method, judged = [] } = changesPart(formatter, rulings, others);
    if (table === undefined || method === undefined) return [];
    const summary = say('lab.rulings.sure.all', { n: table.rows.length });
    return [
      {
        heading: say('lab.rulings.sure'),
        notes: [],
        folded: { summary, table },
        method: method.slice(0, 1),
        judged,
      },
    ];
  }

  /** The picture shows one answer to each question. The table shows a few answers, the rest is folded. */
  function byQuestion(): AnswerPart {
    const questions = [...groupBy(others, ({ option }) => option).values()];
    const first = questions.map(([most]) => most!);
    const open = new Set(
      questions.flatMap((answers) =>
        answers
          .slice(0, MAX_UNFOLDED)
          .filter((each, i) => i === 0 || outcomeEffect(each.changes) > 0),
      ),
    );
    const folded = others.filter((each) => !open.has(each));
    const { plot: usual } = differences(formatter, rulings, heading, first);
    const sides = rulings.base.shares.length;
    const all = others.flatMap(({ name, changes }) =>
      changes.map((change) => ({ change, fine: name })),
    );
    const plot =
      surePlot(formatter, all, sides) ??
      (usual && { ...usual, label: say('lab.rulings.plot', { what: usual.label }) });
    return {
      ...differences(formatter, rulings, heading, [...open]),
      ...(plot === undefined ? {} : { plot }),
      ...(folded.length === 0
        ? {}
        : {
            folded: {
              summary: say('lab.rulings.more', { n: folded.length }),
              table: differences(formatter, rulings, heading, folded).table!,
            },
          }),
    };
  }
}

/** At most this many answers to a question are shown unfolded, and only those that surely change who wins or how it ends. */
const MAX_UNFOLDED = 3;

const changesWinner = ({ differences: each }: NamedVariant): boolean => each.some(isSignificant);

const effect = ({ differences: each }: NamedVariant): number =>
  Math.abs(each[greatestIndex(each)]!.value);

/** Answers that made no difference in any match, in one line for each question. */
function noDifferenceNote(
  formatter: AnswerFormatter,
  rows: Rulings['rulings'],
  block: number,
): readonly string[] {
  if (rows.length === 0) return [];
  const questions = groupBy(rows, ({ option }) => option);
  const list = [...questions].map(([option, answers]) => {
    const value = answers.map((each) => formatter.names.value(option, each.value)).join(' / ');
    return `• ${formatter.names.told({ option: formatter.names.option(option), value })}`;
  });
  return [
    formatter.say('lab.rulings.same', { answers: rows.length, n: rows[0]!.alike.n * block }),
    ...list,
  ];
}

/**
 * The table and the picture of what each variant changes. A variant has one line for every side that changes
 * significantly, or one line if none does. A variant that changed nothing at all is left out of the picture: its
 * interval would look like the greatest change.
 */
function differences(
  formatter: AnswerFormatter,
  header: AnswerHeader & Pick<Comparison, 'tests' | 'places' | 'asked'>,
  heading: string,
  variants: readonly NamedVariant[],
): AnswerPart {
  const { say } = formatter;
  const rows = variants.flatMap(({ name, fine, differences: each, longer, alike }) =>
    sidesToShow(each).map((side) => ({
      name,
      fine: [fine, formatter.side(each.length, side, header.places)]
        .filter((part) => part !== undefined)
        .join('; '),
      difference: each[side]!,
      longer,
      alike,
      drawn: alike.value < 1 || each.some(({ value }) => value !== 0) || longer.value !== 0,
    })),
  );
  const drawn = rows.filter((row) => row.drawn);
  const sides = variants[0]?.differences.length ?? 1;
  const kind = sideKind(sides, header.places);
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
        say('lab.longer', { unit: turnUnit(formatter.game) }),
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
      ...(sides === 1
        ? []
        : [say(`lab.side.${sides === 2 ? 'one' : 'most'}${header.places ? '.place' : ''}`)]),
      say(header.block === undefined ? 'lab.change.of' : 'lab.change.rounds', { what: label }),
      ...formatter.starNotes(header.tests),
    ],
    judged: formatter.starJudged(header.tests, header.asked),
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
        ends: [say(`lab.fewer.${kind}`), say(`lab.more.${kind}`)],
      },
    };
  }
}

/** The change in turns, with its interval. */
const turnsText = (formatter: AnswerFormatter, turns: TestedDifference): string =>
  `${formatter.signed(turns.value)} (${formatter.range(turns, formatter.signed)})`;

const sideKind = (sides: number, places = false): string =>
  sides === 1 ? 'team' : places ? 'place' : 'seat';

/**
 * The sides to show: those that change significantly, else the one with the greatest change. Of two rivals only the
 * first, since one gains what the other loses.
 */
function sidesToShow(each: Variant['differences']): readonly number[] {
  if (each.length === 2) return [0];
  const certain = [...each.keys()].filter((side) => isSignificant(each[side]!));
  return certain.length > 0 ? certain : [greatestIndex(each)];
}
