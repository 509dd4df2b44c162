import { tellProblem } from '@glade/text';
import { short } from '@glade/engine';
import { UserError } from '../arguments/user-error.ts';
import { note } from '../terminal/output.ts';
import { likelyLanguage, cliTranslator } from '../text/translator.ts';
import { createProgram, commandLineError } from './program.ts';

/**
 * The name of the lab's error `Stopped`. The lab is loaded only where matches are played, so its class is not imported
 * here.
 */
const STOPPED = 'Stopped';

/** Does what is asked for by `args`, the words after `glade`. What goes wrong is said as by `tellError`. */
export async function runCommand(args: readonly string[]): Promise<void> {
  try {
    const asked = args.length > 0 ? args : ['--help'];
    await createProgram(likelyLanguage(args)).parseAsync(asked, { from: 'user' });
  } catch (error) {
    tellError(error, args);
  }
}

/**
 * Prints one sentence on standard error. The exit code is 2 for what the person can correct, and 1 for a fault of
 * Glade.
 */
export function tellError(error: unknown, args: readonly string[]): void {
  const language = likelyLanguage(args);
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
