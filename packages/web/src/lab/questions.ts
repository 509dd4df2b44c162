import {
  applies,
  numberKey,
  parseOptions,
  spell,
  type Game,
  type OptionValues,
  type Rules,
  type RuleNumber,
  type RuleNumbers,
} from '@glade/engine';
import {
  commandLine,
  keyOfRule,
  OF_SEAT,
  shellQuoted,
  withValues,
  type Choice,
  type Experiment,
} from '@glade/lab/core';
import type { Counted, Question } from './worker-messages.ts';

/** What can be asked on the page. */
export const ASKED = [
  'report',
  'compare',
  'bots',
  'rulings',
  'screen',
  'tune',
  'luck',
  'ladder',
  'stronger',
  'people',
] as const;
export type Asked = (typeof ASKED)[number];

/** Whether seats can be swapped on request. Ladder and test of strength do so by themselves. */
export const seatsSwap = (asked: Asked): boolean =>
  asked === 'report' || asked === 'compare' || asked === 'bots' || asked === 'rulings';

/** Whether the matches of a question can be saved one by one: those of commands that write them, too. */
export const hasRows = ({ kind }: Question): boolean => kind === 'compare' || kind === 'rulings';

/** The two gains between which it is tested whether a bot is stronger: what the command line takes, too. */
export const CLAIM = { low: 0, high: 0.05 } as const;

/** The weaker bot whose luck and skill the chosen bot is measured against. */
const WEAKEST = 'random';

/**
 * The options whose values can be compared beside the chosen ones: those that have an effect and leave the number of seats
 * as it is. The first choice is what is chosen now.
 */
export function comparableOptions(
  game: Game,
  options: OptionValues,
): ReadonlyMap<string, readonly Choice[]> {
  const { seats } = game.rules(options);
  const all = Object.entries(game.options.options).flatMap(([name, option]) => {
    if (!applies(option, options)) return [];
    const now = options[name]!;
    const others = option.values.filter((value) => value !== now);
    const choices = [now, ...others].flatMap((value): Choice[] => {
      const parsed = parseOptions(game.options, { ...options, [name]: value });
      if (!parsed.ok || game.rules(parsed.value).seats !== seats) return [];
      return [{ name: `${name}=${spell(value)}`, options: parsed.value }];
    });
    return choices.length < 2 ? [] : [[name, choices] as const];
  });
  return new Map(all);
}

/**
 * The numbers of the rules that can be compared beside the present one: the next below and above, the least and the most.
 * The first choice is the present one.
 */
export function comparableNumbers(
  numbers: RuleNumbers,
  options: OptionValues,
): ReadonlyMap<string, readonly Choice[]> {
  const all = Object.entries(numbers).flatMap(([name, number]) => {
    const { least, most, value, when = {} } = number;
    const plays = Object.entries(when).every(([key, values]) => values.includes(options[key]!));
    const now = options[numberKey(name, number)] ?? value;
    if (!plays || typeof now !== 'number') return [];
    const others = [now - 1, now + 1, least, most].filter((each) => each >= least && each <= most);
    const values = [...new Set([now, ...others])];
    if (values.length < 2) return [];
    return [[name, values.map((each) => numberChoice(name, number, options, each))] as const];
  });
  return new Map(all);
}

const numberChoice = (
  name: string,
  number: RuleNumber,
  options: OptionValues,
  value: number,
): Choice => ({
  name: `${name}=${value}`,
  options: { ...options, [numberKey(name, number)]: value },
});

/** What is screened: how long a match is, and who wins; as on the command line where nothing is named. */
export const askedOf = ({ kind }: Pick<Rules, 'kind'>): readonly string[] =>
  kind === 'competitive' ? ['length', 'shared'] : ['points.0', 'length'];

/** The options that can be compared, and the numbers of the rules of this game. */
interface Tunable {
  readonly game: Game;
  readonly compared: ReadonlyMap<string, readonly Choice[]>;
  readonly numbers: RuleNumbers;
  readonly options: OptionValues;
}

/** Every value of an option or of a number of the rules that can be tried, in order. */
function valuesToTune({ compared, numbers, options }: Tunable, name: string): readonly Choice[] {
  const number = numbers[name];
  if (number === undefined) return compared.get(name) ?? [];
  return Array.from({ length: number.most - number.least + 1 }, (_, i) =>
    numberChoice(name, number, options, number.least + i),
  );
}

/** So many settings of two rules together are few enough for a page. */
const MOST_TOGETHER = 60;

/**
 * Every value of one rule with every value of another. Undefined if some do not go together, or there are too many. Builds no
 * rules: that takes too long for each other rule on a page.
 */
function valuesTogether(of: Tunable, names: readonly string[]): readonly Choice[] | undefined {
  const [one = [], other = []] = names.map((name) => valuesToTune(of, name));
  if (one.length * other.length > MOST_TOGETHER) return undefined;
  const choices: Choice[] = [];
  for (const a of one)
    for (const b of other) {
      const pairs = [a.name, b.name].map(
        (pair, i) => [names[i]!, pair.slice(names[i]!.length + 1)] as const,
      );
      const values = withValues(of.game, of.options, pairs);
      if (values === undefined) return undefined;
      choices.push({ name: `${a.name} ${b.name}`, options: values });
    }
  return choices;
}

