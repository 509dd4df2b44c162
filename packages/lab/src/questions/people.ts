import { LIKE_PEOPLE, type BotGame } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { fittedPace, type FittedPace } from '../people/fitted-pace.ts';
import { fittedStrength, mayBeStronger, type FittedStrength } from '../people/fitted-strength.ts';
import { enoughPeople, type EnoughPeople } from '../people/enough-people.ts';
import { beyondBots, isInOtherUnit, type Beyond } from '../people/lengths.ts';
import type { PeopleMatch } from '../people/people-match.ts';
import {
  allSideBySide,
  botValuesOf,
  LEAST_MATCHES,
  measuresIn,
  numbersIn,
  sideBySide,
  testsOf,
  valuesOf,
  type SideBySide,
} from '../people/side-by-side.ts';
import { percentilesOf } from '../report/distribution.ts';
import type { Range } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import { ratioOf } from '../statistics/ratio.ts';
import { sidePointsKey } from '../tally/block-sums.ts';
import type { Tally } from '../tally/tally.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';
import { inEverySeat } from './ladder.ts';
import type { StudyResult } from '../play/study.ts';
import { unlessStopped, type Run } from './run.ts';
import { skillOf, steadyBot, type Skill } from './skill.ts';

/**
 * A bot in every seat, and how many numbers of its matches people surely differ in: at 5 % for all other bots together. Of the bot
 * that was asked about it is what the lines say.
 */
interface Likeness {
  readonly bot: string;
  readonly differs: number;
}

/** With about how many matches a difference of this number would be proven. */
type EnoughFor = { readonly of: string } & Partial<EnoughPeople>;

export interface People extends AnswerHeader {
  /** Matches by people. */
  readonly matches: number;
  /** The number of sides: 1 where all are one team. */
  readonly sides: number;
  readonly lines: readonly SideBySide[];
  /** Lengths by people that may be in another unit, or a slip of the pen, and the least and the most of matches by bots. */
  readonly beyond?: Beyond;
  /** Set where all lengths by people fit the other unit better: rounds where turns are counted, or turns where rounds are. */
  readonly otherUnit?: true;
  /**
   * Of each main number that is not proven to differ, wins and length: with about how many matches 4 of 5 studies would prove it, if
   * people and bots play on as they did; without `matches` where nobody would play so many. The clearest first, where nothing is proven:
   * that may be another number.
   */
  readonly enough?: readonly EnoughFor[];
  /** What a file has measures of that the game does not count once a match, and those that it counts. */
  readonly measures?: { readonly unknown: readonly string[]; readonly known: readonly string[] };
  readonly pace?: FittedPace;
  /** The length of each match by people, and between which lengths 9 of 10 matches by bots are. Absent where it is not known in one unit. */
  readonly lengths?: { readonly people: readonly number[]; readonly bots: Range };
  /** The same beside the bot that was found to play like them, where it is another one. */
  readonly fitted?: {
    readonly bot: string;
    /** Of a team its wins, by which the bot was found: they are not tested. */
    readonly wins?: SideBySide;
    readonly lines: readonly SideBySide[];
  };
  /** Only of one team or a single player, where it is known who won. */
  readonly strength?: FittedStrength;
  /** Of rivals, where enough matches are known and the game has a dial: its bots, and the one that was asked about. */
  readonly likeness?: readonly Likeness[];
  /** Questions about the rules in a match. The ends are null with one match. */
  readonly questions?: ReturnType<typeof ratioOf>;
}

