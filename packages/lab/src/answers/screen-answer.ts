import { spell } from '@glade/engine';
import { axisRange } from '../charts/interval-chart.ts';
import { lowerFirst, upperFirst } from '../text/letter-case.ts';
import { isShare } from '../questions/changes.ts';
import { isProven, MOST_AGAIN, type Screening } from '../questions/screen.ts';
import type { AnswerFormatter } from './answer-formatter.ts';
import { changeName, quotedName } from './change-list.ts';
import type { AnswerPart, AnswerTable, WrittenAnswer } from './written-answer.ts';

/** What stands in a cell that has no number. */
const NONE = '–';
/** Pairs that a table shows at most, beside those that are sure. */
const PAIRS_SHOWN = 10;
/** So many values that were not tried are named; of more only how many there are. */
const MOST_NAMED = 4;

type Effect = Screening['effects'][number];

/** What it is known by: that of being played again, if it was. */
const found = (effect: Effect): NonNullable<Effect['again']> => effect.again ?? effect;

/** Whether nothing differed with any dice. */
const isNaught = ({ value, low, high }: Effect): boolean => low === high && Math.abs(value) < 1e-12;

export function screenAnswer(
  formatter: AnswerFormatter,
  screening: Screening,
  command: string,
): WrittenAnswer {
  const { say, names } = formatter;
  const { factors, of, effects, runs, leftOut, limits, resolves, tests, sides } = screening;
  const isWhole = runs === 2 ** factors.length;
  const changed = (name: string): string => {
    const { usual, other } = factors.find((each) => each.name === name)!;
    const { option, value } = names.pair(name, other);
    return say('lab.screen.factor', { option, other: value, usual: names.pair(name, usual).value });
  };
  const called = ({ factors: some }: Effect): string => namesOf(some);
  const namesOf = (some: readonly string[]): string =>
    some.length === 1
      ? changed(some[0]!)
      : say('lab.screen.pair', { first: changed(some[0]!), second: changed(some[1]!) });
  const parts = of.map((each): AnswerPart => {
    const what = upperFirst(changeName(formatter, each, sides));
    const number = isShare(each) ? formatter.points : formatter.signed;
    const all = effects.filter((effect) => effect.of === each);
    // An effect that was 0 with all dice has no width; that others could differ is said in words.
    const own = all.filter((effect) => !isNaught(effect));
    const idle = all.filter((effect) => isNaught(effect) && effect.factors.length === 1);
    const singles = own.filter(({ factors: some }) => some.length === 1);
    const pairs = own.filter(({ factors: some }) => some.length === 2);
    const told = [...singles, ...pairs].filter(isProven);
    const shown = pairs.filter(
      (effect, i) => isProven(effect) || effect.again !== undefined || i < PAIRS_SHOWN,
    );
    const rest = pairs.filter((effect) => !shown.includes(effect));
    const table = (rows: readonly Effect[]): AnswerTable => ({
      heads: ['', say('lab.change'), say('lab.range'), say('lab.p')],
      rows: rows.map((effect) => {
        const { aliases, again } = effect;
        const known = found(effect);
        return [
          called(effect),
          number(known.value),
          formatter.range(known, number),
          // Without being played again it could be something else, whatever its p.
          aliases !== undefined && again === undefined ? NONE : formatter.pValue(known),
        ];
      }),
      fine: rows.map((effect) => doubt(effect, number)),
    });
    const sure = told.slice(0, 5).map(
      (effect) =>
        `• ${say('lab.screen.told', {
          name: called(effect),
          by: number(found(effect).value),
          again: effect.again === undefined ? 'no' : 'yes',
        })}`,
    );
    const more = told.length - sure.length;
    const [from, upTo] = axisRange(
      singles.map(found).flatMap(({ low, high }) => [low, high]),
      0,
      false,
    );
    const replayed = (some: readonly Effect[]): 'yes' | 'no' =>
      some.some(({ again }) => again !== undefined) ? 'yes' : 'no';
    return {
      heading: what,
      answer:
        sure.length === 0
          ? [
              say('lab.screen.none', { what: quotedName(formatter, lowerFirst(what)), n: tests }),
              ...judgedLists(each, [...singles, ...pairs]),
            ].join('\n')
          : [
              say('lab.screen.sure', { what: quotedName(formatter, lowerFirst(what)) }),
              ...sure,
              ...(more === 0 ? [] : [say('lab.screen.more', { n: more })]),
              ...judgedLists(each, [...singles, ...pairs]),
            ].join('\n'),
      notes: [
        say('lab.screen.mean', { again: replayed(own) }),
        ...(each === 'length' ? formatter.cutNotes([{ cut: screening.cut }]) : []),
        ...(idle.length === 0
          ? []
          : [
              say('lab.screen.idle', {
                n: runs * screening.games,
                list: idle.map(called).join('; '),
              }),
            ]),
      ],
      ...(own.length === 0 ? {} : { table: table([...singles, ...shown]) }),
      ...(rest.length === 0
        ? {}
        : { folded: { summary: say('lab.screen.rest', { n: rest.length }), table: table(rest) } }),
      ...(singles.length === 0
        ? {}
        : {
            plot: {
              label: say('lab.screen.picture', { what, again: replayed(singles) }),
              rows: singles.map((effect) => {
                const { value, low, high } = found(effect);
                const text = number(value) + (isProven(effect) ? ' *' : '');
                return { name: called(effect), value, low, high, text };
              }),
              scale: { from, to: upTo, line: 0, tick: number },
            },
          }),
    };
  });
  const method = [
    say('lab.screen.how', { runs, n: factors.length, whole: isWhole ? 'yes' : 'no' }),
    ...untried(),
    isWhole
      ? say('lab.screen.resolves.all')
      : say(`lab.screen.resolves.${resolves}`, { most: MOST_AGAIN }),
    ...(screening.gamesAgain === undefined
      ? []
      : [say('lab.screen.again.how', { n: screening.gamesAgain })]),
    ...(screening.gamesAlone === undefined
      ? []
      : [say('lab.screen.alone.how', { n: screening.gamesAlone })]),
    ...(of.some(isShare) ? [say('lab.screen.points')] : []),
    ...formatter.starNotes(tests).slice(0, 1),
    ...(limits.length === 0
      ? []
      : [say('lab.screen.limits', { n: limits.length, list: named(limits), first: limits[0]! })]),
    ...(leftOut.length === 0
      ? []
      : [say('lab.screen.leftOut', { n: leftOut.length, list: named(leftOut) })]),
  ];
  const last = parts.at(-1)!;
  return formatter.answer('lab.screen', screening, command, [
    ...parts.slice(0, -1),
    { ...last, method, judged: formatter.starJudged(tests) },
  ]);

  /** What can be forgotten, apart from what is not known. Factors by name, pairs by their number. */
  function judgedLists(each: string, own: readonly Effect[]): readonly string[] {
    const { margin, mean, games } = screening.margins.find(({ of: name }) => name === each)!;
    const size = isShare(each)
      ? say('lab.screen.margin.share', { n: Math.round(100 * margin) })
      : say('lab.screen.margin', {
          margin: formatter.numbers.mean(margin),
          mean: formatter.numbers.mean(mean),
        });
    const open = own.filter(({ verdict }) => verdict === 'open');
    return [
      ...listOf(
        'lab.screen.small',
        own.filter(({ verdict }) => verdict === 'small'),
      ),
      ...listOf('lab.screen.open', open),
      ...(games === undefined || open.every(({ factors: some }) => some.length > 1)
        ? []
        : [say('lab.screen.enough', { margin: size, n: games })]),
    ];

    /** The name of a factor, and whether it matters together with another one. */
    function alsoPaired(effect: Effect): string {
      const [factor] = effect.factors;
      const matters = own.some(
        (pair) => pair.factors.length === 2 && pair.factors.includes(factor!) && isProven(pair),
      );
      const name = called(effect);
      return matters ? say('lab.screen.alone', { name }) : name;
    }

    /** With the change that it was judged by, and what the other rules were there. */
    function judgedBy(effect: Effect): string {
      const number = isShare(each) ? formatter.points : formatter.signed;
      const lone = effect.alone ?? effect.again;
      const { value, low, high } = lone ?? effect;
      return say('lab.screen.judged.by', {
        name: alsoPaired(effect),
        by: number(value),
        range: formatter.range({ low, high }, number),
        again: lone === undefined ? 'no' : 'yes',
      });
    }

    function listOf(key: string, some: readonly Effect[]): readonly string[] {
      if (some.length === 0) return [];
      const alone = some.filter(({ factors: few }) => few.length === 1);
      const together = some.length - alone.length;
      return [
        say(key, { margin: size }),
        ...alone.map((effect) => `• ${judgedBy(effect)}`),
        ...(together === 0 ? [] : [`• ${say('lab.screen.pairs', { n: together })}`]),
      ];
    }
  }

  function named(some: readonly string[]): string {
    return formatter.list(some.map((name) => say('lab.quoted', { name: names.option(name) })));
  }

  /** Says which values of these options were not tried; of many numbers only how many there are. */
  function untried(): readonly string[] {
    const list = factors.flatMap(({ name, usual, other }) => {
      const left = (formatter.game?.options.options[name]?.values ?? [])
        .map(spell)
        .filter((value) => value !== usual && value !== other);
      if (left.length === 0) return [];
      const { option } = names.pair(name, other);
      const values =
        left.length > MOST_NAMED
          ? say('lab.screen.untried.many', { n: left.length })
          : left.map((value) => names.pair(name, value).value).join(' / ');
      return [say('lab.quoted', { name: names.told({ option, value: values }) })];
    });
    return list.length === 0 ? [] : [say('lab.screen.untried', { list: list.join('; ') })];
  }

  /** Below an effect that could be something else: how it was played again, or with what it is confused. */
  function doubt(effect: Effect, number: (value: number) => string): string {
    const { aliases = [], again, alone, value } = effect;
    if (alone !== undefined)
      return say('lab.screen.lone', {
        by: number(alone.value),
        range: formatter.range(alone, number),
      });
    if (aliases.length === 0) return '';
    const by = number(value);
    if (isProven(effect)) return say('lab.screen.again', { by });
    const alias = say('lab.screen.alias', { by, list: named(aliases[0]!) });
    return again === undefined ? alias : `${alias} ${say('lab.screen.gone')}`;
  }
}
