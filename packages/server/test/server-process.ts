import { availableParallelism } from 'node:os';
import { BotJobs, BotLine, botThreads } from '@glade/online/bots';
import { Tables } from '@glade/online/host';
import { openFolder, openPostgres } from '@glade/online/storage';
import { games } from '@glade/games';
import { serveApp } from '../src/index.ts';
import { LIMITS } from '../src/guard/limits.ts';

// A server as `glade serve` starts it, with bots that move at once; with a file of threads as the last argument its bots think
// there, as people's do. It says its address in one line and runs until it is killed, or until its parent is gone.

const [place = '', root = '', port = '0', worker] = process.argv.slice(2);
/** One core is left to people, as `glade serve` does it. */
const atOnce = Math.max(1, availableParallelism() - 1);
const minute = (): number => Math.floor(Date.now() / 60_000);
const isShared = place.startsWith('postgres');
const { store } = isShared ? await openPostgres(place, minute) : await openFolder(place, minute);
const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);
const rest = worker === undefined ? 0 : 10;
const bots = isShared
  ? await BotJobs.open({ address: place, atOnce, rest, report })
  : new BotLine({ atOnce, most: 10_000, rest, report });
const tables = new Tables({
  store,
  bots,
  game: (id) => games.find((game) => game.id === id),
  chooser:
    worker === undefined
      ? { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) }
      : botThreads(new URL(worker), atOnce),
  report,
  mayBeCalled: () => true,
});
const limits = {
  ...LIMITS,
  tables: [1000, 1000],
  questions: [10_000, 10_000],
  pages: 10_000,
  messages: [10_000, 10_000],
} as const;
const { url } = await serveApp(root, '127.0.0.1', Number(port), { tables, limits });
process.stdout.write(`${url}\n`);
process.stdin.on('end', () => process.exit());
process.stdin.resume();