/** Sets matches by people beside as many by bots as the experiment has, and fits pace and strength to them. */
export async function people(
  game: BotGame,
  experiment: Experiment,
  matches: readonly PeopleMatch[],
  run: Run,
): Promise<People> {
  const { kind, seats } = game.rules(experiment.options);
  const result = await run([{ ...experiment, grouped: true }]);
  const tally = result.tallies[0]!;
  const known = numbersIn(matches, tally);
  // Numbers in another unit are not compared.
  const inOtherUnit = isInOtherUnit(matches, tally, seats);
  const comparable = known.filter((of) => !(inOtherUnit && of === 'length'));
  const [better] = experiment.bots;
  const won = matches.filter(({ winners }) => winners !== undefined);
  const scale = scaleOf(game, experiment);
  const level = bonferroni(Math.max(1, testsOf(comparable, matches, tally)));
  const ofScale: PlayedBot[] = [];
  const skill =
    scale === undefined || won.length === 0
      ? undefined
      : await unlessStopped(skillOf(game, { ...experiment, grouped: true }, scale, keeping));
  const peopleWon = won.filter(({ winners }) => winners!.length > 0).length;
  const fittedTo =
    skill === undefined ? undefined : fittedStrength(skill, peopleWon, won.length, level);
  const strength = fittedTo && { ...fittedTo, ...strongerToAsk(game, experiment, fittedTo) };
  const alike =
    kind === 'competitive' && comparable.length > 0 && matches.length >= LEAST_MATCHES
      ? await unlessStopped(
          likenessOf(game, experiment, { matches, names: comparable, tally }, run),
        )
      : undefined;
  const fitted =
    strength === undefined
      ? mostAlike(alike ?? [], matches, comparable)
      : await unlessStopped(playedByFitted(experiment, seats, strength, ofScale, run));
  const other = fitted?.bot === better ? undefined : fitted;
  const others = alike?.find(({ bot }) => bot === other?.bot)?.others;
  const otherUnit =
    inOtherUnit && (other === undefined || isInOtherUnit(matches, other.tally, seats));
  const names = otherUnit ? comparable : known;
  const lines = allSideBySide(names, matches, tally);
  const pace = otherUnit
    ? undefined
    : fittedPace(game, experiment, matches, [other?.tally ?? tally, ...likely()]);
  const likeness = alike?.map(({ bot, differs }) => ({
    bot,
    differs: bot === better ? lines.filter(({ sure }) => sure).length : differs,
  }));
  const asked = matches.flatMap(({ questions }) => (questions === undefined ? [] : [questions]));
  return {
    ...answerHeader(game, experimentAsPlayed(experiment, result)),
    matches: matches.length,
    sides: tally.points.length,
    lines,
    ...enoughOf(lines, matches, tally),
    ...unknownMeasures(matches, tally),
    ...(otherUnit
      ? { otherUnit: true as const }
      : beyondBots(matches, other === undefined ? [tally] : [tally, other.tally], seats)),
    ...lengthsOf(names, matches, tally),
    ...(other === undefined ? {} : { fitted: besideFitted(other, matches, names, others) }),
    ...(pace === undefined ? {} : { pace }),
    ...(likeness === undefined || likeness.length < 2 ? {} : { likeness }),
    ...(strength === undefined ? {} : { strength }),
    ...(asked.length === 0
      ? {}
      : {
          questions: ratioOf(
            asked.map((numerator) => ({ numerator, denominator: 1 })),
            asked.length,
          ),
        }),
  };

  /** Keeps the matches of the scale. */
  async function keeping(arms: readonly Experiment[]): Promise<StudyResult> {
    const found = await run(arms);
    arms.forEach(({ bots }, i) => ofScale.push({ bot: bots[0]!, tally: found.tallies[i]! }));
    return found;
  }

  /** Matches by the bots from which people are not proven to differ; by all, if they differ from each. */
  function likely(): readonly Tally[] {
    const fits = new Set(strength?.steps.filter((step) => step.fits).map(({ bot }) => bot));
    const all = strength === undefined ? (alike ?? []) : ofScale;
    const like =
      strength === undefined
        ? (alike ?? []).filter(({ differs }) => differs === 0)
        : ofScale.filter(({ bot }) => fits.has(bot));
    return (like.length === 0 ? all : like).map((each) => each.tally);
  }
}

