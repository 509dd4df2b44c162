import { measureName } from '../text/say.ts';
import type { Luck } from '../questions/luck.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { AnswerPart, WrittenAnswer } from './written-answer.ts';
import type { AnswerFormatter } from './answer-formatter.ts';

/** The stream of what the bots draw for themselves. */
const BOT = 'bot';

/** A source whose interval is wider than this is not named. */
const MAX_TELLING_WIDTH = 0.4;

export function luckAnswer(formatter: AnswerFormatter, luck: Luck, command: string): WrittenAnswer {
  const { say } = formatter;
  const heading = say('lab.luck.sources');
  const sources = luck.sources.map((source) => ({
    ...source,
    name: streamName(formatter, source.stream),
  }));
  const heads = ['lab.luck.alone', 'lab.range', 'lab.luck.together', 'lab.range'].map((key) =>
    say(key),
  );
  const rows = sources.map(({ name, alone, together }) => [
    name,
    formatter.percent(alone.value),
    formatter.range(alone),
    formatter.percent(together.value),
    formatter.range(together),
  ]);
  const unused = luck.unused.map((stream) => streamName(formatter, stream));
  const notes = unused.length === 0 ? [] : [say('lab.luck.unused', { list: unused.join('; ') })];
  if (luck.constant || sources.length === 0)
    return formatter.answer('lab.luck', luck, command, [
      {
        heading,
        answer: [
          ...skillSentences(formatter, luck),
          say('lab.luck.constant', { bots: formatter.list([...new Set(luck.bots)]) }),
        ]
          .join(' ')
          .trim(),
        notes,
      },
      ...skillParts(formatter, luck),
    ]);
  return formatter.answer('lab.luck', luck, command, [
    {
      heading,
      answer: [
        ...skillSentences(formatter, luck),
        ...chanceSentences(formatter, luck),
        sourceSentence(formatter, sources),
      ]
        .filter((part) => part !== '')
        .join(' '),
      notes: [...ofSentence(formatter, luck), say('lab.luck.lead'), ...notes],
      table: { heads: ['', ...heads], rows },
      plot: {
        label: say('lab.luck.picture'),
        rows: sources.map(({ name, alone, together }) => ({
          name,
          value: alone.value,
          beyond: Math.max(alone.value, together.value),
          text: rangeText(formatter, alone.value, Math.max(alone.value, together.value)),
        })),
        scale: {
          from: 0,
          to: 1,
          bars: 0,
          tick: formatter.percent,
          key: [say('lab.luck.alone'), say('lab.luck.together')],
        },
      },
      method: [
        say('lab.luck.reading'),
        ...(luck.skill === undefined ? [] : [skillSentence(formatter, luck)]),
        say('lab.luck.wholes', {
          bots: formatter.list([...new Set(luck.bots)]),
          among: formatter.list(luck.among),
        }),
      ],
    },
    ...skillParts(formatter, luck),
  ]);
}

/** Says what counts as the result, where it is not who wins. */
const ofSentence = ({ say }: AnswerFormatter, { of }: Luck): readonly string[] =>
  of === undefined ? [] : [say('lab.luck.of', { measure: measureName(say, of) })];

/** Says how much better play wins. Empty where it was not played. */
function skillSentences(formatter: AnswerFormatter, { play }: Luck): readonly string[] {
  if (play === undefined) return [];
  const { better, than, wins, base, verdict, attained } = play;
  const { say } = formatter;
  const ranged = (of: Estimate): string =>
    `${formatter.percent(of.value)} (${formatter.range(of)})`;
  const team = isTeam(play);
  const args = {
    better,
    than,
    wins: ranged(wins),
    base: team ? ranged(base) : formatter.percent(base.value),
  };
  const part =
    attained === undefined || verdict !== 'more'
      ? []
      : [
          say(`lab.skill.attained.${team ? 'team' : 'rivals'}`, {
            better,
            than,
            part: ranged(attained),
          }),
        ];
  return [say(`lab.skill.${team ? 'team' : 'rivals'}.${verdict}`, args), ...part];
}

/** An even share of rivals is known without error. */
const isTeam = ({ base }: NonNullable<Luck['play']>): boolean => base.low !== base.high;

