import type { Arguments, Problem } from '@glade/engine';

/** Something about the queue that whoever asked can mend: told by a message `problem.queue.*`. */
export class QueueError extends Error {
  readonly problem: Problem;

  constructor(code: `queue.${string}`, args?: Arguments) {
    super(code);
    this.problem = args === undefined ? { code } : { code, args };
  }
}
