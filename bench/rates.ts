/**
 * Measures how many matches one core plays in a second, and how many bytes a result has. It plays each game as a worker of
 * the queue does, in jobs of a few seconds, with one process for each line of the table. It counts seconds of the processor,
 * garbage collections included, because the clock depends on what else the machine does.
 *
 *   npm run bench -- rates [--seconds 10] [--bots policy,greedy] [--games id,id]
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { parseOptions, type WholeGame } from '@glade/engine';
import { games } from '@glade/games';
import { botNames, Study, type Experiment } from '@glade/lab';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    bots: { type: 'string' },
    games: { type: 'string', default: games.map(({ id }) => id).join(',') },
    one: { type: 'boolean', default: false },
  },
});

interface Rate {
  readonly perSecond: number;
  /** Bytes of the last result, and the matches in it. */
  readonly bytes: number;
  readonly matches: number;
}

/** The seconds that a job takes, as in the queue. */
const JOB = 5;

function optionsOf(game: WholeGame): Experiment['options'] {
  const parsed = parseOptions(game.options, { ...game.options.bulk });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

/** Plays jobs until `seconds` are over. The first one warms up and is not counted. */
function measure(game: WholeGame, bot: string, seconds: number): Rate {
  const options = optionsOf(game);
  const bots = Array.from({ length: game.rules(options).seats }, () => bot);
  const experiment = { game: game.id, options, bots, seed: '1', games: 1_000_000_000 };
  let from = 0;
  const job = (limit: number): Rate => {
    const started = performance.now();
    const first = from;
    const before = process.cpuUsage();
    const study = new Study(game, [experiment]);
    let passed = 0;
    for (; passed < limit; passed = (performance.now() - started) / 1000)
      study.play({ from, to: (from += 10) });
    const { user, system } = process.cpuUsage(before);
    const text = JSON.stringify(study.result(), (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    );
    return {
      perSecond: (from - first) / ((user + system) / 1e6),
      bytes: text.length,
      matches: from - first,
    };
  };
  job(Math.min(JOB, seconds / 2));
  const jobs = Array.from({ length: Math.max(1, Math.floor(seconds / JOB)) }, () =>
    job(Math.min(JOB, seconds)),
  );
  const mean = jobs.reduce((sum, { perSecond }) => sum + perSecond, 0) / jobs.length;
  return { ...jobs.at(-1)!, perSecond: mean };
}

function inProcess(id: string, bot: string): Rate {
  const args = ['--one', '--games', id, '--bots', bot, '--seconds', values.seconds];
  const text = execFileSync(process.execPath, [import.meta.filename, ...args], {
    encoding: 'utf8',
  });
  return JSON.parse(text) as Rate;
}

const chosen = games.filter(({ id }) => values.games.split(',').includes(id));
if (values.one) {
  console.log(JSON.stringify(measure(chosen[0]!, values.bots!, Number(values.seconds))));
} else {
  console.log(
    '| game | bot | matches a second and core | core-hours for 10^9 | bytes of a result |',
  );
  console.log('| --- | --- | ---: | ---: | ---: |');
  for (const game of chosen) {
    const known = botNames(game, game.rules(optionsOf(game)));
    // The default bot, and random play.
    const bots = values.bots?.split(',') ?? new Set([known[0]!, 'random']);
    for (const bot of bots) {
      const { perSecond, bytes } = inProcess(game.id, bot);
      const hours = 1e9 / perSecond / 3600;
      const cells = [game.id, bot, Math.round(perSecond), hours.toFixed(hours < 10 ? 1 : 0), bytes];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}