/**
 * Between which bots the strength of a team is read off. All of the dial are on one scale, so beside any of them people are as strong.
 * Undefined where there is no scale.
 */
function scaleOf(
  game: BotGame,
  { bots, options }: Experiment,
): Pick<Skill, 'better' | 'than'> | undefined {
  const rules = game.rules(options);
  const [bot] = bots;
  if (rules.kind === 'competitive' || bot === 'random' || bot!.includes('@')) return undefined;
  const isOfDial = game.dial?.(rules) !== undefined && LIKE_PEOPLE.some((each) => each === bot);
  const better = isOfDial ? steadyBot(game, rules) : bot;
  return better === undefined ? undefined : { better, than: 'random' };
}

/** Where people may be stronger than the scale is long: which bot to ask about then. */
function strongerToAsk(
  game: BotGame,
  { options }: Experiment,
  strength: FittedStrength,
): Pick<FittedStrength, 'stronger'> {
  if (!mayBeStronger(strength)) return {};
  const { better } = strength;
  const rules = game.rules(options);
  const steady = steadyBot(game, rules);
  if (better !== steady)
    return steady === undefined || STRONG.has(better) ? {} : { stronger: steady };
  const { strong } = game.levels ?? {};
  // A game with a dial has a strong bot, which may be the steady one.
  return game.dial?.(rules) === undefined || strong === steady ? {} : { stronger: 'strong' };
}

/** The lengths of matches by people beside those by bots, where they are compared. */
function lengthsOf(
  names: readonly string[],
  matches: readonly PeopleMatch[],
  { length }: Tally,
): Pick<People, 'lengths'> {
  if (!names.includes('length') || length.size === 0) return {};
  const { p5, p95 } = percentilesOf(length, momentsOf(length).n);
  const own = matches.flatMap(({ turns }) => (turns === undefined ? [] : [turns]));
  return { lengths: { people: own, bots: { low: p5, high: p95 } } };
}

const STRONG: ReadonlySet<string> = new Set(['strong', 'like:5']);

/** The numbers that are asked for first: who wins, and how long it takes. */
const MAIN = [/^points\./, /^length$/];

/** Of each main number that is not proven to differ, with how many matches it would be; before it the clearest, where nothing is. */
function enoughOf(
  lines: readonly SideBySide[],
  matches: readonly PeopleMatch[],
  tally: Tally,
): Pick<People, 'enough'> {
  const tested = lines.filter((line) => line.tested);
  const open = MAIN.map((main) => tested.filter(({ of }) => main.test(of))).filter((of) =>
    of.every(({ sure }) => !sure),
  );
  const nothing = tested.every(({ sure }) => !sure) ? [tested] : [];
  const names = [...nothing, ...open].flatMap((some) => clearest(some) ?? []);
  const level = bonferroni(Math.max(1, tested.length));
  const enough = [...new Set(names)].map((of) => {
    const own = valuesOf(of, matches, tally.points.length);
    return { of, ...enoughPeople(of, own, botValuesOf(of, tally), level) };
  });
  return enough.length === 0 ? {} : { enough };
}

/** The number whose difference is largest beside its range. */
function clearest(lines: readonly SideBySide[]): string | undefined {
  const known = lines.flatMap(({ of, difference }) => {
    if (difference === undefined || difference.value === 0) return [];
    const { value, low, high } = difference;
    return [{ of, clarity: Math.abs(value) / (value > 0 ? value - low : high - value) }];
  });
  return known.toSorted((a, b) => b.clarity - a.clarity)[0]?.of;
}

/** The measures of a file that the game does not count once a match. */
function unknownMeasures(matches: readonly PeopleMatch[], tally: Tally): Pick<People, 'measures'> {
  const known = measuresIn(tally);
  const named = new Set(matches.flatMap(({ measures }) => Object.keys(measures)));
  const unknown = [...named].filter((name) => !known.includes(name));
  return unknown.length === 0 ? {} : { measures: { unknown, known } };
}

