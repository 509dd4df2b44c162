import type { Scenario } from '../rules/setup/scenario.ts';

/** A scenario, what it was before each change, and what was taken back. */
export interface History {
  readonly present: Scenario;
  readonly past: readonly Scenario[];
  readonly future: readonly Scenario[];
  /** Names the last change: one of the same name goes on with it, e.g. a stroke of the brush. */
  readonly going: string | undefined;
}

/** Changes that can be taken back. */
const KEPT = 200;

export const newHistory = (present: Scenario): History => ({
  present,
  past: [],
  future: [],
  going: undefined,
});

/** After a change; with the name of the last one it becomes a part of that. */
export function changed(history: History, present: Scenario, name?: string): History {
  if (present === history.present) return history;
  if (name !== undefined && name === history.going) return { ...history, present, future: [] };
  const past = [...history.past, history.present].slice(-KEPT);
  return { present, past, future: [], going: name };
}

/** The next change stands by itself, whatever its name. */
export const paused = (history: History): History => ({ ...history, going: undefined });

export function undone(history: History): History {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  const future = [history.present, ...history.future];
  return { present, past: history.past.slice(0, -1), future, going: undefined };
}

export function redone(history: History): History {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { present, past: [...history.past, history.present], future, going: undefined };
}
