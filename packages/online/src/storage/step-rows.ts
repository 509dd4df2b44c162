import type { Step } from '../wire/index.ts';
import type { StepRow } from './schema.ts';

/**
 * A step as it is stored. What is done ahead is also a cut that cuts nothing off: a server of an older build, which does not
 * know `ahead`, leaves the log as it is.
 */
export function rowOf(table: string, step: number, what: Step): StepRow {
  const row = { table, step, cut: null, actor: null, action: null, ahead: null };
  if ('cut' in what) return { ...row, cut: what.cut };
  if ('ahead' in what)
    return { ...row, cut: what.at, actor: what.ahead, action: what.action, ahead: 1 };
  return { ...row, actor: what.actor, action: what.action };
}

/** A step as it was stored. */
export function stepOf({ cut, actor, action, ahead }: StepRow): Step {
  if (ahead === 1) return { ahead: actor!, action, at: cut! };
  return cut === null ? { actor: actor!, action: action! } : { cut };
}
