import { ok, type GameBounds, type KeptBounds, type Rules, type SearchRules } from '@glade/engine';
import { bots } from '../bots/index.ts';
import { rules } from '../rules/index.ts';
import { veronaOptions } from '../rules/options.ts';
import type { VeronaState } from '../rules/state.ts';
import { value as en } from '../words/value.en.ts';
import { value as it } from '../words/value.it.ts';
import { FORESIGHT, KnownDraws, RANGES, WIN } from './known-draws.ts';
import sampled from './sampled.json' with { type: 'json' };

/**
 * How many matches a family can win: at least those that the bot `elders` wins, which plays best for its time. And how many somebody
 * can win who knows all draws: at least those of which one of many tries is won, by a bot that is quick enough to try often.
 */
export const bounds: GameBounds = {
  allows: ok,
  aims: [
    { id: WIN, unit: 'share', counts: 'wins', certain: [0, 1], ranges: RANGES },
    { id: FORESIGHT, unit: 'share', certain: [0, 1], ranges: RANGES },
  ],
  sampler(values, aim) {
    const kernel = rules(values);
    const evaluation = bots.evaluation(kernel as unknown as Rules);
    const search = { ...kernel, ...evaluation } as unknown as SearchRules<VeronaState>;
    const policies = bots.policies(search);
    return new KnownDraws(search, policies[aim === WIN ? 'elders' : 'family']!, aim);
  },
  read: veronaOptions,
  kept: sampled as unknown as KeptBounds,
  words: { en, it },
};
