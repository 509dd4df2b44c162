import { defaults, type OptionValues, type ValueBounds, type ValueMap } from '@glade/engine';
import { games, values } from '@glade/games';
import { provenShare } from '../../../packages/cli/src/experiments/possible-share.ts';
import {
  sampledBounds,
  sampledStart,
} from '../../../packages/cli/src/experiments/sampled-starts.ts';

// What is known of all starts of solo Wildfire: the tables that come with the game, as `npm run value` tells them.

/** One start: how likely it is, and its bounds. */
export interface KnownStart {
  readonly name: string;
  readonly chance: number;
  /** Undefined where nothing is proven. */
  readonly proven?: ValueBounds;
  /** Hold each by itself in 99 of 100 cases. */
  readonly sampled: ValueBounds;
}

const value = values['wildfire']!;
const options = (more: OptionValues): OptionValues => ({
  ...defaults(games.find(({ id }) => id === 'wildfire')!.options),
  ...more,
});

export const { seed, games: matches, gap } = value.sampled;

const sumsOf = (name: string) => sampledStart(name, value.sampled.starts[name]!, matches);

export const starts: readonly KnownStart[] = value.starts(options({})).map(({ name, chance }) => {
  const [lower, upper] = value.proven[name] ?? [];
  return {
    name,
    chance,
    ...(lower === undefined || upper === undefined ? {} : { proven: { lower, upper } }),
    sampled: sampledBounds([{ found: sumsOf(name), weight: 1 }]),
  };
});

export const maps: readonly ValueMap[] = value.maps(options({}));

/** The bounds over all starts from samples, with this option. */
export const sampledAll = (startBuffer: number): ValueBounds =>
  sampledBounds(
    value
      .starts(options({ startBuffer }))
      .map(({ name, chance }) => ({ found: sumsOf(name), weight: chance })),
  );

/** What is proven over all starts with this option. */
export const provenAll = (startBuffer: number): ValueBounds =>
  provenShare(value.starts(options({ startBuffer })), value.proven);
