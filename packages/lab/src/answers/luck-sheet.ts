import type { Luck } from '../questions/luck.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { Sheet } from './sheet.ts';
import type { Writer } from './sheet-writer.ts';

/** What the bots draw for themselves. */
const BOT = 'bot';

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
          text: between(to, alone.value, Math.max(alone.value, together.value)),
        })),
        scale: {
          from: 0,
          to: 1,
          bars: 0,
          tick: to.percent,
          key: [say('lab.luck.alone'), say('lab.luck.together')],
        },
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

/** From one share to the other, or what both are. */
function between(to: Writer, from: number, upTo: number): string {
  const [low, high] = [to.percent(from), to.percent(upTo)];
  return low === high ? low : to.say('lab.luck.between', { low, high });
}

/** How much the choice of the player settles, and what kind of chance the rest is. */
function skillOf(to: Writer, found: Luck): string {
  const { among, skill } = found;
  if (skill === undefined) return '';
  const told = { share: to.percent(skill.value), range: to.range(skill), bots: to.list(among) };
  return to.say(`lab.luck.skill.${restOf(found, skill.value)}`, told);
}

/** What the rest is: chance of the game or of the bots, of the bots alone, or there is none. */
function restOf({ sources, unused }: Luck, skill: number): 'chance' | 'bots' | 'all' {
  if (skill === 1) return 'all';
  const streams = [...sources.map(({ stream }) => stream), ...unused];
  return streams.some((stream) => stream !== BOT) ? 'chance' : 'bots';
}

type Named = Luck['sources'][number] & { readonly name: string };

/** Which source settles most: by itself, or else together with others, if that can be told. */
function sourceOf(to: Writer, sources: readonly Named[]): string {
  const { say } = to;
  const [only, ...others] = sources;
  if (only === undefined) return '';
  if (others.length === 0) return onlyOf(to, only);
  if (isWide(greatest(sources, 'alone').alone) && isWide(greatest(sources, 'together').together))
    return say('lab.luck.few');
  const [alone, together] = [leader(sources, 'alone'), leader(sources, 'together')];
  if (alone !== undefined) return say('lab.luck.most', toldOf(to, alone));
  return together === undefined
    ? say('lab.luck.several')
    : say('lab.luck.most.together', toldOf(to, together));
}

function onlyOf(to: Writer, only: Named): string {
  const key = only.stream === BOT ? 'lab.luck.only.bot' : 'lab.luck.only';
  return to.say(key, toldOf(to, only));
}

const isWide = ({ low, high }: Estimate): boolean => high - low > WIDE;

const greatest = (sources: readonly Named[], part: 'alone' | 'together'): Named =>
  sources.toSorted((a, b) => b[part].value - a[part].value)[0]!;

/** The source with the greatest such share, if it is surely the greatest. */
function leader(sources: readonly Named[], part: 'alone' | 'together'): Named | undefined {
  const first = greatest(sources, part);
  const others = sources.filter((source) => source !== first);
  const told = !isWide(first[part]) && others.every((each) => each[part].high <= first[part].low);
  return told ? first : undefined;
}

const toldOf = (to: Writer, { name, alone, together }: Named): Record<string, string> => ({
  name,
  alone: to.percent(alone.value),
  range: to.range(alone),
  together: to.percent(together.value),
  wide: to.range(together),
});

function nameOf({ say }: Writer, stream: string): string {
  const key = `stream.${stream}`;
  if (stream === BOT) return say('lab.luck.bot');
  return say.has(key) ? say(key) : stream;
}
