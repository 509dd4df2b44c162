import { readWeights } from '@glade/boards/stored-weights';
import stored from './weights.json' with { type: 'json' };

/** What `npm run learn` has learned of Wildfire. */
export const learnedWeights = (): Float32Array => readWeights(stored);
