import { LIMIT, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { countTaps } from '../e2e/count-taps.ts';
import { PLAYED } from '../e2e/real-matches.ts';

test.each(Object.entries(PLAYED))(
  'what lies on the table is entered in few taps: %s',
  LIMIT,
  (name, played) => {
    // A battle of War Kids is long.
    const few = name === 'War Kids' ? 2 : 20;
    const { taps, throws, fiveDice } = countTaps(played, sample(`taps of ${name}`, few, 1000));
    const counted = name === 'Starfall Forest' ? fiveDice : { taps, throws };
    expect(counted.throws).toBeGreaterThan(20);
    expect(counted.taps / counted.throws).toBeLessThanOrEqual(played.most);
  },
);
