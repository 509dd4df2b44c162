import { SQUARES } from '@glade/boards/squares36';
import { burns, rollFire } from './fire.ts';
import type { FireOptions } from './options.ts';
import { copyState, FireState } from './state.ts';

const trial = new FireState();

/** The squares that would fill if this one were rolled now. The rules carry out that roll on a copy of the state. */
export function wouldFill(
  s: FireState,
  square: number,
  { chain, stackSpread }: Pick<FireOptions, 'chain' | 'stackSpread'>,
): number[] {
  copyState(s, trial);
  rollFire(trial, square, chain, stackSpread, undefined);
  const found: number[] = [];
  for (let other = 0; other < SQUARES; other++) {
    if (other !== square && !burns(s, other) && burns(trial, other)) found.push(other);
  }
  return found;
}
