import { OVER } from '../actor.ts';
import type { Random } from '../chance/random.ts';
import type { Rules } from '../rules.ts';
import { EventList, type Event } from '../trace.ts';
import type { Choose } from './matches.ts';

// A table that knows no rules, for the proof that people who do only what the app tells them have the right position.

/** Sentences, each with what a hand does that reads it. The first pattern that fits the whole sentence counts. */
export type Sentences<T> = readonly (readonly [
  pattern: RegExp,
  carryOut: (table: T, ...found: readonly string[]) => void,
])[];

/** Does at a table what a sentence says. Throws an error where nobody would understand it. */
export function follow<T>(sentences: Sentences<T>, table: T, text: string): void {
  for (const [pattern, carryOut] of sentences) {
    const found = pattern.exec(text);
    if (found?.[0] !== text) continue;
    carryOut(table, ...found.slice(1).map((each) => each ?? ''));
    return;
  }
  throw new Error(`nobody understands: ${text}`);
}

/** Finds labels in a text, such as the names of places, and answers what each stands for, in their order. */
export function labelReader(
  labels: ReadonlyMap<string, number>,
): (text: string) => readonly number[] {
  const longestFirst = [...labels.keys()].toSorted((a, b) => b.length - a.length);
  const any = new RegExp(
    longestFirst.map((label) => label.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|'),
    'g',
  );
  return (text) => {
    const only = labels.get(text);
    if (only !== undefined) return [only];
    const found = [...text.matchAll(any)].map(([label]) => labels.get(label)!);
    if (found.length === 0) throw new Error(`no place in: ${text}`);
    return found;
  };
}

/** Somebody at a real table, who hears sentences and does what they say. */
export interface Follower<S> {
  /** What somebody is told before the match begins, and of the events of an entry. */
  setUp(s: S): readonly string[];
  told(events: readonly Event[]): readonly string[];
  /** Whether the card with these events, after which the match stands as in `s`, waits for more of them. */
  waits?(s: S, events: readonly Event[]): boolean;
  /** Does what a sentence says. */
  follow(sentence: string): void;
  /** What lies on the table; and what should lie there. */
  lies(): string;
  shouldLie(s: S): string;
  /** What somebody is told whose table lies as in `before` and is to lie as in `after`, because something was put right. */
  mended(before: S, after: S): readonly string[];
}

/**
 * Plays a match to its end. Each follower does only what it is told, and after each card its table must be as it should.
 * Throws an error that names the first difference. Answers how many sentences were followed.
 */
export function playOnTables<S extends object>(
  rules: Rules<S>,
  choose: Choose<S>,
  followers: readonly Follower<S>[],
): number {
  const s = rules.create();
  let sentences = 0;
  const hear = (follower: Follower<S>, told: readonly string[], entry: number): void => {
    for (const sentence of told) follower.follow(sentence);
    sentences += told.length;
    const [lies, should] = [follower.lies(), follower.shouldLie(s)];
    if (lies !== should)
      throw new Error(
        `entry ${entry}: ${told.join(' ') || '(nothing)'}\nlies:   ${lies}\nshould: ${should}`,
      );
  };
  for (const follower of followers) hear(follower, follower.setUp(s), 0);
  const untold = followers.map((): Event[] => []);
  for (let entry = 1; rules.actor(s) !== OVER; entry++) {
    const trace = new EventList();
    rules.apply(s, choose(s), trace);
    for (const [i, follower] of followers.entries()) {
      untold[i]!.push(...trace.events);
      if (follower.waits?.(s, untold[i]!) === true) continue;
      hear(follower, follower.told(untold[i]!), entry);
      untold[i] = [];
    }
  }
  return sentences;
}

/** This many positions of each match are gone through. */
const PUT_RIGHT = 12;

/**
 * Puts right again and again: the table of a follower, who does only what it is told, goes from one position to another one
 * of two random matches, forwards and backwards, near and far. Throws an error that names the first difference. Answers how
 * many sentences were followed.
 */
export function mendTables<S extends object>(
  rules: Rules<S>,
  choose: Choose<S>,
  follower: Follower<S>,
  random: Random,
): number {
  const start = rules.create();
  const positions = [...positionsOf(rules, choose), ...positionsOf(rules, choose)];
  const told = [...follower.setUp(start)];
  for (const sentence of told) follower.follow(sentence);
  let sentences = told.length;
  let before = start;
  for (let step = 0; step < 2 * PUT_RIGHT; step++) {
    // Mostly an entry or two are put right, sometimes many.
    const at = positions.indexOf(before);
    const near = Math.max(0, at + random.below(7) - 3);
    const after =
      positions[step % 3 === 0 ? random.below(positions.length) : near] ?? positions.at(-1)!;
    const lines = follower.mended(before, after);
    for (const sentence of lines) follower.follow(sentence);
    sentences += lines.length;
    const [lies, should] = [follower.lies(), follower.shouldLie(after)];
    if (lies !== should)
      throw new Error(
        `put right ${step}: ${lines.join(' ') || '(nothing)'}\nlies:   ${lies}\nshould: ${should}`,
      );
    before = after;
  }
  return sentences;
}

/** Every position of a random match. */
function positionsOf<S extends object>(rules: Rules<S>, choose: Choose<S>): readonly S[] {
  const s = rules.create();
  const positions: S[] = [];
  for (;;) {
    const copy = rules.create();
    rules.copy(s, copy);
    positions.push(copy);
    if (rules.actor(s) === OVER) return positions;
    rules.apply(s, choose(s), undefined);
  }
}