/** How much is won by who plays better in some decisions. */
function skillParts(formatter: AnswerFormatter, { play }: Luck): readonly AnswerPart[] {
  if (play === undefined) return [];
  const { say } = formatter;
  const { better, than, curve, base, wins } = play;
  const onDial = curve[0]?.percent === undefined;
  const rows = curve.map(({ bot, percent, wins: { value, low, high, n } }) => [
    onDial ? bot : say('lab.skill.step', { percent: percent! }),
    formatter.percent(value),
    formatter.range({ low, high }),
    formatter.decimal(n),
  ]);
  const team = isTeam(play);
  const first = [
    onDial ? than : say('lab.skill.step', { percent: 0 }),
    formatter.percent(base.value),
    team ? formatter.range(base) : '',
    team ? formatter.decimal(base.n) : '',
  ];
  const what = say(team ? 'lab.won' : 'lab.points.share');
  return [
    {
      heading: say('lab.skill.curve'),
      notes: [say(onDial ? 'lab.skill.dial.lead' : 'lab.skill.curve.lead', { better, than })],
      table: {
        heads: [
          onDial ? say('lab.skill.dial') : say('lab.skill.decisions', { better }),
          what,
          say('lab.range'),
          say(team ? 'lab.matches' : 'lab.blocks'),
        ],
        rows: [first, ...rows],
      },
      ...(curve.length < 2
        ? {}
        : {
            curve: {
              label: what,
              axis: onDial ? say('lab.skill.dial') : say('lab.skill.axis', { better }),
              ...(onDial && { ticks: curve.map(({ bot }) => bot) }),
              values: curve.map((step) => step.wins),
            },
          }),
      method: [
        say(team ? 'lab.skill.how.team' : 'lab.skill.how.rivals', { better, than, n: wins.n }),
      ],
    },
  ];
}

/** Says what the game's own chance decides, and what the bots' own draws do. */
function chanceSentences(formatter: AnswerFormatter, { chance }: Luck): readonly string[] {
  if (chance === undefined) return [];
  const { game, bots } = chance;
  const ranged = (of: Estimate): string =>
    `${formatter.percent(of.value)} (${formatter.range(of)})`;
  return [formatter.say('lab.luck.apart', { game: ranged(game.alone), bots: ranged(bots.alone) })];
}

/** Two shares as a range, or one number if they read the same. */
function rangeText(formatter: AnswerFormatter, from: number, upTo: number): string {
  const [low, high] = [formatter.percent(from), formatter.percent(upTo)];
  return low === high ? low : formatter.say('lab.luck.between', { low, high });
}

/** Says how much the choice of the bot settles, and what kind of chance settles the rest. */
function skillSentence(formatter: AnswerFormatter, luck: Luck): string {
  const { among, skill } = luck;
  if (skill === undefined) return '';
  const told = {
    share: formatter.percent(skill.value),
    range: formatter.range(skill),
    bots: formatter.list(among),
  };
  return formatter.say(`lab.luck.skill.${restKind(luck, skill.value)}`, told);
}

/** What settles the rest: chance in the game, chance in the bots alone, or nothing because the bot settles all. */
function restKind({ sources, unused }: Luck, skill: number): 'chance' | 'bots' | 'all' {
  if (skill === 1) return 'all';
  const streams = [...sources.map(({ stream }) => stream), ...unused];
  return streams.some((stream) => stream !== BOT) ? 'chance' : 'bots';
}

type NamedSource = Luck['sources'][number] & { readonly name: string };

/**
 * Names the source that settles most by itself, else the one that settles most together with others. Says so if neither
 * can be told.
 */
function sourceSentence(formatter: AnswerFormatter, sources: readonly NamedSource[]): string {
  const { say } = formatter;
  const [only, ...others] = sources;
  if (only === undefined) return '';
  if (others.length === 0) return onlySourceSentence(formatter, only);
  if (isWide(greatest(sources, 'alone').alone) && isWide(greatest(sources, 'together').together))
    return say('lab.luck.few');
  const [alone, together] = [leader(sources, 'alone'), leader(sources, 'together')];
  if (alone !== undefined) return say('lab.luck.most', sentenceArguments(formatter, alone));
  return together === undefined
    ? say('lab.luck.several')
    : say('lab.luck.most.together', sentenceArguments(formatter, together));
}

function onlySourceSentence(formatter: AnswerFormatter, only: NamedSource): string {
  const key = only.stream === BOT ? 'lab.luck.only.bot' : 'lab.luck.only';
  return formatter.say(key, sentenceArguments(formatter, only));
}

const isWide = ({ low, high }: Estimate): boolean => high - low > MAX_TELLING_WIDTH;

const greatest = (sources: readonly NamedSource[], part: 'alone' | 'together'): NamedSource =>
  sources.toSorted((a, b) => b[part].value - a[part].value)[0]!;

/** The source with the greatest such share, if its interval lies above all others. */
function leader(
  sources: readonly NamedSource[],
  part: 'alone' | 'together',
): NamedSource | undefined {
  const first = greatest(sources, part);
  const others = sources.filter((source) => source !== first);
  const told = !isWide(first[part]) && others.every((each) => each[part].high <= first[part].low);
  return told ? first : undefined;
}

const sentenceArguments = (
  formatter: AnswerFormatter,
  { name, alone, together }: NamedSource,
): Record<string, string> => ({
  name,
  alone: formatter.percent(alone.value),
  range: formatter.range(alone),
  together: formatter.percent(together.value),
  wide: formatter.range(together),
});

function streamName({ say }: AnswerFormatter, stream: string): string {
  const key = `stream.${stream}`;
  if (stream === BOT) return say('lab.luck.bot');
  return say.has(key) ? say(key) : stream;
}
