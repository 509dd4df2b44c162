import { botNames } from '@glade/bots';
import { numberKey, spell, type BotGame, type OptionValues, type WholeGame } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { numbersOf } from '../experiment/numbers.ts';
import { MatchPlayer } from '../play/match-player.ts';

/** Something that two versions of a game declare otherwise. */
export interface DeclaredDifference {
  /** The default of an option, its values, a number of the rules, the default bot, or the version of the rules. */
  readonly of: 'default' | 'values' | 'number' | 'bot' | 'rules';
  /** The name of the option or number; empty where there is only one such thing. */
  readonly name: string;
  /** As it is typed. Absent where that version does not have it. */
  readonly before?: string;
  readonly after?: string;
  /** Set of a default where nobody asked for a value, so that each version was played with its own. */
  readonly own?: true;
}

/** How two versions of a game that are compared differ, as far as that can be known. */
export interface VersionDifferences {
  readonly declared: readonly DeclaredDifference[];
  /**
   * In how many of so many matches, under the rules and with the dice of the version after, the bots of the version before
   * choose otherwise. Absent where they cannot play these rules.
   */
  readonly bots?: { readonly differing: number; readonly matches: number };
  /**
   * In how many of so many matches, with the bots of the version after and the same dice, its rules lead to another match than
   * those of the version before. Absent where these bots cannot play these rules.
   */
  readonly rules?: { readonly differing: number; readonly matches: number };
  /** The digests of the code of both, made in the same way. */
  readonly code: { readonly before: string; readonly after: string };
}

/** So many matches show whether bots choose otherwise. */
const SHOWN = 20;

/** What two versions declare otherwise. `options`: those that were played. */
export function declaredDifferences(
  before: WholeGame,
  after: WholeGame,
  options: { readonly before: OptionValues; readonly after: OptionValues },
): readonly DeclaredDifference[] {
  const versions = [before, after] as const;
  const specs = versions.map((game) => game.options.options);
  const rules = [before.rules(options.before), after.rules(options.after)];
  const [first, second] = versions.map((game, i) => botNames(game, rules[i]!)[0]);
  const names = [...new Set(specs.flatMap((spec) => Object.keys(spec)))];
  return [
    ...differing('rules', '', String(before.version), String(after.version)),
    ...names.flatMap((name) => {
      const [own, other] = specs.map((spec) => spec[name]);
      const values = [own, other].map((each) =>
        each?.values.map((value) => spell(value)).join(', '),
      );
      return [
        ...differing('default', name, own && spell(own.default), other && spell(other.default)).map(
          (each) =>
            options.before[name] === options.after[name] ? each : { ...each, own: true as const },
        ),
        ...(own === undefined || other === undefined
          ? []
          : differing('values', name, values[0], values[1])),
      ];
    }),
    ...numberNames(versions).flatMap((name) => {
      const [own, other] = versions.map((game) => numbersOf(game)[name]?.value);
      return differing('number', name, own?.toString(), other?.toString());
    }),
    ...differing('bot', '', first, second),
  ];
}

const differing = (
  of: DeclaredDifference['of'],
  name: string,
  before: string | undefined,
  after: string | undefined,
): readonly DeclaredDifference[] =>
  before === after
    ? []
    : [
        {
          of,
          name,
          ...(before === undefined ? {} : { before }),
          ...(after === undefined ? {} : { after }),
        },
      ];

/** The numbers of either version that are no options: these are told as such. */
const numberNames = (versions: readonly WholeGame[]): readonly string[] => [
  ...new Set(
    versions.flatMap((game) =>
      Object.entries(numbersOf(game))
        .filter(([name, number]) => game.options.options[numberKey(name, number)] === undefined)
        .map(([name]) => name),
    ),
  ),
];

/** In how many matches under the rules after, with the same dice, the bots of the version before choose otherwise. */
export function differingBots(
  before: BotGame,
  after: BotGame,
  experiment: Experiment,
  optionsBefore: OptionValues,
): VersionDifferences['bots'] {
  const matches = Math.min(experiment.games, SHOWN);
  const { looks: _, choices: __, rotate: ___, ...plain } = experiment;
  const few = { ...plain, games: matches };
  try {
    const seen = before.rules(optionsBefore);
    const crossed: BotGame = {
      ...after,
      policies: (rules) => before.policies(rules),
      dial: (rules) => before.dial?.(rules),
      rules: (options) => ({
        ...after.rules(options),
        score: (s, out) => seen.score(s, out),
        ...(seen.moveFilter && { moveFilter: seen.moveFilter }),
      }),
    };
    const [own, other] = [after, crossed].map((each) => new MatchPlayer(each, few));
    const logs = Array.from({ length: matches }, (_each, match) =>
      [own, other].map((player) => JSON.stringify(player!.logOf(match))),
    );
    return { differing: logs.filter(([one, two]) => one !== two).length, matches };
  } catch {
    return undefined;
  }
}

/** In how many matches, with the bots of the version after and the same dice, the rules of both lead to another match. */
export function differingRules(
  before: BotGame,
  after: BotGame,
  experiment: Experiment,
  optionsBefore: OptionValues,
): VersionDifferences['rules'] {
  const matches = Math.min(experiment.games, SHOWN);
  const { looks: _, choices: __, rotate: ___, ...plain } = experiment;
  try {
    const seen = after.rules(experiment.options);
    const crossed: BotGame = {
      ...after,
      rules: () => ({
        ...before.rules(optionsBefore),
        score: (s, out) => seen.score(s, out),
        ...(seen.moveFilter && { moveFilter: seen.moveFilter }),
      }),
    };
    const told = (game: BotGame, match: number): string => {
      const player = new MatchPlayer(game, { ...plain, games: matches });
      const log = player.logOf(match);
      return JSON.stringify([log, player.result()], (_key, value: unknown) =>
        value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : value,
      );
    };
    const numbers = Array.from({ length: matches }, (_each, match) => match);
    const otherwise = numbers.filter((match) => told(after, match) !== told(crossed, match));
    return { differing: otherwise.length, matches };
  } catch {
    return undefined;
  }
}
