import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  short,
  type BoundedAim,
  type GameBounds,
  type KnownBounds,
  type OptionValues,
  type WholeGame,
} from '@glade/engine';
import type { Say } from '@glade/text';
import { MAX_GAMES } from '../../arguments/defaults.ts';
import { readSmallFile, requireWritable, writeText } from '../../arguments/files.ts';
import { gameOptions, parseSeed, parseWholeNumber } from '../../arguments/game-options.ts';
import { UserError } from '../../arguments/user-error.ts';
import { boundsFrom, sampleBounds } from '../../experiments/sampled-bounds.ts';
import { print, wrapped } from '../../terminal/output.ts';
import { withProgressBar } from '../../terminal/progress-bar.ts';
import { aimNamed } from './aims.ts';
import type { ValueArguments } from './arguments.ts';
import { numbers, percents } from './maps.ts';

const GAMES = 1000;
/** What is asked of proofs only. */
const OF_PROOFS = ['start', 'all', 'gap', 'seconds', 'workers'] as const;

/** Bounds of a game where nothing is proven: those that come with it, or from matches that are played now. */
export async function showBounds(
  say: Say,
  { game, bounds, options }: { game: WholeGame; bounds: GameBounds; options: OptionValues },
  request: ValueArguments,
): Promise<void> {
  const { games, seed, method } = request;
  const wrong = OF_PROOFS.find((name) => request[name] !== undefined);
  if (wrong !== undefined || method === 'proven')
    throw new UserError('cli.value.samplesOnly', { name: `--${wrong ?? 'method proven'}` });
  if (method !== undefined && method !== 'sampled')
    throw new UserError('cli.value.method', { found: short(method) });
  const aims = request.aim === undefined ? bounds.aims : [aimNamed(bounds.aims, request.aim)];
  for (const aim of aims) {
    const known = bounds.known.find((each) => each.aim === aim.id && isOf(each, game, options));
    if (known !== undefined && games === undefined && seed === undefined && method === undefined) {
      tell(say, aim, known);
      continue;
    }
    const drawn = {
      games: games === undefined ? GAMES : parseWholeNumber('--games', games, 2, MAX_GAMES),
      seed: parseSeed(seed ?? '1'),
    };
    const sums = await withProgressBar(say, drawn.games, async (progress) =>
      sampleBounds(bounds.sampler(options, aim.id), aim.id, drawn.games, drawn.seed, progress),
    );
    const found = { aim: aim.id, options: changedOptions(game, options), ...drawn, sums };
    if (request.out !== undefined) keep(request.out, found);
    tell(say, aim, found);
  }
}

/** The options of the rules that differ from their defaults. */
function changedOptions(game: WholeGame, options: OptionValues): OptionValues {
  const usual = gameOptions(game, {});
  const ofRules = Object.entries(game.options.options).filter(
    ([, { affects }]) => affects === 'rules',
  );
  const changed = ofRules.filter(([name]) => options[name] !== usual[name]);
  return Object.fromEntries(changed.map(([name]) => [name, options[name]!]));
}

/** Whether these samples are of the rules that are asked about. */
const isOf = (known: KnownBounds, game: WholeGame, options: OptionValues): boolean =>
  isDeepStrictEqual(known.options, changedOptions(game, options));

/** Adds samples to a file of samples; those of the same aim and options are replaced. */
function keep(name: string, found: KnownBounds): void {
  const file = requireWritable(name);
  let kept: unknown = [];
  if (existsSync(file)) {
    try {
      kept = JSON.parse(readSmallFile(file));
    } catch {
      kept = undefined;
    }
  }
  if (!Array.isArray(kept)) throw new UserError('cli.value.samples', { file: short(file) });
  const others = (kept as readonly KnownBounds[]).filter(
    ({ aim, options }) => aim !== found.aim || !isDeepStrictEqual(options, found.options),
  );
  const lines = [...others, found].map((each) => `  ${JSON.stringify(each)}`);
  writeText(file, `[\n${lines.join(',\n')}\n]\n`);
}

function tell(
  say: Say,
  aim: BoundedAim,
  { sums, games }: Pick<KnownBounds, 'sums' | 'games'>,
): void {
  const found = boundsFrom(aim, sums, games);
  const shown = aim.unit === 'share' ? percents(say, found) : numbers(say, found);
  print(wrapped(say(`bounds.${aim.id}`, { ...shown, matches: games })), '');
  print(wrapped(say(`bounds.${aim.id}.how`)), '');
}