/** The rules whose values can be tried together with those of this one. */
export function secondRules(of: Tunable, name: string): readonly string[] {
  const keyOf = (rule: string): string => keyOfRule(of.numbers, rule);
  return [...of.compared.keys()].filter(
    (each) => keyOf(each) !== keyOf(name) && valuesTogether(of, [name, each]) !== undefined,
  );
}

/** What can be tried of one rule, or of two together, with the arguments that name it. */
export function choicesToTune(
  of: Tunable,
  names: readonly string[],
): { readonly choices: readonly Choice[]; readonly tried: readonly string[] } {
  const tried = names.map((name) => {
    const values = valuesToTune(of, name).map((choice) => choice.name.slice(name.length + 1));
    return `${name}=${values.join(',')}`;
  });
  const choices = names.length > 1 ? valuesTogether(of, names) : valuesToTune(of, names[0]!);
  return { choices: choices ?? [], tried };
}

/** The bots that play the same matches twice: those that are seated, and this one in every seat. */
export const botChoices = (
  bots: readonly string[],
  other: string,
  options: OptionValues,
): readonly Choice[] => [
  { name: new Set(bots).size === 1 ? bots[0]! : bots.join(','), options },
  { name: other, options, bots: bots.map(() => other) },
];

/** The bot that plays instead: the chosen one, or if it is seated everywhere already another. */
export function otherBot(
  { bots, other }: { readonly bots: readonly string[]; readonly other: string },
  names: readonly string[],
): string {
  const free = names.filter((name) => bots.some((bot) => bot !== name));
  return free.includes(other) ? other : (free.find((name) => name === ERRING) ?? free[0] ?? other);
}

/** A bot that errs as people do, from the middle of the dial. */
export const ERRING = 'like:2';

/** The two bots that are compared until others are chosen: chance, and the first that the game has. */
export function amongFor(names: readonly string[]): readonly string[] {
  const better = names.find((name) => name !== WEAKEST);
  return [WEAKEST, ...(better === undefined ? [] : [better])];
}

/** What can be asked about in advance with these bots. Where no rule can favour a seat, that is no question. */
export function askableNumbers(
  { names, alike }: Counted,
  { bots, swapped }: { readonly bots: readonly string[]; readonly swapped: boolean },
): readonly string[] {
  const same = alike && (swapped || new Set(bots).size === 1);
  return names.filter((of) => !(same ? OF_SEAT : /^order\./).test(of));
}

/** Whether the rules of all these choices have seats of which each should win as often. */
export const haveEvenSeats = (game: Game, choices: readonly Choice[]): boolean =>
  choices.every(({ options }) => {
    const { kind, stakes } = game.rules(options);
    return kind === 'competitive' && stakes === undefined;
  });

/** How many studies a question plays, one after another. */
export function runsOf(question: Question | undefined): number {
  if (question?.kind === 'luck') return 3;
  if (question?.kind === 'tune') return 1.25;
  // What stands out is played again by itself, and so is what looks small.
  if (question?.kind === 'screen') return 2;
  // People beside bots, then how strong they are.
  if (question?.kind === 'people') return 2;
  return question?.kind === 'ladder' ? question.rungs.length - 1 : 1;
}

/** The command that asks the same. */
export function commandFor(game: Game, experiment: Experiment, question: Question): string {
  const rotate = experiment.rotate === true ? ['--rotate'] : [];
  const withoutBots = { ...experiment, bots: [] };
  switch (question.kind) {
    case 'compare': {
      const [own, other] = question.choices;
      const of = question.of === undefined ? [] : [`--of ${shellQuoted(question.of)}`];
      // What --against names plays before, and the bots of the command after.
      if (other!.bots !== undefined)
        return commandLine('playtest', game, { ...experiment, bots: other!.bots }, [
          `--against ${shellQuoted(own!.name)}`,
          ...of,
          ...rotate,
        ]);
      const [name] = question.choices[0]!.name.split('=');
      const values = question.choices.map((choice) => choice.name.slice(name!.length + 1));
      const compared = shellQuoted(`${name}=${values.join(',')}`);
      return commandLine('playtest', game, experiment, [`--compare ${compared}`, ...of, ...rotate]);
    }
    case 'rulings':
      return commandLine('rulings', game, experiment, rotate);
    case 'screen':
      return commandLine('screen', game, experiment);
    case 'tune': {
      const { of, value, within } = question.target;
      return commandLine('tune', game, experiment, [
        ...question.tried.map((each) => `--try ${shellQuoted(each)}`),
        of === 'fair' ? '--target fair' : `--target ${of}=${value}`,
        ...(within === undefined ? [] : [`--within ${within}`]),
      ]);
    }
    case 'luck': {
      const among = shellQuoted(question.among.join(','));
      return commandLine('luck', game, experiment, [`--among ${among}`]);
    }
    case 'ladder': {
      const rungs = shellQuoted(question.rungs.join(','));
      return commandLine('ladder', game, withoutBots, [`--rungs ${rungs}`]);
    }
    case 'stronger': {
      const both = [question.bot, question.than].map(shellQuoted);
      return commandLine('stronger', game, withoutBots, [
        ...both,
        `--gain ${CLAIM.low}..${CLAIM.high}`,
      ]);
    }
    default:
      return commandLine('people', game, experiment, question.files.map(shellQuoted));
  }
}
