#!/usr/bin/env node
import { tellProblem } from '@glade/text';
import { short } from '@glade/engine';
import { Failure } from './failure.ts';
import { createProgram, misuse } from './program.ts';
import { note } from './terminal.ts';
import { likelyLanguage, voice } from './voice.ts';

const args = process.argv.slice(2);
const language = likelyLanguage(args);

/** The name of the lab's error, which is loaded only where matches are played. */
const STOPPED = 'Stopped';

/** One sentence on standard error: 2 for what the person can mend, 1 for a fault of Glade's own. */
function complain(error: unknown): void {
  const failure = error instanceof Failure ? error : misuse(error, args);
  if (failure === 'none') return;
  if (error instanceof Error && error.name === STOPPED) {
    process.stderr.write(`${voice(language)('cli.partial.none')}\n`);
    return;
  }
  const reason = short(error instanceof Error ? error.message : error);
  const problem = failure?.problem ?? { code: 'cli.bug', args: { reason } };
  note(tellProblem(voice(language, failure?.game), problem));
  process.exitCode = failure === undefined ? 1 : 2;
}

function stop(error: unknown): never {
  complain(error);
  process.exit();
}

// Whoever reads has seen enough, as in `glade rules wildfire | head -1`.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  error.code === 'EPIPE'
    ? process.exit()
    : stop(new Failure('cli.output', { reason: error.code ?? error.message })),
);
process.stderr.on('error', () => {});
process.on('uncaughtException', stop);
process.on('unhandledRejection', stop);

try {
  await createProgram(language).parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
} catch (error) {
  complain(error);
}
