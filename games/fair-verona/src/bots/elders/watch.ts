import { CHANCE, OVER, outcomeAt, type OptionValues, type Random } from '@glade/engine';
import { options } from '../../rules/options.ts';
import { rules, type VeronaKernel } from '../../rules/rules.ts';
import { type VeronaState, WON } from '../../rules/state.ts';
import { Council } from '../council/council.ts';
import { Family } from '../family/family.ts';
import { LearnedChance } from './learned-chance.ts';
import { Positions } from './positions.ts';
import { MoreSigns } from './more-signs.ts';

/** The rules that are learned, in turn; all other options have their defaults. */
const DIFFICULTIES = ['easy', 'medium', 'hard', 'hard'];

/** Until a turn drawn below this, one decision of the family in so many is left to chance, so that unusual positions are seen. */
const LATEST = 60;
const ASTRAY = 8;
/** One turn in so many is kept. */
const KEPT = 4;

/** How those think who have learned from the family only. */
const QUICK = {
  playouts: 24,
  roundsBetweenTests: 4,
  roundsUntilAlike: 8,
  doubt: 0.02,
  leastGain: 0.03,
  turns: 6,
};
/** One of their decisions in so many is looked into, by so many matches that the family plays on from there. */
const LOOKED_INTO = 2;
const MATCHES = 3;
/** After so many turns the position is kept, and up to so many more. */
const SOON = 4;
const LATER = 9;

function usualRules(difficulty: string): VeronaKernel {
  const usual: Record<string, OptionValues[string]> = {};
  for (const [name, option] of Object.entries(options.options)) usual[name] = option.default;
  return rules({ ...usual, difficulty });
}

/** The options of the rules that have their defaults. */
export const usualOptions = () => usualRules('medium').options;

/** Positions of so many matches of the family. */
export function watchFamily(matches: number, random: Random): Positions {
  const tables = DIFFICULTIES.map((difficulty) => {
    const kernel = usualRules(difficulty);
    const signs = new MoreSigns(kernel.options);
    return { kernel, signs, family: new Family(kernel), s: kernel.create() };
  });
  const positions = new Positions();
  for (let match = 0; match < matches; match++) {
    const { kernel, signs, family, s } = tables[match % tables.length]!;
    const from = positions.count;
    kernel.copy(kernel.create(), s);
    family.forget();
    const late = random.below(LATEST);
    for (let turn = 0; kernel.actor(s) !== OVER;) {
      if (s.turn < late && kernel.actor(s) !== CHANCE && random.below(ASTRAY) === 0)
        kernel.apply(s, s.legal[random.below(s.choices)]!);
      else step(kernel, s, family, random);
      if (s.turn === turn || kernel.actor(s) === OVER) continue;
      turn = s.turn;
      if (turn <= late || random.below(KEPT) > 0) continue;
      signs.look(s);
      positions.add(signs.values);
    }
    positions.end(from, s.result === WON);
  }
  return positions;
}

/** Positions that elders meet when they think, in so many matches: how the family then ends the match. */
export function watchElders(matches: number, weights: Float64Array, random: Random): Positions {
  const tables = DIFFICULTIES.map((difficulty) => {
    const kernel = usualRules(difficulty);
    const estimate = new LearnedChance(kernel.options, weights, new MoreSigns(kernel.options));
    return {
      kernel,
      signs: new MoreSigns(kernel.options),
      family: new Family(kernel),
      quick: new Council(kernel, { ...QUICK, estimate }),
      s: kernel.create(),
      playout: kernel.create(),
    };
  });
  const positions = new Positions();
  for (let match = 0; match < matches; match++) {
    const { kernel, signs, family, quick, s, playout } = tables[match % tables.length]!;
    kernel.copy(kernel.create(), s);
    while (kernel.actor(s) !== OVER) {
      if (kernel.actor(s) === CHANCE || s.choices === 1) {
        step(kernel, s, family, random);
        continue;
      }
      const action = quick.choose(s, random);
      const times = random.below(LOOKED_INTO) === 0 ? MATCHES : 0;
      for (let i = 0; i < times; i++) {
        kernel.copy(s, playout);
        kernel.apply(playout, quick.anyCandidate(random));
        const from = positions.count;
        playOn(kernel, playout, family, s.turn + SOON + random.below(LATER), random, () => {
          signs.look(playout);
          positions.add(signs.values);
        });
        positions.end(from, playout.result === WON);
      }
      kernel.apply(s, action);
    }
  }
  return positions;
}

/** The family plays a match to its end; `keep` is called at the beginning of a turn, if the match goes on until then. */
function playOn(
  kernel: VeronaKernel,
  s: VeronaState,
  family: Family,
  turn: number,
  random: Random,
  keep: () => void,
): void {
  family.forget();
  for (let kept = false; kernel.actor(s) !== OVER;) {
    if (!kept && s.turn >= turn) {
      keep();
      kept = true;
    }
    step(kernel, s, family, random);
  }
}

function step(kernel: VeronaKernel, s: VeronaState, family: Family, random: Random): void {
  if (kernel.actor(s) === CHANCE)
    kernel.apply(s, outcomeAt(kernel, s, random.below(kernel.totalWeight(s))));
  else kernel.apply(s, family.chooseOn(s));
}
