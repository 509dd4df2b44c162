import type { Setting, Tuning } from '../questions/tune.ts';
import { axisRange } from '../charts/interval-chart.ts';
import type { AnswerPart, WrittenAnswer } from './written-answer.ts';
import { farthestSeat } from '../questions/farthest-share.ts';
import { seatWords } from '../text/seat-words.ts';
import { turnUnit } from '../text/say.ts';
import type { AnswerFormatter } from './answer-formatter.ts';

/** So many settings are named in a sentence or a row. Of more only some are, and how many there are. */
const NAMED = 3;

/** A value whose whole range misses the target by more than so many times the tolerance is not called near. */
const FAR = { win: 10, turns: 10, fair: 3 };

export function tuneAnswer(
  formatter: AnswerFormatter,
  tuning: Tuning,
  command: string,
): WrittenAnswer {
  const { say, names } = formatter;
  const { target, finalists, tried } = tuning;
  const [best, ...others] = finalists as readonly [Setting, ...(readonly Setting[])];
  const near = others.filter(({ name }) => tuning.also.includes(name));
  const far = others.filter(({ name }) => !tuning.also.includes(name));
  const fair = target.of === 'fair';
  const of = numberOf(formatter, tuning);
  const [low, high] = possibleRange(tuning, best);
  const kind = target.of === 'win' && tuning.sides > 1 ? 'alone' : fair ? 'even' : target.of;
  const places = best.places === true ? 'yes' : 'no';
  const unit = turnUnit(formatter.game);
  const isFar =
    tuning.met === 'missed' &&
    (low - target.value > FAR[target.of] * target.within ||
      target.value - high > FAR[target.of] * target.within);
  const args = {
    name: called(best),
    value: fair
      ? farthest(best)
      : kind === 'turns'
        ? say('lab.tune.turns.of', { value: of(best.reached.value), unit })
        : of(best.reached.value),
    low: of(low),
    high: of(high),
    target: say(`lab.tune.target.${kind}`, {
      target:
        kind === 'turns' ? formatter.decimal(target.value) : formatter.numbers.told(target.value),
      within: within(target),
      unit,
      places,
    }),
    what: say(`lab.tune.what.${kind}`, { unit, places }),
    n: finalists.length,
  };
  const part = (
    heading: string,
    all: readonly Setting[],
    rows = withoutTwins(tuning, all),
  ): AnswerPart => ({
    heading,
    notes: [],
    table: {
      heads: [
        optionHeading(formatter, tuning),
        say(`lab.tune.${kind}`, { unit }),
        say('lab.range.joint'),
        ...(fair ? [say('lab.tune.even.shares', { places })] : []),
        formatter.sampleUnit(tuning),
      ],
      rows: rows.map((row) => [
        shortName(formatter, tuning, row),
        of(row.reached.value),
        possibleRange(tuning, row).map(of).join(' – '),
        ...(fair ? [row.shares!.map(({ value }) => formatter.percent(value)).join(' / ')] : []),
        formatter.decimal(row.reached.n),
      ]),
    },
    plot: plotOf(
      formatter,
      tuning,
      rows,
      say(fair ? 'lab.tune.even.picture' : 'lab.tune.picture', { ...args, within: within(target) }),
    ),
  });
  return formatter.answer(
    'lab.tune',
    tuning,
    command,
    [
      {
        ...part(say(tuning.stopped === undefined ? 'lab.tune.finalists' : 'lab.tune.nearest'), [
          best,
          ...near,
          ...far,
        ]),
        answer: [
          say(best.tied ? 'lab.tune.even.unknown' : `lab.tune.${isFar ? 'far' : tuning.met}`, args),
          ...formatter.enoughNote(tuning.enough),
          ...edge(),
          ...meaning(),
          best.tied ? '' : also(),
          advice(tuning),
        ]
          .filter((sentence) => sentence !== '')
          .join(' '),
        notes: [...raced(), ...tied(), ...same(), ...cut(), ...formatter.rotationNote(tuning)],
        method: [
          say(tuning.stopped === undefined ? 'lab.tune.fair' : 'lab.tune.stopped'),
          say('lab.tune.joint'),
          ...(fair ? [say('lab.tune.even.how', { places })] : []),
        ],
        judged: target.of === 'turns' ? [say('lab.ranges.judged')] : [],
      },
      // What was tried in a race is shown above, and nothing was played since.
      ...(tuning.stopped === 'race' ? [] : [part(say('lab.tune.tried'), tried)]),
    ],
    [],
    tried,
  );

  /** The name of a setting, together with the settings that play exactly like it. */
  function called({ name }: Setting): string {
    const [first, ...alike] = twinsOf(tuning, name);
    return fewOf(formatter, [quoted(names.choice(first!)), ...alike.map(shortly)]);
  }

  /** Where several options are tried, their values are enough beside a setting that was named in full. */
  function shortly(name: string): string {
    return quoted(valuesOf(formatter, tuning, name));
  }

  function quoted(name: string): string {
    return say('lab.quoted', { name });
  }

  /** Says that no number of matches is sure to tell, where the nearest value lies at an edge of what was asked for. */
  function edge(): readonly string[] {
    const { met, enough, stopped } = tuning;
    if (met !== 'open' || enough !== undefined || stopped !== undefined || best.tied || fair)
      return [];
    const width = target.within * (best.reached.value < target.value ? -1 : 1);
    const value = of(target.value + width);
    const told = kind === 'turns' ? say('lab.tune.turns.of', { value, unit }) : value;
    return [say('lab.tune.edge', { value: told })];
  }

  /** For rivals: says that a win means the first seat winning alone. */
  function meaning(): readonly string[] {
    return kind === 'alone' ? [say('lab.tune.alone.meaning')] : [];
  }

  /** Says of which settings matches were cut off, where the target is a length. */
  function cut(): readonly string[] {
    if (target.of !== 'turns') return [];
    return formatter.cutNotes(
      withoutTwins(tuning, finalists).map((each) => ({
        name: shortName(formatter, tuning, each),
        cut: each.cut,
      })),
    );
  }

  /** Says how many settings were tried before the first round. */
  function raced(): readonly string[] {
    const { raced: race, stopped } = tuning;
    if (race === undefined) return [];
    const key = stopped === 'race' ? 'lab.tune.raced.stopped' : 'lab.tune.raced';
    return [say(key, { ...race, kept: tried.length })];
  }

  /** The seat, or place, that is farthest from an even share, and on which side of it. */
  function farthest(setting: Setting): string {
    const shares = setting.shares!;
    const seat = farthestSeat({ shares });
    const words = seatWords(say, seat, setting.options);
    return say('lab.tune.even.of', {
      ...words,
      places,
      value: of(setting.reached.value),
      more: shares[seat]!.value > 1 / shares.length ? 'yes' : 'no',
    });
  }

  /** Says with which settings all seats shared the first place in every match. */
  function tied(): readonly string[] {
    const all = withoutTwins(tuning, tried).filter((each) => each.tied);
    const list = fewOf(
      formatter,
      all.map((each) => called(each)),
    );
    return all.length === 0 ? [] : [say('lab.tune.even.tied', { list })];
  }

  /** Says which settings play exactly alike. */
  function same(): readonly string[] {
    return tuning.twins.map((group) =>
      say('lab.tune.twins', { list: fewOf(formatter, group.map(shortly)) }),
    );
  }

  /** The tolerance: in percentage points, or in turns. */
  function within({ within: width }: Tuning['target']): string {
    return formatter.decimal(target.of === 'turns' ? width : 100 * width);
  }

  /** Names the other finalists that may be as near to the target as the best, or says how many they are: the table has them next. */
  function also(): string {
    const isAway = isFar ? 'yes' : 'no';
    const rows = withoutTwins(tuning, [best, ...near]).slice(1);
    if (rows.length > NAMED) return say('lab.tune.also.many', { n: rows.length, far: isAway });
    const list = rows
      .map((each) => fewOf(formatter, twinsOf(tuning, each.name).map(shortly)))
      .join('; ');
    return list === '' ? '' : say('lab.tune.also', { list, far: isAway });
  }

  /** Where some settings favour the first seat and others do not, what lies between them may be even. */
  function fairAdvice(): string {
    const first = tried.flatMap(({ shares = [], tied: isTied }) =>
      isTied ? [] : [{ ...shares[0]!, even: 1 / shares.length }],
    );
    const [above, below] = [
      first.some((each) => each.low > each.even),
      first.some((each) => each.high < each.even),
    ];
    const words = { ...seatWords(say, 0, best.options), places };
    if (above && below) return say('lab.tune.even.between', words);
    return tuning.met === 'missed' ? say('lab.tune.even.others') : '';
  }

  /** Advises what to try next, where every setting lies on the same side of the target. */
  function advice({ met }: Tuning): string {
    if (met === 'met') return '';
    if (fair) return fairAdvice();
    const values = tried.map((each) => each.reached);
    if (values.every((each) => each.low > target.value)) return say('lab.tune.allAbove');
    if (values.every((each) => each.high < target.value))
      return say(
        tuning.alike && kind === 'alone' && met === 'missed'
          ? 'lab.tune.handicap'
          : 'lab.tune.allBelow',
      );
    const both =
      values.some((each) => each.low > target.value) &&
      values.some((each) => each.high < target.value);
    return isFar && both ? say('lab.tune.between') : '';
  }
}

