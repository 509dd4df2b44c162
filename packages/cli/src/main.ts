#!/usr/bin/env node
import { UserError } from './arguments/user-error.ts';
import { runCommand, tellError } from './commands/run.ts';

const args = process.argv.slice(2);

// `npm run glade` runs in the folder of Glade, wherever it was typed; what people name lies where they are.
const { npm_lifecycle_event: script, INIT_CWD: typedIn } = process.env;
if (script === 'glade' && typedIn !== undefined) process.chdir(typedIn);

function exitWithError(error: unknown): never {
  tellError(error, args);
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

await runCommand(args);
