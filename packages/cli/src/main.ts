#!/usr/bin/env node
import { tellProblem } from '@glade/text';
import { short } from '@glade/engine';
import { UserError } from './arguments/user-error.ts';
import { createProgram, commandLineError } from './commands/program.ts';
import { note } from './terminal/output.ts';
import { likelyLanguage, cliTranslator } from './text/translator.ts';

const args = process.argv.slice(2);
const language = likelyLanguage(args);

/**
 * The name of the lab's error `Stopped`. The lab is loaded only where matches are played, so its class is not imported
 * here.
 */
const STOPPED = 'Stopped';

/**
 * Prints one sentence on standard error. The exit code is 2 for what the person can correct, and 1 for a fault of
 * Glade.
 */
function printError(error: unknown): void {
  const failure = error instanceof UserError ? error : commandLineError(error, args);
  if (failure === 'none') return;
  if (error instanceof Error && error.name === STOPPED) {
    process.stderr.write(`${cliTranslator(language)('cli.partial.none')}\n`);
    return;
  }
  const reason = short(error instanceof Error ? error.message : error);
  const problem = failure?.problem ?? { code: 'cli.bug', args: { reason } };
  note(tellProblem(cliTranslator(language, failure?.game), problem));
  process.exitCode = failure === undefined ? 1 : 2;
}

function exitWithError(error: unknown): never {
  printError(error);
  process.exit();
}

// The reader has closed the pipe, as in `glade rules wildfire | head -1`.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  error.code === 'EPIPE'
    ? process.exit()
    : exitWithError(new UserError('cli.output', { reason: error.code ?? error.message })),
);
process.stderr.on('error', () => {});
process.on('uncaughtException', exitWithError);
process.on('unhandledRejection', exitWithError);

try {
  await createProgram(language).parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
} catch (error) {
  printError(error);
}
