import { LIKE_PEOPLE } from '@glade/engine';
import { botList, measureName, nameList } from '../text/say.ts';
import {
  EQUAL_WITHIN,
  leadingSources,
  mostApart,
  tellsLeading,
  type Luck,
} from '../questions/luck.ts';
import { newcombe, type Estimate } from '../statistics/intervals.ts';
import type { AnswerPart, AnswerTable, WrittenAnswer } from './written-answer.ts';
import type { AnswerFormatter } from './answer-formatter.ts';

/** The stream of what the bots draw for themselves. */
const BOT = 'bot';

export function luckAnswer(formatter: AnswerFormatter, luck: Luck, command: string): WrittenAnswer {
  const { say } = formatter;
  const heading = say('lab.luck.sources');
  const sources = luck.sources.map((source) => ({
    ...source,
    name: streamName(formatter, source.stream),
  }));
  const ranked = sources.toSorted((a, b) => b.changes.value - a.changes.value);
  const whose = resultKind(formatter, luck);
  const result = say('lab.luck.result', {
    kind: luck.divided ? 'part' : whose.kind,
    rivals: rivalsOf(luck),
    wins: luck.wins === undefined ? 'no' : 'yes',
  });
  const unrelated = {
    name: say('lab.luck.unrelated'),
    changes: luck.unrelated,
    wins: luck.wins?.unrelated,
  };
  const compared = [...ranked, unrelated];
  // Of bots that draw nothing for themselves there is nothing to tell.
  const notes = luck.unused
    .filter((stream) => stream !== BOT)
    .map((stream) => say('lab.luck.unused', { name: streamName(formatter, stream) }));
  if (luck.constant || sources.length === 0)
    return formatter.answer('lab.luck', luck, command, [
      {
        heading,
        answer: constantAnswer(formatter, luck).join('\n'),
        notes,
      },
      ...skillParts(formatter, luck),
    ]);
  const table: AnswerTable = {
    heads: [
      '',
      say('lab.luck.changes'),
      say('lab.range'),
      ...(luck.wins === undefined ? [] : [say('lab.luck.changes.wins'), say('lab.range')]),
    ],
    rows: compared.map(({ name, changes, wins }) => [
      name,
      ...[changes, ...(wins === undefined ? [] : [wins])].flatMap((each) => [
        formatter.hundredths(each.value),
        hundredthsRange(formatter, each),
      ]),
    ]),
  };
  // Where the sources are alike, a sentence says of all what tables would say of each.
  const alike = areAlike(sources);
  const together = alike || actTogether(sources);
  return formatter.answer('lab.luck', luck, command, [
    {
      heading,
      answer: answerOf(formatter, luck, sources).join('\n'),
      notes: [
        say('lab.luck.lead', { ...whose, table: together ? 'no' : 'yes' }),
        ...(result === '' ? [] : [result]),
        ...(together ? [alikeSentence(formatter, ranked, alike)] : []),
        ...notes,
      ],
      ...(alike
        ? { folded: { summary: say('lab.luck.each'), table } }
        : {
            table,
            folded: {
              // A sentence has said it all.
              ...(together ? {} : { printed: true }),
              summary: say('lab.luck.variance'),
              note: isNearlyAll(ranked)
                ? say('lab.luck.nearlyAll', { share: formatter.percent(NEARLY_ALL) })
                : say('lab.luck.reading'),
              table: varianceTable(formatter, ranked),
            },
          }),
      plot: {
        label: say('lab.luck.picture', whose),
        rows: compared.map(({ name, changes }) => ({
          name,
          ...changes,
          text: formatter.hundredths(changes.value),
        })),
        scale: { from: 0, to: 1, bars: 0, tick: formatter.hundredths },
      },
      method: [
        ...chanceSentences(formatter, luck),
        ...(luck.skill === undefined ? [] : [skillSentence(formatter, luck)]),
        say('lab.luck.wholes', {
          bots: botList(say, luck.bots),
          among: botList(say, luck.among),
        }),
      ],
    },
    ...skillParts(formatter, luck),
  ]);
}

