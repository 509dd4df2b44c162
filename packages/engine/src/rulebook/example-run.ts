import { CHANCE, OVER, type Action, type Actor } from '../actor.ts';
import type { Example, ExampleCase, Forbidden } from './examples.ts';
import type { Game } from '../game.ts';
import { parseOptions, type OptionValues } from '../options.ts';
import { ok, problem, type Arguments, type Refusal, type Result } from '../refusal.ts';
import { type Rules } from '../rules.ts';
import { EventList, type Event } from '../trace.ts';

/** One thing an example does, and the position it leads to. */
export interface ExampleStep {
  readonly text: string;
  readonly events: readonly Event[];
  readonly state: object;
}

/** An example case that was played: the position before, after each step and at the end, for drawing it. */
export interface Staged {
  readonly options: OptionValues;
  readonly rules: Rules;
  readonly start: object;
  readonly steps: readonly ExampleStep[];
  readonly end: object;
}

/** One difference between what an example says and what the rules do. */
export interface Failure {
  readonly example: string;
  /** Counted from 1. */
  readonly case: number;
  /** The field of the example: `after`, `legal` and so on. */
  readonly field: string;
  readonly expected: string;
  readonly actual: string;
}

export interface ExampleRun {
  readonly failures: readonly Failure[];
  readonly events: readonly Event[];
  readonly refusals: readonly Refusal[];
}

/** Plays every case of an example and compares all that it says. The example holds if there are no failures. */
export function runExample(game: Game, example: Example): ExampleRun {
  const failures: Failure[] = [];
  const events: Event[] = [];
  const refusals: Refusal[] = [];
  for (const [i, one] of example.cases.entries()) {
    const fail = (field: string, expected: string, actual: string): void => {
      failures.push({ example: example.id, case: i + 1, field, expected, actual });
    };
    const staged = stage(game, one);
    if (!staged.ok) {
      const { code, args } = staged.problem;
      fail(
        code.replace(/^example\./, ''),
        String(args?.['expected'] ?? 'readable'),
        told(code, args),
      );
      continue;
    }
    events.push(...staged.value.steps.flatMap((step) => step.events));
    compare(one, staged.value, fail, refusals);
  }
  return { failures, events, refusals };
}

/** Sets up the position of an example case and plays its actions. */
export function stage(game: Game, one: ExampleCase): Result<Staged> {
  const preset = one.preset === undefined ? {} : game.options.presets[one.preset];
  if (preset === undefined) return problem('example.preset', { found: one.preset ?? '' });
  const options = parseOptions(game.options, { ...preset, ...one.options });
  if (!options.ok)
    return problem('example.options', { found: told(options.problem.code, options.problem.args) });
  const rules = game.rules(options.value);
  const start =
    one.position === undefined ? ok(rules.create()) : rules.notation.parsePosition(one.position);
  if (!start.ok)
    return problem('example.position', { found: told(start.problem.code, start.problem.args) });

  const steps: ExampleStep[] = [];
  let state = start.value;
  for (const text of one.do ?? []) {
    const action = readAction(rules, state, text);
    if (!action.ok)
      return problem('example.do', {
        expected: text,
        found: told(action.problem.code, action.problem.args),
      });
    const actor = rules.actor(state);
    const refusal = rules.check(state, action.value, actor);
    if (refusal !== undefined) {
      return problem('example.do', {
        expected: text,
        found: `refused by ${told(refusal.clause, { code: refusal.code })}`,
      });
    }
    const trace = new EventList();
    const next = rules.create();
    rules.copy(state, next);
    rules.apply(next, action.value, trace);
    steps.push({ text, events: trace.events, state: next });
    state = next;
  }
  return ok({ options: options.value, rules, start: start.value, steps, end: state });
}

type Fail = (field: string, expected: string, actual: string) => void;

function compare(one: ExampleCase, staged: Staged, fail: Fail, refusals: Refusal[]): void {
  const { rules, end, steps } = staged;
  if (one.after !== undefined) compareAfter(rules, end, one.after, fail);
  if (one.events !== undefined) {
    const expected = one.events.join(', ');
    const actual = inRuns(steps.flatMap(({ events }) => events.map(({ code }) => code))).join(', ');
    if (inRuns(one.events.flatMap(unrolled)).join(', ') !== actual)
      fail('events', expected, actual);
  }
  for (const forbidden of one.refused ?? []) {
    const refusal = compareRefused(rules, end, forbidden, fail);
    if (refusal !== undefined) refusals.push(refusal);
  }
  if (one.legal !== undefined) compareLegal(rules, end, one.legal, fail);
  if (one.legalCount !== undefined) {
    const actual = rules.actor(end) === OVER ? 0 : rules.count(end);
    if (actual !== one.legalCount) fail('legalCount', String(one.legalCount), String(actual));
  }
  if (one.outcome !== undefined) compareOutcome(rules, end, one.outcome, fail);
}

