import type { Problem, Result } from '@glade/engine';
import type { Answer } from '@glade/table';
import type { ServerMessage } from '../../wire/index.ts';

export type AnswerMessage = Extract<ServerMessage, { type: 'answer' }>;

/** The answer to an intent as it is sent and stored. */
export function answerOf(
  id: string,
  answer: Answer | { ok: false; problem: Problem },
): AnswerMessage {
  if (answer.ok) return { type: 'answer', id, ok: true };
  return 'refusal' in answer
    ? { type: 'answer', id, ok: false, refusal: { ...answer.refusal } }
    : { type: 'answer', id, ok: false, ...plain(answer) };
}

/** A problem as it is sent. */
export function plain({ problem: { code, args } }: { readonly problem: Problem }) {
  return {
    problem: {
      code,
      ...(args === undefined ? {} : { args: args as Record<string, string | number> }),
    },
  };
}

/** The answer to a question as it is sent. */
export function toldOf(id: string, result: Result<unknown>): ServerMessage {
  if (!result.ok) return { type: 'told', id, ...plain(result) };
  const value = result.value as number | Record<string, unknown> | undefined;
  return { type: 'told', id, ...(value === undefined ? {} : { value }) };
}

/** The answer to an intent that has led somewhere. */
export const DONE = { ok: true, match: undefined, events: [] } as const;
