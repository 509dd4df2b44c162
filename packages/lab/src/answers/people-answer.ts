import { isShare } from '../questions/changes.ts';
import { MOST_BY_PEOPLE } from '../people/enough-people.ts';
import { mayBeStronger } from '../people/fitted-strength.ts';
import { LEAST_MATCHES } from '../people/side-by-side.ts';
import type { People } from '../questions/people.ts';
import { botList, botName, turnUnit } from '../text/say.ts';
import { lowerFirst, upperFirst } from '../text/letter-case.ts';
import type { AnswerFormatter } from './answer-formatter.ts';
import { changeName, quotedName } from './change-list.ts';
import { LEAST_FITTED } from '../people/fitted-pace.ts';
import type {
  AnswerHead,
  AnswerPart,
  AnswerPicture,
  AnswerTable,
  WrittenAnswer,
} from './written-answer.ts';

export function peopleAnswer(
  formatter: AnswerFormatter,
  found: People,
  command: string,
): WrittenAnswer {
  const { say } = formatter;
  const { lines, matches, sides, pace, strength, questions } = found;
  const sure = lines.filter((line) => line.sure);
  const known = lines.filter(({ people, bots }) => Math.min(people.n, bots.n) >= LEAST_MATCHES);
  const tests = lines.filter(({ tested }) => tested).length;
  const valueText = (of: string, value: number): string =>
    isShare(of) ? formatter.percent(value) : formatter.decimal(value);
  const range = (
    of: string,
    { low, high }: { readonly low: number; readonly high: number },
  ): string =>
    Number.isFinite(high - low) ? `${valueText(of, low)} – ${valueText(of, high)}` : '';
  const called = (of: string): string => upperFirst(changeName(formatter, of, sides));
  const list = sure.map(differs);
  const sections: readonly (readonly [head: AnswerHead, told: readonly string[]])[] = [
    [
      { heading: say('lab.people.head.differs') },
      [
        lines.length > 0 && known.length === 0
          ? say('lab.people.few', { least: LEAST_MATCHES })
          : sure.length === 0
            ? say('lab.people.alike', { n: tests })
            : say('lab.people.sure', { list: list.join('; ') }),
      ],
    ],
    [
      { heading: say('lab.people.head.length'), pictures: picturesOf(formatter, found) },
      [
        ...(found.otherUnit
          ? [say('lab.people.otherUnit', { unit: turnUnit(formatter.game) })]
          : []),
        ...lengthSentences(),
        ...paceSentences(formatter, pace),
      ],
    ],
    [
      { heading: say('lab.people.head.strength') },
      [...strengthSentences(formatter, strength), ...likenessSentences(formatter, found)],
    ],
    [
      { heading: say('lab.people.head.questions') },
      questions === undefined
        ? []
        : [
            say('lab.people.questions', {
              mean: formatter.mean(questions.value),
              range: ends(formatter, questions),
            }),
          ],
    ],
    [
      { heading: say('lab.people.head.next') },
      [
        ...beyondSentences(formatter, found),
        ...enoughSentences(),
        ...(found.measures === undefined
          ? []
          : [say('lab.people.measures', measureNames(formatter, found.measures))]),
      ],
    ],
  ];
  const told = sections.filter(([, sentences]) => sentences.length > 0);
  const { fitted } = found;
  const beside: AnswerPart = {
    heading: say('lab.people.beside', { n: matches }),
    answer: told.map(([, sentences]) => sentences.join(' ')).join('\n'),
    heads: told.map(([head]) => head),
    notes: [],
    table: tableOf(lines),
    method: [
      ...(lines.some(({ of }) => of === 'length')
        ? [say('lab.people.unit', { unit: turnUnit(formatter.game) })]
        : []),
      say('lab.people.how', { n: tests, least: LEAST_MATCHES }),
      ...(tests === 0 ? [] : [say('lab.ranges.single')]),
    ],
    judged: [
      say('lab.people.judged', { n: tests }),
      ...(pace === undefined ? [] : [say('lab.people.pace.judged')]),
      ...(pace?.setup === undefined ? [] : [say('lab.people.line.judged')]),
      ...(strength === undefined
        ? []
        : [say(`lab.people.${isOfDial(strength) ? 'scale' : 'strength'}.judged`)]),
    ],
  };
  return formatter.answer('lab.people', found, command, [
    beside,
    ...(fitted === undefined || fitted.lines.length === 0 ? [] : [besideFitted(fitted)]),
  ]);

  /** How long a match is, where that is not among what differs. */
  function lengthSentences(): readonly string[] {
    const line = lines.find(({ of }) => of === 'length');
    if (line === undefined || line.sure || found.otherUnit) return [];
    const { people, bots } = line;
    return [
      say('lab.people.length', {
        people: valueText('length', people.value),
        bots: valueText('length', bots.value),
        unit: turnUnit(formatter.game),
      }),
    ];
  }

  /** With how many matches by people more would be known. */
  function enoughSentences(): readonly string[] {
    const each = (found.enough ?? []).map(({ of, matches: n, bots = 0 }, i) => {
      const what = quotedName(formatter, lowerFirst(called(of)));
      if (n === undefined) return say('lab.people.enough.never', { what, most: MOST_BY_PEOPLE });
      const key = i === 0 && sure.length === 0 ? 'lab.people.enough' : 'lab.people.enough.also';
      // As the command line reads it.
      return say(key, { what, n, bots, games: `${bots}` });
    });
    return each.length === 0 ? [] : [...each, say('lab.people.enough.asSeen')];
  }

  /** The same beside the bot that plays like them. */
  function besideFitted({ bot, wins, lines: own }: NonNullable<People['fitted']>): AnswerPart {
    const differing = own.filter((line) => line.sure);
    // A team's bot was found by its wins alone.
    const by = strength === undefined ? 'all' : 'wins';
    return {
      heading: say('lab.people.fitted', { bot: formatter.bot(bot), by }),
      answer:
        differing.length === 0
          ? say('lab.people.fitted.alike', { bot: formatter.bot(bot), by })
          : say('lab.people.fitted.differs', {
              bot: formatter.bot(bot),
              by,
              list: differing.map(differs).join('; '),
            }),
      notes: [],
      table: tableOf(wins === undefined ? own : [wins, ...own]),
      method: [
        say('lab.people.how', {
          n: own.filter(({ tested }) => tested).length,
          least: LEAST_MATCHES,
        }),
      ],
    };
  }

  function differs({ of, people, bots }: People['lines'][number]): string {
    return say('lab.people.differs', {
      what: called(of),
      people: valueText(of, people.value),
      bots: valueText(of, bots.value),
    });
  }

  function tableOf(some: People['lines']): AnswerTable {
    return {
      heads: [
        '',
        'lab.people.people',
        'lab.range',
        'lab.people.bots',
        'lab.range',
        'lab.people.more',
        'lab.range',
      ].map((key) => (key === '' ? '' : say(key))),
      rows: some.map(({ of, people, bots, difference, sure: star }) => {
        const signed = isShare(of) ? formatter.points : formatter.signed;
        return [
          called(of),
          valueText(of, people.value),
          range(of, people),
          valueText(of, bots.value),
          range(of, bots),
          difference === undefined ? '' : `${signed(difference.value)}${star ? ' *' : ''}`,
          difference === undefined ? '' : formatter.range(difference, signed),
        ];
      }),
    };
  }
}

