import type { OptionArguments } from '../../arguments/game-options.ts';

/** Arguments of `glade value`, as typed. */
export interface ValueArguments extends OptionArguments {
  /** One start, whose value is proven again. */
  readonly start?: string;
  /** Proves every start again. For sampled bounds it is the default. */
  readonly all?: boolean;
  /** `proven`, or `sampled`: from matches with known dice, at 99 %. */
  readonly method?: string;
  /** What perfect play aims at. */
  readonly aim?: string;
  /** How many matches are played from each start. */
  readonly games?: string;
  readonly seed?: string;
  /** How far apart the proven bounds may be: a number from 0.0001 to 1. */
  readonly gap?: string;
  /** By how many events the bounds are looked ahead before matches are sampled: 0, 1 or 2. */
  readonly lookahead?: string;
  /** After so many seconds the work ends with what is proven by then. */
  readonly seconds?: string;
  /** Where the bounds of all starts are written. */
  readonly out?: string;
  readonly workers?: string;
}
