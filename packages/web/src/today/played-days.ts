import type { SoundName } from '@glade/ui/effects';
import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';
import type { MatchResult } from './match-result.ts';
import { SIGNS } from './signs.ts';

// Which matches of the day were played to the end, in this browser only. The first match of a day counts: the person who plays it
// again knows what comes.

const storing = new SafeStorage(browserStorage(LOCAL));
const NAME = 'glade.days.';
/** More days are damaged data. */
const MOST = 40_000;
const MOST_SIGNS = 12;
const LONGEST_KEY = 40;

/** A match of the day that was played. */
export interface PlayedDay extends MatchResult {
  /** As numbered by `dayOf`. */
  readonly day: number;
  /** The key of the match. */
  readonly match: string;
  readonly signs: readonly SoundName[];
}

/** All of a game, the earliest stored first. What is damaged is left out. */
export const playedDays = (game: string): readonly PlayedDay[] =>
  parseDays(parseList(storing.get(NAME + game)));

/** Reads what was stored or exported: at most one match for each day, the first. What is damaged is left out. */
export function parseDays(found: readonly unknown[]): readonly PlayedDay[] {
  const days = new Map<number, PlayedDay>();
  for (const each of found.slice(0, MOST)) {
    const played = parseDay(each);
    if (played !== undefined && !days.has(played.day)) days.set(played.day, played);
  }
  return [...days.values()];
}

function parseDay(found: unknown): PlayedDay | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { day, match, won, count, signs } = found as Record<string, unknown>;
  const readable =
    Number.isInteger(day) &&
    (day as number) >= 0 &&
    (day as number) <= MOST &&
    typeof match === 'string' &&
    match.length <= LONGEST_KEY &&
    typeof won === 'boolean' &&
    (count === undefined || Number.isFinite(count)) &&
    Array.isArray(signs) &&
    signs.length <= MOST_SIGNS &&
    signs.every((sign) => typeof sign === 'string' && Object.hasOwn(SIGNS, sign));
  if (!readable) return undefined;
  return {
    day: day as number,
    match,
    won,
    count: count as number | undefined,
    signs: signs as readonly SoundName[],
  };
}

export const dayPlayed = (game: string, day: number): PlayedDay | undefined =>
  playedDays(game).find((each) => each.day === day);

/** Stores how a match of the day ended. Another match of the same day is not stored; the same one is, if its end changed. */
export function rememberDay(game: string, played: PlayedDay): void {
  const all = playedDays(game);
  const before = all.find(({ day }) => day === played.day);
  if (before !== undefined && before.match !== played.match) return;
  storing.put(NAME + game, JSON.stringify([...all.filter((each) => each !== before), played]));
}

/** Adds days on which nothing is stored yet. Returns false if the browser could not store them; then nothing is changed. */
export function addDays(game: string, days: readonly PlayedDay[]): boolean {
  const all = playedDays(game);
  const added = days.filter(({ day }) => all.every((each) => each.day !== day));
  if (added.length === 0) return true;
  return storing.put(NAME + game, JSON.stringify([...all, ...added])) === undefined;
}

export const forgetDays = (game: string): void => storing.remove(NAME + game);

function parseList(text: string | undefined): readonly unknown[] {
  if (text === undefined) return [];
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
