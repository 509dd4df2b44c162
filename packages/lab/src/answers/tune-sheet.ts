import type { Setting, Tuning } from '../questions/tune.ts';
import { around } from '../charts/interval-chart.ts';
import type { Part, Sheet } from './sheet.ts';
import type { Writer } from './sheet-writer.ts';

export function tuneSheet(to: Writer, found: Tuning, command: string): Sheet {
  const { say, names } = to;
  const { target, finalists, tried } = found;
  const best = finalists[0]!;
  const of = target.of === 'win' ? to.percent : to.of;
  const [low, high] = clamped(found, best);
  const kind = target.of === 'win' && found.sides > 1 ? 'alone' : target.of;
  const told = {
    name: called(best),
    value: of(best.reached.value),
    low: of(low),
    high: of(high),
    target: say('lab.tune.target', { target: of(target.value), within: within(target) }),
    what: say(`lab.tune.what.${kind}`),
    n: finalists.length,
  };
  const part = (heading: string, all: readonly Setting[], rows = once(found, all)): Part => ({
    heading,
    notes: [],
    table: {
      heads: [
        subject(to, found),
        say(`lab.tune.${kind}`),
        say('lab.range.joint'),
        to.counted(found),
      ],
      rows: rows.map((row) => [
        shortName(to, found, row),
        of(row.reached.value),
        clamped(found, row).map(of).join(' – '),
        to.of(row.reached.n),
      ]),
    },
    plot: plotOf(to, found, rows, say('lab.tune.picture', told)),
  });
  return to.sheet('lab.tune', found, command, [
    {
      ...part(say('lab.tune.finalists'), finalists),
      answer: [say(`lab.tune.${found.met}`, told), ...meaning(), also(), advice(found)]
        .filter((sentence) => sentence !== '')
        .join(' '),
      notes: [...same(), ...to.rotated(found)],
      method: [say('lab.tune.fair')],
    },
    part(say('lab.tune.tried'), tried),
  ]);

  /** A setting, with those that play like it. */
  function called({ name }: Setting): string {
    return to.list(twinsOf(found, name).map((each) => names.choice(each)));
  }

  /** Where there are rivals, which win is meant. */
  function meaning(): readonly string[] {
    return kind === 'alone' ? [say('lab.tune.alone.meaning')] : [];
  }

  /** Which settings are one. */
  function same(): readonly string[] {
    return found.twins.map((group) =>
      say('lab.tune.twins', { list: to.list(group.map((name) => names.choice(name))) }),
    );
  }

  /** How near is near enough: percentage points, or turns. */
  function within({ within: near }: Tuning['target']): string {
    return to.of(target.of === 'win' ? 100 * near : near);
  }

  /** Others that cannot be told from the nearest. */
  function also(): string {
    const others = once(found, finalists).filter((each) => found.also.includes(each.name));
    const list = others
      .filter((each) => each !== best)
      .map(called)
      .join('; ');
    return list === '' ? '' : say('lab.tune.also', { list });
  }

  /** What to try next, where everything lies on one side of the target. */
  function advice({ met }: Tuning): string {
    if (met === 'met') return '';
    const values = tried.map((each) => each.reached);
    if (values.every((each) => each.low > target.value)) return say('lab.tune.allAbove');
    if (values.every((each) => each.high < target.value)) return say('lab.tune.allBelow');
    return '';
  }
}

/** The names of all that play like it, with its own. */
const twinsOf = ({ twins }: Tuning, name: string): readonly string[] =>
  twins.find((group) => group.includes(name)) ?? [name];

/** Of those that play alike only the first. */
const once = (found: Tuning, settings: readonly Setting[]): readonly Setting[] =>
  settings.filter(({ name }, i) => {
    const group = twinsOf(found, name);
    return settings.findIndex((each) => group.includes(each.name)) === i;
  });

/** The range of a setting, as far as it is possible. */
function clamped({ target }: Tuning, { reached }: Setting): readonly [number, number] {
  const { low, high } = reached;
  return [Math.max(0, low), target.of === 'win' ? Math.min(1, high) : high];
}

function plotOf(
  to: Writer,
  found: Tuning,
  settings: readonly Setting[],
  label: string,
): NonNullable<Part['plot']> {
  const { target } = found;
  const wins = target.of === 'win';
  const of = wins ? to.percent : to.of;
  const rows = settings.map((each) => {
    const [low, high] = clamped(found, each);
    return {
      name: shortName(to, found, each),
      ...each.reached,
      low,
      high,
      text: of(each.reached.value),
    };
  });
  const ends = rows.flatMap(({ value, low, high }) => [value, low, high]);
  const [from, upTo] = wins ? [0, 1] : around(ends, target.value, false);
  return { label, rows, scale: { from, to: upTo, line: target.value, tick: of } };
}

/** What is tried, where it is a single option. */
function subject(to: Writer, { tried }: Tuning): string {
  const [option = '', ...others] = tried[0]!.name.split(' ').map((pair) => pair.split('=')[0]!);
  return others.length > 0 || tried.length < 2 ? '' : to.names.option(option);
}

/** Where a single option is tried, its value says all; else options and values. With those that play alike. */
function shortName(to: Writer, found: Tuning, { name }: Setting): string {
  const { tried } = found;
  const group = twinsOf(found, name);
  return to.list(tried.filter((each) => group.includes(each.name)).map(one));

  function one({ name: each, options }: Setting): string {
    const [option = '', ...others] = each.split(' ').map((pair) => pair.split('=')[0]!);
    const value = options[option];
    return others.length > 0 || value === undefined || tried.length < 2
      ? to.names.choice(each)
      : to.names.value(option, value);
  }
}