/** The answer where every match had the same result. Bots that were named to be compared come first: that is what was asked. */
function constantAnswer(formatter: AnswerFormatter, luck: Luck): readonly string[] {
  const { say } = formatter;
  const same = paragraph([
    say(luck.tie === true && luck.of === undefined ? 'lab.luck.tie' : 'lab.luck.constant', {
      bots: botList(say, luck.bots),
      kind: resultKind(formatter, luck).kind,
    }),
    luck.instead === undefined
      ? say('lab.luck.others')
      : say('lab.luck.instead', {
          bots: luck.instead.join(','),
          named: botList(say, luck.instead),
        }),
  ]);
  const skill = paragraph(skillSentences(formatter, luck));
  return (comparesUsual(luck) ? [same, skill] : [skill, same]).filter((each) => each !== '');
}

const paragraph = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

/** The answer in lines: luck first where the result is something else than who wins, because skill speaks of winning. */
function answerOf(
  formatter: AnswerFormatter,
  luck: Luck,
  sources: readonly NamedSource[],
): readonly string[] {
  const skill = paragraph(skillSentences(formatter, luck));
  const chance = [
    redrawnSentence(formatter, luck),
    winsSentence(formatter, luck),
    ...unrelatedSentences(formatter, luck),
    sourceSentence(formatter, luck, sources),
  ];
  const all =
    luck.of === undefined
      ? [skill, paragraph(chance)]
      : [paragraph([...ofSentence(formatter, luck), ...chance]), skill];
  return all.filter((part) => part !== '');
}

/** What the result is: that of the only side, that of seat 1, or a number that the game counts. */
function resultKind(
  { say }: AnswerFormatter,
  { of, sides }: Luck,
): { readonly kind: string; readonly measure: string } {
  if (of !== undefined) return { kind: 'measure', measure: measureName(say, of) };
  return { kind: sides === 1 ? 'side' : 'seat', measure: '' };
}

/** Says how often another course of chance brings another result. */
function redrawnSentence(formatter: AnswerFormatter, luck: Luck): string {
  const { redrawn } = luck;
  if (redrawn === undefined) return '';
  return formatter.say('lab.luck.redrawn', {
    ...resultKind(formatter, luck),
    parts: luck.of === undefined && luck.sides > 2 ? 'yes' : 'no',
    n: formatter.hundredths(redrawn.value),
    range: hundredthsRange(formatter, redrawn),
    all: formatter.hundredths(luck.unrelated.value),
    allRange: hundredthsRange(formatter, luck.unrelated),
  });
}

/** Says how often it brings that seat 1 wins at all, or not. Empty where that is no other question. */
function winsSentence(formatter: AnswerFormatter, { wins }: Luck): string {
  if (wins?.redrawn === undefined) return '';
  const { redrawn, unrelated } = wins;
  return formatter.say('lab.luck.redrawn.wins', {
    n: formatter.hundredths(redrawn.value),
    range: hundredthsRange(formatter, redrawn),
    all: formatter.hundredths(unrelated.value),
    allRange: hundredthsRange(formatter, unrelated),
  });
}

/** What follows where other dice change the result about as often as another match: chance decides all that can be decided. */
function unrelatedSentences(
  { say }: AnswerFormatter,
  { redrawn, unrelated }: Luck,
): readonly string[] {
  if (redrawn === undefined) return [];
  const { low, high } = newcombe(unrelated, redrawn);
  if (low > 0) return [];
  return [say('lab.luck.asUnrelated', { known: high <= EQUAL_WITHIN ? 'yes' : 'no' })];
}

const hundredthsRange = (formatter: AnswerFormatter, of: Estimate): string =>
  formatter.range(of, formatter.hundredths);

/** A source with a part in so much of the variance, and more, has one in nearly all of it. */
const NEARLY_ALL = 0.9;

/** Whether each of several sources takes part in nearly all. Then a column that says so of each tells nothing. */
const isNearlyAll = (sources: readonly NamedSource[]): boolean =>
  sources.length > 1 && sources.every(({ together }) => together.low >= NEARLY_ALL);

