import { TOO_MANY } from '../rules/turn/endings.ts';
import type { Chosen } from '../rules/options.ts';
import { CARRIED, ENDED, NO_TOKEN, type VeronaState, WON } from '../rules/state.ts';

/** What a token is worth on its way, of one brought home. */
const ON_THE_WAY = [0, 0, 0.3, 0.6];
/** What an open match is worth at most, and what it loses where all but one are boxed in, or everybody is mired. */
const OPEN = 0.9;
const DANGER = 0.3;

/** What everybody has won or may expect: how much is home, less what threatens. */
export function score(s: VeronaState, o: Chosen, out: Float64Array): void {
  out.fill(s.step === ENDED ? Number(s.result === WON) : expected(s, o), 0, o.seats);
}

function expected(s: VeronaState, { goal, seats }: Chosen): number {
  const home = (s.delivered + ON_THE_WAY[s.token]!) / goal;
  let boxed = 0;
  let mired = 0;
  for (let seat = 0; seat < seats; seat++) {
    boxed += Math.min(s.unusedCount[seat]!, TOO_MANY) / TOO_MANY;
    if (s.encounterCount[seat]! > 0) mired += 1;
  }
  const threat = (boxed / seats) ** 3 + 0.5 * (mired / seats) ** 2;
  // What is still to be brought home takes about as many tiles as there are.
  const late = s.landLeft < 6 * (goal - s.delivered) && s.token < CARRIED ? 0.1 : 0;
  const waits = s.token === NO_TOKEN || s.jokers > 0 ? 0.02 : 0;
  return Math.min(OPEN, Math.max(0.01, 0.25 + 0.65 * home - DANGER * threat - late - waits));
}