/** Each match by people: its length beside those of bots, and its minutes with the line that was fitted to them. */
function picturesOf(
  { say, decimal, game }: AnswerFormatter,
  { lengths, pace }: People,
): readonly AnswerPicture[] {
  const unit = turnUnit(game);
  const tick = (value: number): string => decimal(value);
  const dots = (): AnswerPicture => {
    const { people, bots } = lengths!;
    const caption = say('lab.people.dots', { unit, n: people.length });
    const axis = say('lab.length.axis', { unit });
    return { caption, dots: { label: caption, axis, values: people, band: bots, tick } };
  };
  const scatter = (): AnswerPicture => {
    const { points, setup, times } = pace!;
    const caption = say('lab.people.line', { setup: setup === undefined ? 'no' : 'yes' });
    const axes = [say('lab.people.line.assumed'), say('lab.people.line.taken')] as const;
    const line = [setup?.value ?? 0, times.value] as const;
    return { caption, scatter: { label: caption, axes, points, line, tick } };
  };
  return [
    ...(lengths === undefined || lengths.people.length < 2 ? [] : [dots()]),
    ...(pace === undefined || pace.points.length < 2 ? [] : [scatter()]),
  ];
}

/** The range of a mean in brackets; empty where these matches cannot tell it. */
function ends(
  formatter: AnswerFormatter,
  { low, high }: { readonly low: number | null; readonly high: number | null },
): string {
  if (low === null || high === null) return '';
  const told = formatter.range({ low: Math.max(0, low), high }, formatter.mean);
  return ` ${formatter.say('lab.range.aside', { range: told })}`;
}

