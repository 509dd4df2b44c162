/**
 * `npm start`: builds the app where that is needed and serves it, in one process that hears when it is to end.
 */
import { build, isStale } from './build.ts';

if (!isStale() || (await build('quiet'))) {
  process.argv.splice(2, 0, 'serve');
  await import('../packages/cli/src/main.ts');
} else {
  process.exitCode = 1;
}
