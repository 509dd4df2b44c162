import { commandLine } from '@glade/lab';
import { outsideGame } from '../shelf/outside.ts';

/** An installed Glade is JavaScript, and a command of its own, which npx finds; in the folder of Glade npm starts it. */
export const PROGRAM = !import.meta.filename.endsWith('.js')
  ? 'npm run glade --'
  : process.env['npm_command'] === 'exec'
    ? 'npx glade'
    : 'glade';

/** The command that repeats an answer, as it is typed here; a game from outside is called as it was. */
export const repeatCommand: typeof commandLine = (name, game, experiment, more) =>
  commandLine(name, game, experiment, more, {
    program: PROGRAM,
    place: outsideGame(game.id)?.named,
  });
