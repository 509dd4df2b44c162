import type { Evaluation, Rules } from '@glade/engine';
import type { VeronaOptions } from '../rules/options.ts';
import type { VeronaKernel } from '../rules/rules.ts';
import { CARRIED, ENDED, NO_TOKEN, type VeronaState, WON } from '../rules/state.ts';
import { options } from '../rules/options.ts';
import { tooManyUnused } from '../rules/turn/endings.ts';
import { isWasteful, moveFilter } from './move-filter.ts';

/** By where the token in play is, what it counts of one that is home. */
const ON_THE_WAY = [0, 0, 0.3, 0.6];
/** The most that a match can score that is not over. */
const OPEN = 0.9;
/** How much the threats of being boxed in or mired take off at most, about. */
const DANGER = 0.3;

/** About a round: from there on the score says more than playing on by chance. */
const HORIZON = 24;

/** The difficulties in which matches have shown that the elders are no weaker (docs/decisions/0056). */
const MEASURED = ['medium'];

/** Whether matches have shown that the elders are no weaker by these rules: all other options are usual, no number is changed. */
function areMeasured(o: VeronaOptions): boolean {
  const given: Readonly<Record<string, unknown>> = { ...o };
  const usual = Object.entries(options.options).every(([name, { affects, default: normal }]) =>
    name === 'difficulty'
      ? MEASURED.includes(o.difficulty)
      : affects === 'table' || given[name] === normal,
  );
  return usual && !Object.keys(given).some((name) => name.startsWith('FV-'));
}

/** What a search knows beside the rules. */
export function evaluation(rules: Rules): Evaluation<VeronaState> {
  const { options: o } = rules as VeronaKernel & Rules<VeronaState>;
  return {
    ...(areMeasured(o) ? { strong: 'elders' } : {}),
    horizon: HORIZON,
    hintEntries: 100_000,
    moveFilter,
    wastes: isWasteful,

    // The team's one score; before the end, how much is home, less what threatens.
    score(s, out) {
      out.fill(s.step === ENDED ? Number(s.result === WON) : expected(s, o), 0, o.seats);
    },
  };
}

function expected(s: VeronaState, o: VeronaOptions): number {
  const { goal, seats } = o;
  const tooMany = tooManyUnused(o);
  const home = (s.delivered + ON_THE_WAY[s.token]!) / goal;
  let boxed = 0;
  let mired = 0;
  for (let seat = 0; seat < seats; seat++) {
    boxed += Math.min(s.unusedCount[seat]!, tooMany) / tooMany;
    if (s.encounterCount[seat]! > 0) mired += 1;
  }
  const threat = (boxed / seats) ** 3 + 0.5 * (mired / seats) ** 2;
  // About six tiles are laid for each token.
  const late = s.landLeft < 6 * (goal - s.delivered) && s.token < CARRIED ? 0.1 : 0;
  const waits = s.token === NO_TOKEN || s.jokers > 0 ? 0.02 : 0;
  return Math.min(OPEN, Math.max(0.01, 0.25 + 0.65 * home - DANGER * threat - late - waits));
}