/** Sets the same matches beside those of the dial's bots, which err as people do. */
async function likenessOf(
  game: BotGame,
  experiment: Experiment,
  {
    matches,
    names,
    tally,
  }: {
    readonly matches: readonly PeopleMatch[];
    readonly names: readonly string[];
    readonly tally: Tally;
  },
  run: Run,
): Promise<readonly PlayedLikeness[]> {
  const rules = game.rules(experiment.options);
  const { bots } = experiment;
  const others = LIKE_PEOPLE.filter((bot) => !bots.includes(bot));
  if (game.dial?.(rules) === undefined || new Set(bots).size > 1) return [];
  const { tallies } = await run(
    others.map((bot) => inEverySeat({ ...experiment, grouped: true }, rules.seats, bot)),
  );
  const all = [...others.map((bot, i) => [bot, tallies[i]!] as const), [bots[0]!, tally] as const];
  const asked = all.map(([, played]) => testsOf(names, matches, played));
  const ofOthers = asked.slice(0, -1).reduce((sum, each) => sum + each, 0);
  return all.map(([bot, played], i) => {
    const more = played === tally ? 0 : ofOthers - asked[i]!;
    const lines = allSideBySide(names, matches, played, more);
    return { bot, tally: played, others: more, differs: lines.filter(({ sure }) => sure).length };
  });
}

/** A bot and the matches that it played in every seat. */
interface PlayedBot {
  readonly bot: string;
  readonly tally: Tally;
}

/** How people differ from a bot, tested together with so many numbers of others. */
interface PlayedLikeness extends Likeness, PlayedBot {
  readonly others: number;
}

/** Of the bots that people are not shown to differ from, the one from which their numbers are least far away. */
function mostAlike(
  all: readonly PlayedLikeness[],
  matches: readonly PeopleMatch[],
  names: readonly string[],
): PlayedBot | undefined {
  const away = ({ tally }: PlayedBot): number =>
    names.reduce((sum, of) => {
      const { difference } = sideBySide(of, matches, tally, 0.95);
      if (difference === undefined || difference.high === difference.low) return sum;
      return sum + (difference.value / (difference.high - difference.low)) ** 2;
    }, 0);
  return all
    .filter(({ differs }) => differs === 0)
    .reduce<PlayedBot | undefined>(
      (best, each) => (best === undefined || away(each) < away(best) ? each : best),
      undefined,
    );
}

/** Matches by a team of the bot that wins as often as people, if there is one. */
async function playedByFitted(
  experiment: Experiment,
  seats: number,
  { dial, percent, better, than }: FittedStrength,
  played: readonly PlayedBot[],
  run: Run,
): Promise<PlayedBot | undefined> {
  const mixed =
    percent === undefined || percent === 100
      ? undefined
      : percent === 0
        ? than
        : `${better}@${percent}@${than}`;
  const bot = dial?.nearest ?? mixed;
  if (bot === undefined || bot === experiment.bots[0]) return undefined;
  const found = played.find((each) => each.bot === bot);
  if (found !== undefined) return found;
  const { tallies } = await run([inEverySeat({ ...experiment, grouped: true }, seats, bot)]);
  return { bot, tally: tallies[0]! };
}

/**
 * The numbers beside those of the bot that plays like people, tested as where it was found; of a team the wins, by which it was found, by
 * themselves.
 */
function besideFitted(
  { bot, tally }: PlayedBot,
  matches: readonly PeopleMatch[],
  names: readonly string[],
  others = 0,
): NonNullable<People['fitted']> {
  const wins = sidePointsKey(0);
  if (tally.points.length > 1 || !names.includes(wins))
    return { bot, lines: allSideBySide(names, matches, tally, others) };
  const rest = names.filter((of) => of !== wins);
  const found = sideBySide(wins, matches, tally, 0.95);
  return {
    bot,
    wins: { ...found, tested: false, sure: false },
    lines: allSideBySide(rest, matches, tally, others),
  };
}
