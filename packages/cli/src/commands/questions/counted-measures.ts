import { short, type WholeGame } from '@glade/engine';
import {
  countedIn,
  isShare,
  neverKept,
  numberNamed,
  MatchPlayer,
  type Experiment,
  type Histogram,
  type Limit,
  type Tally,
} from '@glade/lab';
import { eventsOf } from '../../shelf/games.ts';
import { UserError } from '../../arguments/user-error.ts';

/** Throws a UserError if the game does not count this at the end of every match, as the first matches show. */
export function requireMeasure(game: WholeGame, experiment: Experiment, of: string): void {
  const { measures, games: played, unfinished } = firstMatches(game, experiment);
  const known = [...measures].flatMap(([name, kept]) => {
    const seen = kept instanceof Map ? kept : kept[0]!;
    const times = [...seen.values()].reduce((sum, each) => sum + each, 0);
    return times === played - unfinished ? [name] : [];
  });
  if (!known.includes(of))
    throw new UserError('cli.luck.of', { found: short(of), known: known.join(', ') });
}

/** Throws a UserError for a name `measure.NAME` that the first matches do not have. */
export function requireMeasures(
  game: WholeGame,
  experiment: Experiment,
  of: readonly string[],
): void {
  const named = of.filter((each) => each.startsWith('measure.'));
  if (named.length === 0) return;
  const { grouped } = firstMatches(game, { ...experiment, grouped: true });
  const unknown = named.find((each) => !grouped.has(each));
  if (unknown !== undefined) throw new UserError('cli.screen.of', { found: short(unknown) });
}

/** A side of a comparison: a game, which can be another version, and what it plays. */
export interface ComparedSide {
  readonly game: WholeGame;
  readonly experiment: Experiment;
}

/** What is counted of every match of every game. */
const ALWAYS = ['length', 'minutes', 'decisions', 'real', 'dead', 'choices', 'forced'];

/**
 * Throws a UserError for a limit of something that these games do not count: a measure or a seat that they do not have, an ending,
 * a move or a clause that none of them knows. The first matches, played by chance, show what a game counts. It is asked before
 * anything is played, since a limit of a name that does not exist would always be kept.
 */
export function requireKnown(limits: readonly Limit[], sides: readonly ComparedSide[]): void {
  if (limits.every(({ of }) => ALWAYS.includes(of))) return;
  const known = knownNames(sides);
  for (const { of } of limits) requireAmong(known, of, isOpen(sides, of));
}

/**
 * Throws a UserError for a limit that is never kept, such as `real>-100`: it asks that a number falls by more than any match has. The
 * first matches, by the bots that were asked about, show how much that is.
 */
export function requirePossible(
  typed: readonly { readonly text: string; readonly limit: Limit }[],
  sides: readonly ComparedSide[],
): void {
  const isOfMean = ({ by, beyond, percent, of }: Limit): boolean =>
    beyond === 'more' && by < 0 && !percent && !isShare(of);
  const firsts = typed.some(({ limit }) => isOfMean(limit))
    ? sides.map(({ game, experiment }) => firstMatches(game, experiment, experiment.bots))
    : [];
  for (const { text, limit } of typed) {
    const most = isOfMean(limit) ? Math.max(...firsts.map((each) => mostOf(limit.of, each))) : 0;
    if (!neverKept(limit, isOfMean(limit) ? most : Infinity)) continue;
    // What was meant has the other sign.
    const other = text.replaceAll(' ', '').replace(/[<>]/, (sign) => (sign === '<' ? '>' : '<'));
    throw new UserError('cli.limit.never', { found: short(text), other: short(other) });
  }
}

/** The most that a match had of a number that cannot be below 0; Infinity where that is not known. */
function mostOf(of: string, { length, decisions, real, dead, seconds, measures }: Tally): number {
  const [kind = '', name = '', seat] = of.split('.');
  const greatest = (...all: readonly Histogram[]): number =>
    Math.max(0, ...all.flatMap((each) => [...each.keys()]));
  const plain = { length, decisions, real, dead };
  if (Object.hasOwn(plain, kind)) return greatest(plain[kind as keyof typeof plain]);
  if (kind === 'minutes') return greatest(seconds) / 60;
  const kept = kind === 'measure' ? measures.get(name) : undefined;
  if (kept === undefined) return Infinity;
  const all = kept instanceof Map ? [kept] : kept;
  if (all.some((each) => [...each.keys()].some((value) => value < 0))) return Infinity;
  return seat === 'all' ? all.reduce((sum, each) => sum + greatest(each), 0) : greatest(...all);
}

