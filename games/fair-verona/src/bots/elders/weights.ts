import stored from './weights.json' with { type: 'json' };

/** What `npm run learn -- --game fair-verona` has learned. */
export const learnedWeights = (): Float64Array => Float64Array.from(stored);
