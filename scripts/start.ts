/**
 * `npm start`: builds the app if a source has changed, and serves it in the same process, so that Ctrl-C reaches the server.
 */
import { build, isStale } from './build.ts';

if (!isStale() || (await build('quiet'))) {
  process.argv.splice(2, 0, 'serve');
  await import('../packages/cli/src/main.ts');
} else {
  process.exitCode = 1;
}
