import type { OptionValues } from '../options.ts';
import { chosen, spell } from '../options.ts';
import type { WholeGame } from '../game.ts';

/** Everything the harness looks at. A finding names one of these. */
export const CHECKS = [
  // The core.
  'exception',
  'create',
  'actor',
  'count',
  'nth',
  'weight',
  'stream',
  'steps',
  'turn',
  'copy',
  'apply',
  'pure',
  'hash',
  'trace',
  'determinism',
  'score',
  'outcome',
  'moveFilter',
  'policy',
  // The edges.
  'legal',
  'illegal',
  'stranger',
  'refusal',
  'format',
  'parse',
  'unique',
  'forgiving',
  'garbled',
  'position',
  'fold',
  'record',
  'version',
  // Dice.
  'throw',
  'faces',
  'coverage',
  'odds',
  // Views and secrets.
  'view',
  'resample',
  'worlds',
  'options-seen',
  'hidden',
  'known',
  'landmark',
  'hears',
  'vacuous',
  // Text and clauses.
  'event',
  'message',
  'rulebook',
  'clause',
  'example',
  'unseen',
  'pinned',
] as const;
export type Check = (typeof CHECKS)[number];

/** Something that is not as the contract says. */
export interface Finding {
  readonly check: Check;
  /** Which options, or which file. */
  readonly where: string;
  readonly what: string;
}

/** Collects findings: the first few of each kind in each place, since one bug shows a thousand times. */
export class Findings {
  readonly list: Finding[] = [];
  private readonly times = new Map<string, number>();
  private where = '';

  /** What the findings from here on are about. */
  at(where: string): void {
    this.where = where;
  }

  add(check: Check, what: () => string): void {
    const key = `${check} ${this.where}`;
    const times = (this.times.get(key) ?? 0) + 1;
    this.times.set(key, times);
    if (times <= 3) this.list.push({ check, where: this.where, what: what() });
  }

  /** Whether a kind of finding has been seen often enough in this place to look no further. */
  tired(): boolean {
    return this.list.length > 60;
  }
}

/** Findings as text, one a line. */
export function report(findings: readonly Finding[]): string {
  return findings.map(({ check, where, what }) => `[${check}] ${where}: ${what}`).join('\n');
}

/** Options as they are named in findings. */
export function named(game: WholeGame, options: OptionValues): string {
  const pairs = Object.entries(chosen(game.options, options));
  return pairs.length === 0
    ? 'defaults'
    : pairs.map(([name, v]) => `${name}=${spell(v)}`).join(', ');
}
