import type { Action, Problem, Seat } from '@glade/engine';
import type { StoredTable } from '../../storage/index.ts';
import type { FarIntent, TakeBack } from '../../wire/index.ts';

/** Somebody asks the others whether they may take back, or end the match. It is stored, so that every server knows of it. */
export interface BackQuestion {
  readonly by: Seat;
  /** To how many entries the log would be cut. */
  readonly length: number;
  /** The action that would end the match for all, where that is what is asked. */
  readonly action?: Action;
  /** After how many steps it was asked. It lapses with the next one. */
  readonly at: number;
  /** Who has to agree yet. */
  readonly missing: readonly Seat[];
  /** Who has not agreed: until the next step nobody can ask this again. */
  readonly refused?: Seat;
}

/** The question that is open after this many steps. */
export function questionAt(
  { question }: Pick<StoredTable, 'question'>,
  steps: number,
): BackQuestion | undefined {
  if (question === null) return undefined;
  const asked = JSON.parse(question) as BackQuestion;
  return asked.at === steps ? asked : undefined;
}

/** What takes back, asks for that, or answers it. */
export type Asked = Extract<FarIntent, { type: 'undo' | 'agree' | 'disagree' }>;

export const isAsked = (intent: FarIntent): intent is Asked =>
  intent.type === 'undo' || intent.type === 'agree' || intent.type === 'disagree';

interface AskedAt {
  /** The seats of the person who asks or answers. */
  readonly held: readonly Seat[];
  /** How far they may take back. */
  readonly back: () => TakeBack | Problem;
  /** How many steps there are. */
  readonly at: number;
  /** The question that is open. */
  readonly open: BackQuestion | undefined;
  /** Whether a bot plays for somebody: then nobody is asked there. */
  readonly standsIn: (seat: Seat) => boolean;
}

/**
 * The question after this. Nobody is missing: it may be taken back. Null: nobody asks any more. `refused`: somebody did not
 * agree, which is told until the next step. A problem says why this cannot be asked or answered.
 */
export function nextQuestion(intent: Asked, asked: AskedAt): BackQuestion | Problem | null {
  const { held, back, at, open, standsIn } = asked;
  if (intent.by !== undefined && !held.includes(intent.by)) return { code: 'seat.other' };
  if (intent.type === 'undo') {
    const found = back();
    if ('code' in found) return found;
    const { by, length, ask } = found;
    if (open?.by === by && open.action === undefined && ask.length > 0)
      return { code: open.refused === undefined ? 'far.asked' : 'far.refused' };
    return { by, length, at, missing: ask.filter((seat) => !standsIn(seat)) };
  }
  const { by } = intent;
  if (open?.refused !== undefined) return { code: 'far.unasked' };
  const withdraws = intent.type === 'disagree' && open?.by === by;
  if (open === undefined || (!withdraws && !open.missing.includes(by)))
    return { code: 'far.unasked' };
  if (withdraws) return null;
  if (intent.type === 'disagree') return { ...open, refused: by };
  return { ...open, missing: open.missing.filter((seat) => seat !== by) };
}