/** How the numbers of an answer are written: shares, mean lengths, or percentage points. */
const numberOf = (
  { percent, mean, numbers }: AnswerFormatter,
  { target }: Tuning,
): ((value: number) => string) =>
  target.of === 'fair'
    ? (value) => numbers.unsignedPoints(value)
    : target.of === 'win'
      ? percent
      : mean;

/** The names of all settings that play exactly like this one, its own included. */
const twinsOf = ({ twins }: Tuning, name: string): readonly string[] =>
  twins.find((group) => group.includes(name)) ?? [name];

/** Of settings that play exactly alike only the first. */
const withoutTwins = (tuning: Tuning, settings: readonly Setting[]): readonly Setting[] =>
  settings.filter(({ name }, i) => {
    const group = twinsOf(tuning, name);
    return settings.findIndex((each) => group.includes(each.name)) === i;
  });

/** The interval of a setting, cut off at values that are impossible. */
function possibleRange({ target }: Tuning, { reached }: Setting): readonly [number, number] {
  const { low, high } = reached;
  return [Math.max(0, low), target.of === 'turns' ? high : Math.min(1, high)];
}

function plotOf(
  formatter: AnswerFormatter,
  tuning: Tuning,
  settings: readonly Setting[],
  label: string,
): NonNullable<AnswerPart['plot']> {
  const { target } = tuning;
  const wins = target.of === 'win';
  const of = numberOf(formatter, tuning);
  const line = target.of === 'fair' ? target.within : target.value;
  const rows = settings.map((each) => {
    const [low, high] = possibleRange(tuning, each);
    return {
      name: shortName(formatter, tuning, each),
      ...each.reached,
      low,
      high,
      text: of(each.reached.value),
    };
  });
  const ends = rows.flatMap(({ value, low, high }) => [value, low, high]);
  const [from, upTo] = wins ? [0, 1] : axisRange(ends, line, false);
  return { label, rows, scale: { from, to: upTo, line, tick: of } };
}

