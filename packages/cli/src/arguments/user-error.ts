import type { Arguments, WholeGame, Problem, Result } from '@glade/engine';

/** Something the person who typed the command can mend: one sentence, exit code 2. */
export class UserError extends Error {
  readonly problem: Problem;
  /** The game that says what is wrong, where the gate of a game has found it. */
  readonly game: WholeGame | undefined;

  constructor(code: string, args?: Arguments, game?: WholeGame) {
    super(code);
    this.game = game;
    this.problem = args === undefined ? { code } : { code, args };
  }
}

/** The value, or the problem as a failure; of a game whose own words may be needed for it. */
export function valueOrThrow<T>(result: Result<T>, game?: WholeGame): T {
  if (result.ok) return result.value;
  throw new UserError(result.problem.code, result.problem.args, game);
}
