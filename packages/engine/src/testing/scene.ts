import type { Action, Actor } from '../actor.ts';
import type { WholeGame } from '../game.ts';
import type { OptionValues } from '../options.ts';
import type { Xoshiro } from '../chance/random.ts';
import type { Refusal } from '../refusal.ts';
import type { SearchRules } from '../rules.ts';
import type { Event } from '../trace.ts';
import type { Check, Findings } from './findings.ts';

/** What the harness knows of one choice of options while it plays. */
export interface Scene {
  readonly game: WholeGame;
  readonly options: OptionValues;
  readonly rules: SearchRules;
  readonly random: Xoshiro;
  readonly findings: Findings;
  readonly seen: Seen;
  /** A used state to copy into, so that a field that `copy` leaves out is noticed. */
  spare: object;
  /** The smallest and largest action met so far. */
  low: number;
  high: number;
  readonly positions: Map<string, number>;
  readonly hashes: Map<number, string>;
  /** How many pairs of positions have been compared by their hashes. */
  compared: number;
  /** Positions with the hash of another that plays on otherwise. */
  readonly collisions: Set<string>;
  /** For each place that was tried already, whether the notation can name it. */
  readonly places: Map<number, boolean>;
  /** Whether resampling ever changed anything. */
  resampled: boolean;
}

/** The events, refusals, outcomes and throws met so far, for the coverage of clauses and messages. */
export class Seen {
  readonly events = new Map<string, Event>();
  readonly refusals = new Map<string, Refusal>();
  readonly outcomes = new Set<string>();
  readonly throws = new Set<string>();
  private readonly met = new Map<string, Set<string>>();

  /** Stores the first refusal of every clause and code. It is called millions of times. */
  meet(refusal: Refusal): void {
    const { clause, code } = refusal;
    let codes = this.met.get(clause);
    if (codes === undefined) this.met.set(clause, (codes = new Set()));
    if (codes.has(code)) return;
    codes.add(code);
    const key = `${clause} ${code}`;
    if (!this.refusals.has(key)) this.refusals.set(key, refusal);
  }
}

/** A point of a match. `s` is the state that is played on, so a check must copy it before it changes it. */
export interface Node {
  readonly s: object;
  readonly actor: Actor;
  readonly match: number;
  readonly step: number;
}

/** Notes a finding at a node, told with the position it was made in. */
export function note(scene: Scene, node: Node, check: Check, what: string): void {
  scene.findings.add(check, () => {
    let position: string;
    try {
      position = scene.rules.notation.position(node.s);
    } catch {
      position = 'a position that cannot be written';
    }
    return `${what} (match ${node.match}, step ${node.step}, ${position})`;
  });
}

/** All legal actions or outcomes. */
export function legalOf(rules: SearchRules, s: object): readonly Action[] {
  return Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
}

/** A copy in a new state. */
export function copyOf(rules: SearchRules, s: object): object {
  const copy = rules.create();
  rules.copy(s, copy);
  return copy;
}

/** Whether the notation can name a place: as text, and in parts for messages. */
export function isPlace({ rules, places }: Scene, cell: number): boolean {
  let known = places.get(cell);
  if (known === undefined) {
    const parts = Object.values(rules.notation.placeParts(cell));
    const named = [rules.notation.place(cell), ...parts].map(String);
    known =
      Number.isInteger(cell) &&
      cell >= 0 &&
      parts.length > 0 &&
      named.every((text) => text !== '' && !/NaN|undefined|Infinity/.test(text));
    places.set(cell, known);
  }
  return known;
}
