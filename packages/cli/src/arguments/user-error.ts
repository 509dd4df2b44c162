import type { Arguments, WholeGame, Problem, Result } from '@glade/engine';

/** An error that the person who typed the command can correct: one sentence, exit code 2. */
export class UserError extends Error {
  readonly problem: Problem;
  /** The game whose messages explain the problem, if it came from the game. */
  readonly game: WholeGame | undefined;

  constructor(code: string, args?: Arguments, game?: WholeGame, cause?: unknown) {
    super(code, { cause });
    this.game = game;
    this.problem = args === undefined ? { code } : { code, args };
  }
}

/** The value, or throws the problem as a UserError. `game` may be needed for the message. */
export function valueOrThrow<T>(result: Result<T>, game?: WholeGame): T {
  if (result.ok) return result.value;
  throw new UserError(result.problem.code, result.problem.args, game);
}
