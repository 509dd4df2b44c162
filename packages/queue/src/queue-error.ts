import type { Arguments, Problem } from '@glade/engine';

/** A problem with the queue that the caller can solve. Its message is `problem.queue.*`. */
export class QueueError extends Error {
  readonly problem: Problem;

  constructor(code: `queue.${string}`, args?: Arguments) {
    super(code);
    this.problem = args === undefined ? { code } : { code, args };
  }
}
