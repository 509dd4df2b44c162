import {
  short,
  type BoundedAim,
  type BoundSums,
  type KnownBounds,
  type OptionValues,
  type WholeGame,
} from '@glade/engine';
import type { Say } from '@glade/text';
import { MAX_GAMES } from '../../arguments/defaults.ts';
import { gameOptions, parseSeed, parseWholeNumber } from '../../arguments/game-options.ts';
import { UserError } from '../../arguments/user-error.ts';
import {
  areOf,
  boundsFrom,
  knownBounds,
  sampleBounds,
  type BoundedRules,
} from '../../experiments/sampled-bounds.ts';
import { print, wrapped } from '../../terminal/output.ts';
import { withProgressBar } from '../../terminal/progress-bar.ts';
import { aimNamed } from './aims.ts';
import type { ValueArguments } from './arguments.ts';
import { numbers, percents } from './maps.ts';
import { SamplesFile } from './samples-file.ts';

const GAMES = 1000;
/** What is asked of proofs only. */
const OF_PROOFS = ['start', 'all', 'gap', 'lookahead', 'seconds', 'workers'] as const;

/** Bounds of a game where nothing is proven: those that come with it, or from matches that are played now. */
export async function showBounds(
  say: Say,
  rules: BoundedRules & { readonly game: WholeGame },
  request: ValueArguments,
): Promise<void> {
  const { game, bounds, options } = rules;
  const { games, seed, method, out } = request;
  const wrong = OF_PROOFS.find((name) => request[name] !== undefined);
  if (wrong !== undefined || method === 'proven')
    throw new UserError('cli.value.samplesOnly', { name: `--${wrong ?? 'method proven'}` });
  if (method !== undefined && method !== 'sampled')
    throw new UserError('cli.value.method', { found: short(method) });
  const aims = request.aim === undefined ? bounds.aims : [aimNamed(bounds.aims, request.aim)];
  const drawn = {
    games: games === undefined ? GAMES : parseWholeNumber('--games', games, 2, MAX_GAMES),
    seed: parseSeed(seed ?? '1'),
  };
  const isAsked = games !== undefined || seed !== undefined || method !== undefined;
  const file = out === undefined ? undefined : new SamplesFile(out, game);
  const asked = aims.map((aim) => {
    const isOf = (each: KnownBounds): boolean => each.aim === aim.id && areOf(each, rules);
    const isDrawn = (each: KnownBounds): boolean =>
      isOf(each) && each.games === drawn.games && each.seed === drawn.seed;
    const kept = file?.samples.find(isAsked ? isDrawn : isOf);
    const known = kept ?? (isAsked ? undefined : knownBounds(game, bounds).find(isOf));
    // Before a match is played.
    file?.requireRoom(known ?? drawn, isOf);
    return { aim, isOf, known };
  });
  for (const { aim, isOf, known } of asked) {
    const found = known ?? {
      aim: aim.id,
      options: changedOptions(game, options),
      ...drawn,
      sums: await play(say, rules, aim.id, drawn),
    };
    file?.keep(found, isOf);
    tell(say, aim, found);
  }
}

const play = async (
  say: Say,
  { bounds, options }: BoundedRules,
  aim: string,
  { games, seed }: Pick<KnownBounds, 'games' | 'seed'>,
): Promise<BoundSums> =>
  withProgressBar(say, games, async (progress) =>
    sampleBounds(bounds.sampler(options, aim), aim, games, seed, progress),
  );

/** The options of the rules that differ from their defaults. */
function changedOptions(game: WholeGame, options: OptionValues): OptionValues {
  const usual = gameOptions(game, {});
  const ofRules = Object.entries(game.options.options).filter(
    ([, { affects }]) => affects === 'rules',
  );
  const changed = ofRules.filter(([name]) => options[name] !== usual[name]);
  return Object.fromEntries(changed.map(([name]) => [name, options[name]!]));
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
