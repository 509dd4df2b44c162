import type { Arguments, Problem, Result } from '@glade/engine';

/** Something the person who typed the command can mend: one sentence, exit code 2. */
export class Failure extends Error {
  readonly problem: Problem;

  constructor(code: string, args?: Arguments) {
    super(code);
    this.problem = args === undefined ? { code } : { code, args };
  }
}

/** The value, or the problem as a failure. */
export function need<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Failure(result.problem.code, result.problem.args);
}
