import { spell } from '@glade/engine';
import { axisRange } from '../charts/interval-chart.ts';
import { shellQuoted } from '../experiment/command-line.ts';
import { fromTo } from '../text/italian-article.ts';
import { lowerFirst, upperFirst } from '../text/letter-case.ts';
import { botList } from '../text/say.ts';
import { isShare } from '../questions/changes.ts';
import { decidingOf, isProven, MOST_AGAIN, type Screening } from '../questions/screen.ts';
import type { AnswerFormatter } from './answer-formatter.ts';
import { changeList, changeName, quotedName, toldChanges } from './change-list.ts';
import type { AnswerPart, AnswerTable, WrittenAnswer } from './written-answer.ts';

/** What stands in a cell that has no number. */
const NONE = '–';
/** Pairs that a table shows at most, beside those that are sure. */
const PAIRS_SHOWN = 10;
/** What is proven is named in sentences up to so many. */
const MOST_PROVEN = 10;
/** So many values that were not tried are named; of more only how many there are. */
const MOST_NAMED = 4;

type Effect = Screening['effects'][number];

/** Whether it was played with the other rules as usual. */
const isUsual = (effect: Effect): boolean => decidingOf(effect) !== effect;

/** Whether a pair made no difference with any dice. */
const isNaughtPair = ({ factors, value, low, high }: Effect): boolean =>
  factors.length === 2 && low === high && Math.abs(value) < 1e-12;

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
    const own = effects.filter((effect) => effect.of === each && !isNaughtPair(effect));
    const singles = own.filter(({ factors: some }) => some.length === 1);
    const seen = singles.filter(({ idle }) => idle === undefined);
    const pairs = own.filter(({ factors: some }) => some.length === 2);
    const usual = own.some(isUsual) ? 'yes' : 'no';
    /** Of pairs that were not played as usual there is only the mean over the other rules, which a page has. */
    const few = usual === 'no';
    const told = [...singles, ...pairs].filter(isProven);
    const shown = pairs.filter(
      (effect, i) => isProven(effect) || effect.again !== undefined || (few && i < PAIRS_SHOWN),
    );
    const rest = pairs.filter((effect) => !shown.includes(effect));
    const table = (rows: readonly Effect[]): AnswerTable => ({
      heads: ['', say('lab.change'), say('lab.range'), say('lab.p')],
      rows: rows.map((effect) => {
        const known = decidingOf(effect);
        if (usual === 'no')
          return [
            called(effect),
            number(effect.value),
            formatter.range(effect, number),
            // Without being played again it could be something else, whatever its p.
            effect.aliases === undefined ? formatter.pValue(effect) : NONE,
          ];
        return isUsual(effect)
          ? [
              called(effect),
              number(known.value),
              // That nothing changed in these matches is no range.
              effect.verdict === 'same' ? NONE : formatter.range(known, number),
              formatter.pValue(known),
            ]
          : [called(effect), NONE, NONE, NONE];
      }),
      ...(usual === 'no'
        ? {}
        : { aside: { head: say('lab.screen.others'), cells: rows.map(meanOver) } }),
      fine: rows.map((effect) => doubt(effect, number)),
    });
    /** The mean over both values of all other rules. */
    function meanOver(effect: Effect): string {
      const mean = `${number(effect.value)} (${formatter.range(effect, number)})`;
      return isProven(effect) && !isUsual(effect) ? `${mean} *` : mean;
    }
    const sure = told.slice(0, MOST_PROVEN);
    const bullets = sure.map((effect) => `• ${typed(effect, judgedBy(effect, number))}`);
    const alone = sure.filter(({ factors: some }) => some.length === 1).length;
    const more = told.length - sure.length;
    const drawn = seen.filter((effect) => usual === 'no' || isUsual(effect));
    const [from, upTo] = axisRange(
      drawn.map(decidingOf).flatMap(({ low, high }) => [low, high]),
      0,
      false,
    );
    const counted = quotedName(formatter, lowerFirst(what));
    return {
      heading: what,
      answer: [
        ...(sure.length === 0
          ? [say('lab.screen.none', { what: counted, n: tests })]
          : [
              ...(alone === 0 ? [] : [say('lab.screen.sure', { what: counted })]),
              ...bullets.slice(0, alone),
              ...(alone === sure.length ? [] : [say('lab.screen.sure.pairs', { what: counted })]),
              ...bullets.slice(alone),
              ...(more === 0 ? [] : [say('lab.screen.more', { n: more })]),
            ]),
        ...judgedLists(each, counted, [...singles, ...pairs]),
      ].join('\n'),
      notes: [
        say('lab.screen.mean', { again: usual }),
        say('lab.screen.closer', { game: screening.game }),
        ...(each === 'length' ? formatter.cutNotes([{ cut: screening.cut }]) : []),
        say('lab.screen.only', { n: of.length, list: formatter.list(of.map(numberName)) }),
      ],
      ...(seen.length + shown.length === 0 ? {} : { table: table([...seen, ...shown]) }),
      ...(rest.length === 0
        ? {}
        : { folded: { summary: say('lab.screen.rest', { n: rest.length }), table: table(rest) } }),
      ...(drawn.length === 0
        ? {}
        : {
            plot: {
              label: say('lab.screen.picture', { what, again: usual }),
              rows: drawn.map((effect) => {
                const { value, low, high } = decidingOf(effect);
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
  return formatter.answer(
    'lab.screen',
    screening,
    command,
    [...parts.slice(0, -1), { ...last, method, judged: formatter.starJudged(tests) }],
    [],
    [],
    { list: formatter.list(of.map(numberName)) },
    say('lab.screen.asked', {
      alone: screening.gamesAlone ?? 0,
      again: screening.gamesAgain ?? 0,
      runs,
      games: screening.games,
      bots: botList(say, screening.bots),
      seed: screening.seed,
      version: screening.version,
    }),
  );

  /** A line on one rule with what is typed to try it by itself. */
  function typed({ factors: some }: Effect, line: string): string {
    if (some.length > 1) return line;
    const { name, usual, other } = factors.find((each) => each.name === some[0])!;
    const pair = `${name}=${usual},${other}`;
    return say('lab.screen.typed', {
      line,
      typed: /^[\w.,:=-]+$/.test(pair) ? pair : shellQuoted(pair),
    });
  }

  /** The name of a number within a sentence. */
  function numberName(each: string): string {
    return quotedName(formatter, lowerFirst(changeName(formatter, each, sides)));
  }

  /** A change with the number that it was judged by, and what the other rules were there. */
  function judgedBy(effect: Effect, number: (value: number) => string): string {
    const { value, low, high } = decidingOf(effect);
    const share = isShare(effect.of);
    return say('lab.screen.judged.by', {
      name: called(effect),
      by: number(value),
      range: formatter.range({ low, high }, number),
      share: share ? 'yes' : 'no',
      ends: share && effect.alone !== undefined ? 'yes' : 'no',
      ...endsOf(effect),
      again: isUsual(effect) ? 'yes' : 'no',
    });
  }

  /** A share with all rules as usual, and with this one changed. */
  function endsOf({ of: each, alone }: Effect): ReturnType<typeof fromTo> {
    const { mean } = screening.margins.find(({ of: name }) => name === each)!;
    const after = Math.min(1, Math.max(0, mean + (alone?.value ?? 0)));
    return fromTo(say.language, formatter.percent(mean), formatter.percent(after));
  }

  /** What can be forgotten as far as this number goes, apart from what is not known. Factors by name, pairs by their number. */
  function judgedLists(each: string, what: string, own: readonly Effect[]): readonly string[] {
    const { margin, mean, games } = screening.margins.find(({ of: name }) => name === each)!;
    const number = isShare(each) ? formatter.points : formatter.signed;
    const size = isShare(each)
      ? say('lab.screen.margin.share', { n: Math.round(100 * margin) })
      : say('lab.screen.margin', {
          margin: formatter.numbers.mean(margin),
          mean: formatter.numbers.mean(mean),
        });
    const idle = own.filter((effect) => effect.idle);
    const others = own.filter((effect) => !idle.includes(effect));
    const small = others.filter(({ verdict }) => verdict === 'small');
    const same = others.filter(({ verdict }) => verdict === 'same');
    const open = others.filter(({ verdict }) => verdict === 'open');
    return [
      ...listOf(
        'lab.screen.small',
        small.filter((effect) => isForgettable(effect) && effect.perhaps === undefined),
        nameOf,
      ),
      ...listOf(
        'lab.screen.perhaps',
        small.filter((effect) => isForgettable(effect) && effect.perhaps !== undefined),
        perhapsElsewhere,
      ),
      ...listOf(
        'lab.screen.paired',
        small.filter((effect) => effect.also === undefined && pairsOf(effect).length > 0),
        withPartners,
      ),
      ...listOf(
        'lab.screen.also',
        small.filter(({ also }) => also !== undefined),
        elsewhere,
      ),
      ...listOf(
        'lab.screen.same',
        same.filter(({ also }) => also === undefined),
        alsoPaired,
      ),
      ...listOf(
        'lab.screen.same.also',
        same.filter(({ also }) => also !== undefined),
        elsewhere,
      ),
      ...(idle.length === 0
        ? []
        : [
            say('lab.screen.idle', {
              n: screening.gamesAlone!,
              count: idle.length,
              list: idle.map((effect) => typed(effect, alsoPaired(effect))).join('; '),
            }),
          ]),
      ...listOf('lab.screen.open', open, elsewhere),
      ...(games === undefined || open.every(({ factors: some }) => some.length > 1)
        ? []
        : [
            say('lab.screen.enough', {
              margin: size,
              n: games,
              asked: screening.games,
              alone: screening.gamesAlone ?? 0,
            }),
          ]),
    ];

    /** The name of a factor, and whether it matters together with another one. */
    function alsoPaired(effect: Effect): string {
      const name = nameOf(effect);
      return pairsOf(effect).length > 0 ? say('lab.screen.alone', { name }) : name;
    }

    /** The proven pairs that a factor is in, of any number that was looked at. */
    function pairsOf({ factors: [factor, second] }: Effect): readonly Effect[] {
      if (second !== undefined) return [];
      return effects.filter(
        (pair) => pair.factors.length === 2 && pair.factors.includes(factor!) && isProven(pair),
      );
    }

    /** A factor with those that it matters together with, and what for. */
    function withPartners(effect: Effect): string {
      const list = pairsOf(effect).map((pair) => {
        const partner = pair.factors.find((name) => name !== effect.factors[0])!;
        const share = isShare(pair.of);
        return say('lab.screen.paired.with', {
          name: changed(partner),
          what: numberName(pair.of),
          by: (share ? formatter.points : formatter.signed)(decidingOf(pair).value),
          share: share ? 'yes' : 'no',
        });
      });
      return say('lab.screen.paired.line', { name: nameOf(effect), list: formatter.list(list) });
    }

    /** What changed in no match has no number to tell. */
    function nameOf(effect: Effect): string {
      return effect.idle || effect.verdict === 'same' ? called(effect) : judgedBy(effect, number);
    }

    /** Whether it is proven to change nothing else, neither by itself nor in a pair. */
    function isForgettable(effect: Effect): boolean {
      return effect.also === undefined && pairsOf(effect).length === 0;
    }

    /** With what else a factor may change in the same matches. */
    function perhapsElsewhere(effect: Effect): string {
      const { told, more } = toldChanges(effect.perhaps!);
      return say('lab.screen.perhaps.line', {
        name: nameOf(effect),
        list: changeList(formatter, told, sides),
        more,
      });
    }

    /** With what else a factor changes in the same matches. */
    function elsewhere(effect: Effect): string {
      if (effect.also === undefined) return nameOf(effect);
      const { told, more } = toldChanges(effect.also);
      return say('lab.screen.also.line', {
        name: nameOf(effect),
        list: changeList(formatter, told, sides),
        more,
      });
    }

    function listOf(
      key: string,
      some: readonly Effect[],
      line: (effect: Effect) => string,
    ): readonly string[] {
      if (some.length === 0) return [];
      const alone = some.filter(({ factors: few }) => few.length === 1);
      const together = some.length - alone.length;
      return [
        say(key, { margin: size, what, n: screening.gamesAlone ?? 0 }),
        ...alone.map((effect) => `• ${typed(effect, line(effect))}`),
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

  /** Below an effect that could be something else: with what it is confused, and whether it was played by itself. */
  function doubt(effect: Effect, number: (value: number) => string): string {
    const { aliases, alone, value } = effect;
    if (aliases === undefined || alone !== undefined || isProven(effect)) return '';
    const alias = say('lab.screen.alias', { by: number(value), list: named(aliases[0]!) });
    return isUsual(effect) ? `${alias} ${say('lab.screen.gone')}` : alias;
  }
}