/** Sources of which none was seen to change the result in more of all matches than another, and none is proven to, look alike. */
const LOOKS_ALIKE = 0.05;

/** Whether all of several sources change the result about equally often, as far as these matches show. */
function areAlike(sources: readonly NamedSource[]): boolean {
  const values = sources.map(({ changes }) => changes.value);
  const tells = tellsLeading(sources);
  return (
    sources.length > 1 &&
    (tells === 'equal' || tells === 'several') &&
    leadingSources(sources).length === sources.length &&
    Math.max(...values) - Math.min(...values) <= LOOKS_ALIKE
  );
}

/** A source that explains no more than this of the variance explains hardly anything by itself. */
const HARDLY_ALONE = 0.05;

/** Whether hardly anything is explained by one source alone, and each of several sources of the game has a part in nearly all. */
function actTogether(sources: readonly NamedSource[]): boolean {
  const ofGame = sources.filter(({ stream }) => stream !== BOT);
  return (
    ofGame.length > 1 &&
    sources.every(({ alone }) => alone.value <= HARDLY_ALONE) &&
    ofGame.every(({ together }) => together.value >= NEARLY_ALL)
  );
}

/**
 * What sources explain of the variance of the result: by themselves at most, and together with others at least. What bots draw for
 * themselves stands apart where it has a smaller part, unless all look `alike`.
 */
function alikeSentence(
  formatter: AnswerFormatter,
  sources: readonly NamedSource[],
  alike: boolean,
): string {
  const least = (some: readonly NamedSource[]): number =>
    Math.min(...some.map(({ together }) => together.value));
  const bots = sources.filter(({ stream }) => stream === BOT);
  const ofGame = sources.filter(({ stream }) => stream !== BOT);
  const apart = !alike && bots.length > 0 && least(bots) < least(ofGame);
  return formatter.say('lab.luck.alike', {
    alone: formatter.percent(Math.max(...sources.map(({ alone }) => alone.value))),
    together: formatter.percent(least(apart ? ofGame : sources)),
    bots: apart ? formatter.percent(least(bots)) : 'none',
  });
}

/** What each source explains of the variance of the result. */
function varianceTable(formatter: AnswerFormatter, sources: readonly NamedSource[]): AnswerTable {
  const all = isNearlyAll(sources);
  const heads = ['lab.luck.alone', 'lab.range', 'lab.luck.together', 'lab.range'];
  return {
    heads: ['', ...heads.slice(0, all ? 2 : 4).map((key) => formatter.say(key))],
    rows: sources.map(({ name, alone, together }) => [
      name,
      formatter.percent(alone.value),
      formatter.range(alone),
      ...(all ? [] : [formatter.percent(together.value), formatter.range(together)]),
    ]),
  };
}

/** Says what counts as the result, where it is not who wins. */
const ofSentence = ({ say }: AnswerFormatter, { of }: Luck): readonly string[] =>
  of === undefined ? [] : [say('lab.luck.of', { measure: measureName(say, of) })];

/** Says how much better play wins. Empty where it was not played. */
function skillSentences(formatter: AnswerFormatter, luck: Luck): readonly string[] {
  const { play } = luck;
  if (play === undefined) return [];
  const { better, than, wins, base, verdict, attained } = play;
  const { say } = formatter;
  const team = isTeam(play);
  const counted = (of: Estimate): string =>
    `${formatter.hundredths(of.value)} (${hundredthsRange(formatter, of)})`;
  const named = { better: formatter.bot(better), than: formatter.bot(than) };
  const args = {
    ...named,
    wins: counted(wins),
    base: team ? counted(base) : formatter.hundredths(base.value),
  };
  const part =
    attained === undefined || verdict !== 'more'
      ? []
      : [
          say(`lab.skill.attained.${team ? 'team' : 'rivals'}`, {
            ...named,
            part: `${formatter.numbers.told(attained.value)} (${formatter.range(attained)})`,
          }),
        ];
  return [
    say(`lab.skill.${team ? 'team' : rivalsOf(luck)}.${verdict}`, args),
    ...formatter.enoughNote(play.enough),
    ...part,
    whomSentence(formatter, luck),
  ];
}

