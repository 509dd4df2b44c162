import type { OptionValues } from '../options.ts';
import { chosen, spell } from '../options.ts';
import type { WholeGame } from '../game.ts';

/** The names of all checks of the harness. A finding names one of them. */
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

/** A breach of the contract. */
export interface Finding {
  readonly check: Check;
  /** Which options, or which file. */
  readonly where: string;
  readonly what: string;
}

/** Collects findings: only the first few of each check in each place, because one bug can show a thousand times. */
export class Findings {
  readonly list: Finding[] = [];
  private readonly times = new Map<string, number>();
  private where = '';

  /** Sets the place of the findings that follow: options or a file. */
  at(where: string): void {
    this.where = where;
  }

  add(check: Check, what: () => string): void {
    const key = `${check} ${this.where}`;
    const times = (this.times.get(key) ?? 0) + 1;
    this.times.set(key, times);
    if (times <= 3) this.list.push({ check, where: this.where, what: what() });
  }

  /** Whether a check has so many findings in this place that further ones are of no use. */
  tired(): boolean {
    return this.list.length > 60;
  }
}

/** Findings as text, one a line. */
export function report(findings: readonly Finding[]): string {
  return findings.map(({ check, where, what }) => `[${check}] ${where}: ${what}`).join('\n');
}

/** Options as findings write them. */
export function named(game: WholeGame, options: OptionValues): string {
  const pairs = Object.entries(chosen(game.options, options));
  return pairs.length === 0
    ? 'defaults'
    : pairs.map(([name, v]) => `${name}=${spell(v)}`).join(', ');
}
