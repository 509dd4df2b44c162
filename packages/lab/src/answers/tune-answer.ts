import type { Setting, Tuning } from '../questions/tune.ts';
import { axisRange } from '../charts/interval-chart.ts';
import type { AnswerPart, WrittenAnswer } from './written-answer.ts';
import { turnUnit } from '../text/say.ts';
import type { AnswerFormatter } from './answer-formatter.ts';

export function tuneAnswer(
  formatter: AnswerFormatter,
  tuning: Tuning,
  command: string,
): WrittenAnswer {
  const { say, names } = formatter;
  const { target, finalists, tried } = tuning;
  const best = finalists[0]!;
  const of = target.of === 'win' ? formatter.percent : formatter.mean;
  const [low, high] = possibleRange(tuning, best);
  const kind = target.of === 'win' && tuning.sides > 1 ? 'alone' : target.of;
  const unit = turnUnit(formatter.game);
  const args = {
    name: called(best),
    value:
      kind === 'turns'
        ? say('lab.tune.turns.of', { value: of(best.reached.value), unit })
        : of(best.reached.value),
    low: of(low),
    high: of(high),
    target: say(`lab.tune.target.${kind}`, {
      target:
        kind === 'turns' ? formatter.decimal(target.value) : formatter.numbers.told(target.value),
      within: within(target),
      unit,
    }),
    what: say(`lab.tune.what.${kind}`, { unit }),
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
        formatter.sampleUnit(tuning),
      ],
      rows: rows.map((row) => [
        shortName(formatter, tuning, row),
        of(row.reached.value),
        possibleRange(tuning, row).map(of).join(' – '),
        formatter.decimal(row.reached.n),
      ]),
    },
    plot: plotOf(formatter, tuning, rows, say('lab.tune.picture', args)),
  });
  return formatter.answer('lab.tune', tuning, command, [
    {
      ...part(say('lab.tune.finalists'), finalists),
      answer: [say(`lab.tune.${tuning.met}`, args), ...meaning(), also(), advice(tuning)]
        .filter((sentence) => sentence !== '')
        .join(' '),
      notes: [...raced(), ...same(), ...cut(), ...formatter.rotationNote(tuning)],
      method: [say('lab.tune.fair')],
    },
    part(say('lab.tune.tried'), tried),
  ]);

  /** The name of a setting, together with the settings that play exactly like it. */
  function called({ name }: Setting): string {
    return formatter.list(twinsOf(tuning, name).map(quoted));
  }

  function quoted(name: string): string {
    return say('lab.quoted', { name: names.choice(name) });
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
    return tuning.raced === undefined
      ? []
      : [say('lab.tune.raced', { ...tuning.raced, kept: tried.length })];
  }

  /** Says which settings play exactly alike. */
  function same(): readonly string[] {
    return tuning.twins.map((group) =>
      say('lab.tune.twins', { list: formatter.list(group.map(quoted)) }),
    );
  }

  /** The tolerance: in percentage points, or in turns. */
  function within({ within: near }: Tuning['target']): string {
    return formatter.decimal(target.of === 'win' ? 100 * near : near);
  }

  /** Names the other finalists that may be as near to the target as the best. */
  function also(): string {
    const others = withoutTwins(tuning, finalists).filter((each) =>
      tuning.also.includes(each.name),
    );
    const list = others
      .filter((each) => each !== best)
      .map(called)
      .join('; ');
    return list === '' ? '' : say('lab.tune.also', { list });
  }

  /** Advises what to try next, where every setting lies on the same side of the target. */
  function advice({ met }: Tuning): string {
    if (met === 'met') return '';
    const values = tried.map((each) => each.reached);
    if (values.every((each) => each.low > target.value)) return say('lab.tune.allAbove');
    if (values.every((each) => each.high < target.value)) return say('lab.tune.allBelow');
    return '';
  }
}

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
  return [Math.max(0, low), target.of === 'win' ? Math.min(1, high) : high];
}

function plotOf(
  formatter: AnswerFormatter,
  tuning: Tuning,
  settings: readonly Setting[],
  label: string,
): NonNullable<AnswerPart['plot']> {
  const { target } = tuning;
  const wins = target.of === 'win';
  const of = wins ? formatter.percent : formatter.mean;
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
  const [from, upTo] = wins ? [0, 1] : axisRange(ends, target.value, false);
  return { label, rows, scale: { from, to: upTo, line: target.value, tick: of } };
}

/** The heading of the first column: the option's name, where a single option is tried. */
function optionHeading(formatter: AnswerFormatter, { tried }: Tuning): string {
  const [option = '', ...others] = tried[0]!.name.split(' ').map((pair) => pair.split('=')[0]!);
  return others.length > 0 || tried.length < 2 ? '' : formatter.names.option(option);
}

/**
 * The name of a row. Where a single option is tried, its value is enough. Settings that play exactly alike share a row.
 */
function shortName(formatter: AnswerFormatter, tuning: Tuning, { name }: Setting): string {
  const { tried } = tuning;
  const group = twinsOf(tuning, name);
  return formatter.list(tried.filter((each) => group.includes(each.name)).map(one));

  function one({ name: each, options }: Setting): string {
    const [option = '', ...others] = each.split(' ').map((pair) => pair.split('=')[0]!);
    const value = options[option];
    return others.length > 0 || value === undefined || tried.length < 2
      ? formatter.names.choice(each)
      : formatter.names.value(option, value);
  }
}
