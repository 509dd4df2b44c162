import { applies, spell, type Game, type OptionValues } from '@glade/engine';
import { playersOf } from '@glade/table';
import type { ListedMatch } from '../storage/match-store.ts';
import type { RecordReader } from '../share/load-record-reader.ts';
import { isBetter, resultFor, type MatchResult } from '../today/match-result.ts';

/** What the matches of a game in this browser come to. */
export interface MatchTally {
  /** Matches that people played to the end. */
  readonly played: number;
  /** Those in which all people at this screen win or lose together: alone against bots, or as a team. */
  readonly together: number;
  /** How many of those they won. */
  readonly won: number;
  /** Matches that are not over. */
  readonly going: number;
  /** Finished matches that this release cannot read, so they count nowhere else. */
  readonly unread: number;
  /** The best result by each choice of rules, the choice with the most matches first. */
  readonly best: readonly BestResult[];
}

/** The best result of people at this screen by one choice of rules. */
export interface BestResult {
  readonly options: OptionValues;
  /** How many matches were played to the end by these rules. */
  readonly played: number;
  readonly result: MatchResult;
  /** The key of the match. */
  readonly match: string;
}

/** What one finished match adds. Nothing if only bots played it. */
export interface CountedMatch {
  readonly key: string;
  readonly options: OptionValues;
  /** The choice of rules as text, the same for equal rules. */
  readonly rules: string;
  readonly together: boolean;
  readonly result: MatchResult;
}

/** Reads a finished match. `unread`: this release cannot read it; `bots`: no person played it. */
export function countMatch(
  game: Game,
  { key, record }: Pick<ListedMatch, 'key' | 'record'>,
  read: RecordReader,
): CountedMatch | 'unread' | 'bots' {
  const opened = read(record);
  if (!opened.ok || !opened.value.over) return 'unread';
  const match = opened.value;
  const people = playersOf(match.header).flatMap(({ who }, seat) =>
    who === 'person' ? [seat] : [],
  );
  if (people.length === 0) return 'bots';
  const { options } = match.header;
  const outcome = match.rules.outcome(match.state);
  const results = people.map((seat) => resultFor(game, outcome, seat));
  return {
    key,
    options,
    rules: rulesOf(game, options),
    together: people.length === 1 || match.rules.kind !== 'competitive',
    result: results.reduce((best, each) => (isBetter(game, each, best) ? each : best)),
  };
}

/** Adds up the matches of a game. `all` are the matches in the order of the list; `counted` holds what is read of them. */
export function tally(
  game: Pick<Game, 'counts'>,
  all: readonly Pick<ListedMatch, 'key' | 'over'>[],
  counted: ReadonlyMap<string, CountedMatch | 'unread' | 'bots'>,
): MatchTally {
  const over = all.filter((each) => each.over).flatMap(({ key }) => counted.get(key) ?? []);
  const played = over.filter((each) => typeof each === 'object');
  const together = played.filter((each) => each.together);
  const best = new Map<string, BestResult>();
  for (const { key: match, rules, options, result } of played) {
    const before = best.get(rules);
    const better = before === undefined || isBetter(game, result, before.result);
    best.set(rules, {
      ...(better ? { options, result, match } : before),
      played: (before?.played ?? 0) + 1,
    });
  }
  return {
    played: played.length,
    together: together.length,
    won: together.filter(({ result }) => result.won).length,
    going: all.filter((each) => !each.over).length,
    unread: over.filter((each) => each === 'unread').length,
    best: [...best.values()].toSorted((a, b) => b.played - a.played),
  };
}

/** The options that change the rules, as text. */
function rulesOf(game: Game, options: OptionValues): string {
  const chosen = Object.entries(game.options.options)
    .filter(([, option]) => option.affects === 'rules' && applies(option, options))
    .map(([name]) => `${name}=${spell(options[name]!)}`);
  return chosen.join(' ');
}

/** Matches that count: not those that keep what a match was before an entry was put right. */
export const countable = (all: readonly ListedMatch[]): readonly ListedMatch[] =>
  all.filter(({ before, begun }) => before === undefined && begun);
