import { CHANCE, type Action, type Level, type Match, type Seat } from '@glade/engine';
import type { Ahead, Chooser } from '@glade/table';
import type { StoredTable } from '../../storage/index.ts';
import { chairsOf } from '../match-of.ts';

/** Who is to move without a person: a bot, a bot that stands in, or chance. */
export interface Due {
  readonly seat: Seat | typeof CHANCE;
  readonly level: Level;
}

/** How well a bot plays that stands in for a person. */
const STAND_IN: Level = 'steady';
/** How often a bot is asked before people are told that it gives no move. */
const MOST_FAILURES = 3;
/** A bot thinks to the end: a move that comes too late is dropped. */
const NEVER = new AbortController().signal;

/** Who is to move without a person in this match, if anybody; chance also where the seat that is to act has acted already. */
export function dueIn(
  stored: StoredTable,
  match: Match | undefined,
  ahead: Ahead,
): Due | undefined {
  if (match === undefined || match.over || stored.late !== null) return undefined;
  const seat = match.actor;
  if (seat === CHANCE || ahead.has(seat)) return { seat: CHANCE, level: STAND_IN };
  const chair = chairsOf(stored)[seat];
  if (chair?.who === 'bot') return { seat, level: chair.level };
  const stands = stored.seats.some((row) => row.seat === seat && row.stand_in === 1);
  return stands ? { seat, level: STAND_IN } : undefined;
}

/** The move of a bot that is due behind this many steps: it is chosen once, and kept until it is stored. */
export class DueMove {
  private readonly chooser: Chooser;
  private chosen: { readonly step: number; readonly action: Action } | undefined;
  private failures = { step: 0, times: 0 };

  constructor(chooser: Chooser) {
    this.chooser = chooser;
  }

  /** Whether the bot has failed so often that a person has to ask it again. */
  isStuck(step: number): boolean {
    return this.failures.step === step && this.failures.times >= MOST_FAILURES;
  }

  /** The bot gives no move here, or none that the rules allow. */
  giveUp(step: number): void {
    this.failures = { step, times: MOST_FAILURES };
    this.chosen = undefined;
  }

  askAgain(): void {
    this.failures = { step: 0, times: 0 };
  }

  /** What the bot chooses. Rejects with what went wrong; after a few times the move is stuck. */
  async choose(match: Match, { seat, level }: Due, step: number): Promise<Action> {
    if (this.chosen?.step === step) return this.chosen.action;
    try {
      const action = await this.chooser.choose(match.withoutSeed(), seat, level, NEVER);
      this.chosen = { step, action };
      return action;
    } catch (error) {
      const times = this.failures.step === step ? this.failures.times + 1 : 1;
      this.failures = { step, times };
      throw error;
    }
  }
}