/** The number that a question names beforehand, as `Change.of` names it. Throws a UserError that lists the names there are. */
export function requireAsked(text: string, sides: readonly ComparedSide[]): string {
  const of = numberNamed(text);
  const known = knownNames(sides).filter((name) => name !== 'minutes');
  if (of === undefined) throw unknownName('cli.of.unknown', known, text);
  requireAmong(known, of, isOpen(sides, of), 'cli.of.unknown');
  return of;
}

/** All names of numbers that these games count. */
function knownNames(sides: readonly ComparedSide[]): readonly string[] {
  const firsts = sides.map(({ game, experiment }) => firstMatches(game, experiment));
  return [...ALWAYS, ...sidesOf(firsts), ...countedIn(firsts), ...namesOf(sides)];
}

/**
 * The names of which the matches that were played can tell nothing, after `requireKnown`: measures that not all of them had,
 * and names that no game could refuse before.
 */
export const uncountedOf = (
  limits: readonly Limit[],
  sides: readonly ComparedSide[],
  counted: readonly string[],
): ReadonlySet<string> =>
  new Set(
    limits
      .map(({ of }) => of)
      .filter((of) => of.startsWith('measure.') || isOpen(sides, of))
      .filter((of) => !counted.includes(of)),
  );

/** Throws a UserError that lists the names there are. Of many names those of the same kind help. */
function requireAmong(
  known: readonly string[],
  of: string,
  isOpenKind: boolean,
  problem = 'cli.limit.unknown',
): void {
  if (!isOpenKind && !known.includes(of)) throw unknownName(problem, known, of);
}

function unknownName(problem: string, known: readonly string[], of: string): UserError {
  const [kind] = of.split('.');
  const alike = known.filter((name) => name.startsWith(`${kind}.`));
  const listed = alike.length > 0 ? alike : known.filter((name) => !/^(move|clause)\./.test(name));
  // A team has no seat of its own.
  const rivals = known.includes('points.1');
  const names = [...new Set(listed)].map((name) => (name === 'points.0' && !rivals ? 'won' : name));
  // In `tune` and in rows of matches the length is called so.
  const turns = names.includes('length') ? ['turns'] : [];
  return new UserError(problem, { found: short(of), known: [...turns, ...names].join(', ') });
}

/** The shares of seats, of places in the order of play, and of nobody and several, that all of these tallies have. */
function sidesOf(tallies: readonly Tally[]): readonly string[] {
  const least = (all: readonly number[]): number => Math.min(...all);
  const named = (kind: string, n: number): readonly string[] =>
    Array.from({ length: n }, (_, i) => `${kind}.${i}`);
  const sides = least(tallies.map(({ points }) => points.length));
  const places = least(tallies.map((tally) => tally.places.length));
  return [
    ...named('points', sides),
    ...(sides > 1 ? ['nobody', 'shared', ...named('sole', sides)] : []),
    ...named('order', places),
  ];
}

/** Endings, moves and clauses by the words and the events of the games: few matches do not show all of them. */
function namesOf(sides: readonly ComparedSide[]): readonly string[] {
  return sides.flatMap(({ game }) => [
    ...endingsOf(game).map((code) => `ending.${code}`),
    ...Object.keys(game.moves ?? {}).map((kind) => `move.${kind}`),
    ...Object.values(eventsOf(game.id))
      .flatMap(({ acts, clauses }) => acts ?? clauses)
      .map((id) => `clause.${id}`),
  ]);
}

/** The codes of endings that a game has words for. Where `home` is one, `home.lost` is the same ending in other words. */
function endingsOf({ text }: WholeGame): readonly string[] {
  const codes = Object.keys(text.en).flatMap((key) => /^outcome\.(.+)$/.exec(key)?.[1] ?? []);
  return codes.filter((code) => !codes.some((other) => code.startsWith(`${other}.`)));
}

/** Whether a game names nothing of this kind, so that any name may be right: then only what is played can show it. */
const isOpen = (sides: readonly ComparedSide[], of: string): boolean =>
  sides.some(
    ({ game }) =>
      (of.startsWith('move.') && game.moves === undefined) ||
      (of.startsWith('clause.') && Object.keys(eventsOf(game.id)).length === 0),
  );

/** This many matches a seat show what a game counts. */
const SHOWN = 5;

/** What the first matches of an experiment have, played by chance if not by other bots. */
function firstMatches(
  game: WholeGame,
  experiment: Experiment,
  bots: readonly string[] = experiment.bots.map(() => 'random'),
): Tally {
  const { seats } = game.rules(experiment.options);
  const some = { ...experiment, games: SHOWN * seats, bots };
  const player = new MatchPlayer(game, some);
  const { first = 0 } = some;
  player.play({ from: first, to: first + some.games });
  return player.result();
}