/** Whether the bots that are compared are those that nobody named. */
const comparesUsual = ({ among, bots }: Luck): boolean =>
  among.length === 2 && among[0] === 'random' && among[1] === bots[0];

/** Says that all this is about two bots, and how others are compared. */
function whomSentence(formatter: AnswerFormatter, luck: Luck): string {
  const { play, constant } = luck;
  const { better, than, curve } = play!;
  const usual = comparesUsual(luck);
  // Only beside the bots of the dial there are some that are known to err as people do.
  const onDial = curve.length > 1 && curve[0]!.percent === undefined;
  const nearer = [LIKE_PEOPLE[1]!, better];
  // A mixture errs as often as it is told to, whatever bots a game has.
  const mixed = better.includes('@') ? than : `${better}@50@random`;
  const others = onDial ? nearer : than === 'random' ? [mixed, better] : ['random', better];
  return formatter.say('lab.skill.whom', {
    better: formatter.bot(better),
    than: formatter.bot(than),
    usual: usual ? 'yes' : 'no',
    others: others.join(','),
    named: botList(formatter.say, nearer),
    // Where the result is always the same, other bots are named that show luck: more would name the same result again.
    dial: constant ? 'none' : onDial ? 'yes' : 'no',
  });
}

/** An even share of rivals is known without error. */
const isTeam = ({ base }: NonNullable<Luck['play']>): boolean => base.low !== base.high;

/** Two rivals have one opponent each; more have others. */
const rivalsOf = ({ sides }: Luck): 'two' | 'rivals' => (sides === 2 ? 'two' : 'rivals');

/** How much is won by who plays better in some decisions. */
function skillParts(formatter: AnswerFormatter, luck: Luck): readonly AnswerPart[] {
  const { play } = luck;
  if (play === undefined) return [];
  const { say } = formatter;
  const { curve, base, wins } = play;
  const [better, than] = [formatter.bot(play.better), formatter.bot(play.than)];
  const onDial = curve[0]?.percent === undefined;
  const rows = curve.map(({ bot, percent, wins: { value, low, high, n } }) => [
    onDial ? formatter.bot(bot) : say('lab.skill.step', { percent: percent! }),
    formatter.percent(value),
    formatter.range({ low, high }),
    formatter.decimal(n),
  ]);
  const team = isTeam(play);
  const first = [
    onDial ? than : say('lab.skill.step', { percent: 0 }),
    formatter.percent(base.value),
    team ? formatter.range(base) : '–',
    team ? formatter.decimal(base.n) : '–',
  ];
  const what = say(team ? 'lab.won' : 'lab.points.share');
  const least = Math.min(base.low, wins.low);
  const dips = curve.some((step) => step.percent !== 100 && step.wins.high < least);
  return [
    {
      heading:
        play.verdict === 'more' ? say('lab.skill.curve') : say('lab.skill.curve.of', { better }),
      notes: [
        say(onDial ? 'lab.skill.dial.lead' : 'lab.skill.curve.lead', { better, than }),
        ...(dips && !onDial ? [say('lab.skill.curve.dips')] : []),
        ...(onDial ? flatSentences(formatter, play) : []),
      ],
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
      method: [say(`lab.skill.how.${team ? 'team' : rivalsOf(luck)}`, { better, than, n: wins.n })],
    },
  ];
}

/** Names the steps of a curve that were not seen to win more than the one before. Empty where all were. */
function flatSentences(
  { say, bot, list }: AnswerFormatter,
  { than, base, curve }: NonNullable<Luck['play']>,
): readonly string[] {
  const flat = curve.flatMap((step, i) => {
    const below = curve[i - 1] ?? { bot: than, wins: base };
    if (step.wins.value > below.wins.value) return [];
    return [say('lab.skill.dial.pair', { bot: bot(step.bot), than: bot(below.bot) })];
  });
  return flat.length === 0 ? [] : [say('lab.skill.dial.flat', { list: list(flat) })];
}

