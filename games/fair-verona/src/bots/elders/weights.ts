import stored from './weights.json' with { type: 'json' };
import usual from './usual-weights.json' with { type: 'json' };

/** What `npm run learn -- --game fair-verona` has learned. */
export const learnedWeights = (): Float64Array => Float64Array.from(stored);

/** What `npm run learn -- --game fair-verona-usual` has learned. */
export const usualWeights = (): Float64Array => Float64Array.from(usual);
