import type { Luck } from '../questions/luck.ts';
import type { Sheet } from './sheet.ts';
import type { Writer } from './writer.ts';

/** Ranges wider than this tell nothing. */
const WIDE = 0.4;

export function luckSheet(to: Writer, found: Luck, command: string): Sheet {
  const { say } = to;
  const heading = say('lab.luck.sources');
  const sources = found.sources.map((source) => ({ ...source, name: nameOf(to, source.stream) }));
  const heads = ['lab.luck.alone', 'lab.range', 'lab.luck.together', 'lab.range'].map((key) =>
    say(key),
  );
  const rows = sources.map(({ name, alone, together }) => [
    name,
    to.percent(alone.value),
    to.range(alone),
    to.percent(together.value),
    to.range(together),
  ]);
  const unused = found.unused.map((stream) => nameOf(to, stream));
  const notes = unused.length === 0 ? [] : [say('lab.luck.unused', { list: unused.join('; ') })];
  if (found.constant || sources.length === 0)
    return to.sheet('lab.luck', found, command, [
      {
        heading,
        answer: [
          say('lab.luck.constant', { bots: to.list([...new Set(found.bots)]) }),
          skillOf(to, found),
        ]
          .join(' ')
          .trim(),
        notes,
      },
    ]);
  return to.sheet('lab.luck', found, command, [
    {
      heading,
      answer: [skillOf(to, found), sourceOf(to, sources)].filter((part) => part !== '').join(' '),
      notes: [say('lab.luck.lead'), ...notes],
      table: { heads: ['', ...heads], rows },
      plot: {
        label: say('lab.luck.picture'),
        rows: sources.map(({ name, alone, together }) => ({
          name,
          value: alone.value,
          beyond: Math.max(alone.value, together.value),
          text: say('lab.luck.between', {
            low: to.percent(alone.value),
            high: to.percent(Math.max(alone.value, together.value)),
          }),
        })),
        scale: { from: 0, to: 1, bars: 0, tick: to.percent },
      },
      method: [
        say('lab.luck.reading'),
        say('lab.luck.wholes', {
          bots: to.list([...new Set(found.bots)]),
          among: to.list(found.among),
        }),
      ],
    },
  ]);
}

/** How much the choice of the player settles. */
function skillOf(to: Writer, { among, skill }: Luck): string {
  if (skill === undefined) return '';
  return to.say('lab.luck.skill', {
    share: to.percent(skill.value),
    range: to.range(skill),
    bots: to.list(among),
  });
}

/** Which source matters most, if that can be told. */
function sourceOf(
  to: Writer,
  sources: readonly (Luck['sources'][number] & { readonly name: string })[],
): string {
  const [first, second] = sources.toSorted((a, b) => b.together.value - a.together.value);
  if (first === undefined) return '';
  const { name, together } = first;
  if (together.high - together.low > WIDE) return to.say('lab.luck.few');
  if (second !== undefined && second.together.high > together.low)
    return to.say('lab.luck.several');
  return to.say('lab.luck.most', {
    name,
    share: to.percent(together.value),
    range: to.range(together),
  });
}

function nameOf({ say }: Writer, stream: string): string {
  const key = `stream.${stream}`;
  if (stream === 'bot') return say('lab.luck.bot');
  return say.has(key) ? say(key) : stream;
}