function compareAfter(rules: Rules, end: object, after: string, fail: Fail): void {
  const { notation } = rules;
  const expected = notation.parsePosition(after);
  const actual = notation.position(end);
  if (!expected.ok) fail('after', after, told(expected.problem.code, expected.problem.args));
  else if (notation.position(expected.value) !== actual) {
    fail('after', notation.position(expected.value), actual);
  }
}

function compareRefused(
  rules: Rules,
  end: object,
  forbidden: Forbidden,
  fail: Fail,
): Refusal | undefined {
  const { action: text, clause, code, by } = forbidden;
  const expected = `${text}: refused by ${told(clause, code === undefined ? undefined : { code })}`;
  const action = rules.notation.parse(end, text);
  if (!action.ok) {
    fail('refused', expected, told(action.problem.code, action.problem.args));
    return undefined;
  }
  const actor: Actor = by === undefined ? rules.actor(end) : Number(by.slice(1)) - 1;
  const refusal = rules.check(end, action.value, actor);
  if (refusal === undefined) fail('refused', expected, 'legal');
  else if (refusal.clause !== clause || (code !== undefined && refusal.code !== code)) {
    fail('refused', expected, `refused by ${told(refusal.clause, { code: refusal.code })}`);
  }
  return refusal;
}

function compareLegal(rules: Rules, end: object, legal: readonly string[], fail: Fail): void {
  const count = rules.actor(end) === OVER ? 0 : rules.count(end);
  const missing = new Set<Action>(Array.from({ length: count }, (_, k) => rules.nth(end, k)));
  const given = new Set<Action>();
  for (const text of legal) {
    const action = readAction(rules, end, text);
    if (!action.ok) fail('legal', text, told(action.problem.code, action.problem.args));
    else if (given.has(action.value)) fail('legal', text, 'said twice');
    else if (!missing.delete(action.value)) fail('legal', text, 'not legal');
    if (action.ok) given.add(action.value);
  }
  for (const action of missing) fail('legal', 'not listed', rules.notation.format(end, action));
}

function compareOutcome(
  rules: Rules,
  end: object,
  expected: NonNullable<ExampleCase['outcome']>,
  fail: Fail,
): void {
  if (rules.actor(end) !== OVER) return fail('outcome', expected.code, 'not over');
  const outcome = rules.outcome(end);
  const winners = outcome.winners.map((seat) => `P${seat + 1}`).join(', ');
  if (outcome.code !== expected.code) fail('outcome.code', expected.code, outcome.code);
  if (expected.winners.join(', ') !== winners) {
    fail('outcome.winners', expected.winners.join(', '), winners);
  }
  for (const [name, value] of Object.entries(expected.measures ?? {})) {
    const actual = JSON.stringify(outcome.measures[name]) ?? 'not measured';
    if (JSON.stringify(value) !== actual) {
      fail(`outcome.measures.${name}`, JSON.stringify(value), actual);
    }
  }
}

/** Reads an action in notation. A seat in front of it, such as `P2`, must be the one to act. */
function readAction(rules: Rules, state: object, text: string): Result<Action> {
  const seat = /^P(\d+) /i.exec(text);
  const actor = rules.actor(state);
  if (actor === OVER) return problem('example.over');
  if (seat !== null && (actor === CHANCE || Number(seat[1]) !== actor + 1)) {
    return problem('example.seat');
  }
  return rules.notation.parse(state, seat === null ? text : text.slice(seat[0].length));
}

function unrolled(event: string): readonly string[] {
  const [code = '', times] = event.split(' x');
  return Array.from({ length: Number(times ?? 1) }, () => code);
}

/** Codes with repetitions counted: `lit, lit, lit` becomes `lit x3`. */
function inRuns(codes: readonly string[]): readonly string[] {
  const runs: { code: string; times: number }[] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.code === code) last.times += 1;
    else runs.push({ code, times: 1 });
  }
  return runs.map(({ code, times }) => (times === 1 ? code : `${code} x${times}`));
}

function told(what: string, args: Arguments | undefined): string {
  const { expected: _, ...rest } = args ?? {};
  const details = Object.values(rest).join(', ');
  return details === '' ? what : `${what} (${details})`;
}
