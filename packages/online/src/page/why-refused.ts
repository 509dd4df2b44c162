import type { Problem, Refusal } from '@glade/engine';
import type { Answer } from '@glade/table';
import type { ServerMessage } from '../wire/index.ts';

/** Why something that was asked for has not happened, as a table in this page would say it. */
export function whyRefused({
  refusal,
  problem,
}: Pick<Extract<ServerMessage, { type: 'answer' }>, 'refusal' | 'problem'>): Exclude<
  Answer,
  { ok: true }
> {
  return refusal === undefined
    ? { ok: false, problem: (problem as Problem | undefined) ?? { code: 'far.late' } }
    : { ok: false, refusal: refusal as unknown as Refusal };
}