/** Says what the game's own chance decides, and what the bots' own draws do. */
function chanceSentences(formatter: AnswerFormatter, { chance }: Luck): readonly string[] {
  if (chance === undefined) return [];
  const { game, bots } = chance;
  const ranged = (of: Estimate): string =>
    `${formatter.percent(of.value)} (${formatter.range(of)})`;
  return [formatter.say('lab.luck.apart', { game: ranged(game.alone), bots: ranged(bots.alone) })];
}

/** Says who tried each bot, how much the choice among them settles, and what kind of chance settles the rest. */
function skillSentence(formatter: AnswerFormatter, luck: Luck): string {
  const { among, bots, skill, sides } = luck;
  if (skill === undefined) return '';
  const { say } = formatter;
  const kind = sides === 1 ? 'side' : 'seat';
  const told = { kind, share: formatter.percent(skill.value), range: formatter.range(skill) };
  const rest = restKind(luck, skill.value);
  return paragraph([
    say(`lab.luck.tries.${kind}`, {
      bots: botList(say, among),
      others: botList(say, bots.slice(1)),
    }),
    say(`lab.luck.skill.${rest}`, told),
    // Of what is won against equals no bot can explain more than a part.
    kind === 'seat' && rest === 'chance' ? say('lab.luck.skill.equals') : '',
  ]);
}

/** What settles the rest: chance in the game, chance in the bots alone, or nothing because the bot settles all. */
function restKind({ sources, unused }: Luck, skill: number): 'chance' | 'bots' | 'all' {
  if (skill === 1) return 'all';
  const streams = [...sources.map(({ stream }) => stream), ...unused];
  return streams.some((stream) => stream !== BOT) ? 'chance' : 'bots';
}

type NamedSource = Luck['sources'][number] & { readonly name: string };

/** Names the source that changes the result most often. Says so if it cannot be told. */
function sourceSentence(
  formatter: AnswerFormatter,
  luck: Luck,
  sources: readonly NamedSource[],
): string {
  const { say } = formatter;
  const [only, ...others] = sources;
  if (only === undefined) return '';
  if (others.length === 0)
    return say(only.stream === BOT ? 'lab.luck.only.bot' : 'lab.luck.only', { name: only.name });
  const tells = tellsLeading(sources);
  if (tells === 'equal') {
    const leading = leadingSources(sources);
    const values = leading.map(({ changes: { value } }) => value);
    return say('lab.luck.equal', {
      list: nameList(
        say,
        leading.map((each) => each.name),
      ),
      ...resultKind(formatter, luck),
      ...fromToHundredths(formatter, values),
      most: formatter.hundredths(mostApart(sources)),
    });
  }
  if (tells !== 'yes')
    return paragraph([
      say(`lab.luck.${tells}`),
      areAlike(sources)
        ? say('lab.luck.near', {
            ...resultKind(formatter, luck),
            ...fromToHundredths(
              formatter,
              sources.map(({ changes: { value } }) => value),
            ),
          })
        : '',
      ...formatter.enoughNote(luck.enough),
    ]);
  const [first] = sources.toSorted((a, b) => b.changes.value - a.changes.value);
  const { name, changes } = first!;
  return say('lab.luck.most', {
    name,
    ...resultKind(formatter, luck),
    n: formatter.hundredths(changes.value),
    range: hundredthsRange(formatter, changes),
  });
}

/** The least and the most of some shares, of 100; `same` where both are one number. */
function fromToHundredths(formatter: AnswerFormatter, values: readonly number[]) {
  const from = formatter.hundredths(Math.min(...values));
  const to = formatter.hundredths(Math.max(...values));
  return { from, to, same: from === to ? 'yes' : 'no' };
}

function streamName({ say }: AnswerFormatter, stream: string): string {
  const key = `stream.${stream}`;
  if (stream === BOT) return say('lab.luck.bot');
  return say.has(key) ? say(key) : stream;
}