function paceSentences(formatter: AnswerFormatter, pace: People['pace']): readonly string[] {
  if (pace === undefined) return [];
  const { times, decision, chance, setup, unseen } = pace;
  const tenths = (seconds: number): number => Math.round(10 * seconds) / 10;
  return [
    formatter.say(setup === undefined ? 'lab.people.pace' : 'lab.people.pace.setup', {
      least: LEAST_FITTED,
      unseen: unseen ? 'yes' : 'no',
      setup: formatter.decimal(tenths(Math.max(0, setup?.value ?? 0))),
      setupRange: setup === undefined ? '' : ends(formatter, setup),
      times: formatter.mean(times.value),
      range: ends(formatter, times),
      decision: formatter.decimal(tenths(decision)),
      chance: formatter.decimal(tenths(chance)),
      // As the command line reads it, whatever the decimal sign of the language.
      pace: `${tenths(decision)},${tenths(chance)}`,
    }),
  ];
}

/** How many lengths that may be in another unit are told one by one. */
const BEYOND_SHOWN = 3;

/** Asks about lengths that may be in another unit. */
function beyondSentences(
  { say, decimal, game }: AnswerFormatter,
  { beyond, games }: People,
): readonly string[] {
  if (beyond === undefined) return [];
  const { lengths, low, high } = beyond;
  const shown = lengths.slice(0, BEYOND_SHOWN).map((each) => decimal(each));
  const list = [...shown, ...(lengths.length > shown.length ? ['…'] : [])].join(', ');
  return [
    say('lab.people.beyond', {
      n: lengths.length,
      list,
      games,
      low: decimal(low),
      high: decimal(high),
      unit: turnUnit(game),
    }),
  ];
}

/** Says from which bots people are shown to differ, and from which not. */
function likenessSentences(
  { say }: Pick<AnswerFormatter, 'say'>,
  { likeness = [] }: People,
): readonly string[] {
  const like = likeness.filter(({ differs }) => differs === 0).map(({ bot }) => bot);
  const unlike = likeness.filter(({ differs }) => differs > 0).map(({ bot }) => bot);
  return [
    ...(like.length === 0 ? [] : [say('lab.people.like', { list: botList(say, like) })]),
    ...(unlike.length === 0 ? [] : [say('lab.people.unlike', { list: botList(say, unlike) })]),
  ];
}

/** Whether the bots of the scale are those of the dial, and no mixtures. */
const isOfDial = ({ steps }: NonNullable<People['strength']>): boolean =>
  !steps.some((step) => step.bot.includes('@'));

/** Which bots of the scale win as often as people, which more and which less, and who is asked about next. */
function strengthSentences(
  formatter: AnswerFormatter,
  strength: People['strength'],
): readonly string[] {
  if (strength === undefined) return [];
  const { say, bot, percent: percentText } = formatter;
  const { percent, low, high, stronger, won, steps } = strength;
  const [better, than] = [bot(strength.better), bot(strength.than)];
  // As the command line reads it.
  const next = { name: stronger ?? 'none', strong: bot(stronger ?? ''), better };
  const more = mayBeStronger(strength) ? [say('lab.people.strength.end', next)] : [];
  const isDial = isOfDial(strength);
  if (!isDial && low === null && high === 0) return [say('lab.people.strength.below', { than })];
  if (!isDial && low === 100 && high === null)
    return [say('lab.people.strength.above', { better }), ...more];
  if (!isDial) {
    const known = percent === undefined ? 'no' : 'yes';
    const mixed = { better, than, known, percent: percent ?? 0, low: low ?? 0, high: high ?? 100 };
    return [say('lab.people.strength', mixed), ...more];
  }
  const told = (some: typeof steps): string =>
    new Intl.ListFormat(say.language).format(
      some.map((step) => `${botName(say, step.bot)} (${percentText(step.wins.value)})`),
    );
  const inside = steps.filter(({ fits }) => fits);
  const proven = steps.filter(({ fits }) => !fits);
  const below = proven.filter(({ wins }) => wins.value <= won.value);
  const above = proven.filter(({ wins }) => wins.value > won.value);
  const nearest = (some: typeof steps, sign: 1 | -1): typeof steps =>
    some.toSorted((one, other) => sign * (one.wins.value - other.wins.value)).slice(0, 1);
  return [
    say('lab.people.strength.won', {
      share: percentText(won.value),
      range: formatter.range(won, percentText),
      n: inside.length,
      inside: told(inside),
    }),
    ...(below.length === 0
      ? []
      : [say('lab.people.strength.weaker', { list: told(nearest(below, -1)) })]),
    ...(above.length === 0
      ? []
      : [say('lab.people.strength.stronger', { list: told(nearest(above, 1)) })]),
    ...more,
  ];
}

/** The names of measures as columns have them: those that are not read, and those that a file may have. */
const measureNames = (
  { say }: Pick<AnswerFormatter, 'say'>,
  { unknown, known }: NonNullable<People['measures']>,
): { readonly list: string; readonly known: string } => {
  const list = (names: readonly string[]): string =>
    new Intl.ListFormat(say.language).format(names.map((name) => `measure_${name}`));
  return { list: list(unknown), known: known.length === 0 ? 'none' : list(known) };
};