/** The heading of the first column: the options that were tried, where their values differ. */
function optionHeading(formatter: AnswerFormatter, tuning: Tuning): string {
  if (tuning.tried.length < 2) return '';
  const pairs = formatter.names.pairs(tuning.tried[0]!.name) ?? [];
  return pairs.map(({ option }) => option).join('; ');
}

/** The name of a row. Settings that play exactly alike share a row. */
function shortName(formatter: AnswerFormatter, tuning: Tuning, { name }: Setting): string {
  const group = twinsOf(tuning, name);
  const alike = tuning.tried.filter((each) => group.includes(each.name));
  return fewOf(
    formatter,
    alike.map((each) => valuesOf(formatter, tuning, each.name)),
  );
}

/** The values of the options that were tried: their names stand in the heading. Of a single setting its whole name. */
function valuesOf({ names }: AnswerFormatter, { tried }: Tuning, name: string): string {
  const pairs = tried.length < 2 ? undefined : names.pairs(name);
  return pairs?.map(({ value }) => value).join('; ') ?? names.choice(name);
}

/** A list of names; of many only the first, and how many more there are. */
const fewOf = (formatter: AnswerFormatter, names: readonly string[]): string =>
  formatter.list(
    names.length <= NAMED + 1
      ? names
      : [...names.slice(0, NAMED), formatter.say('lab.tune.others', { n: names.length - NAMED })],
  );
