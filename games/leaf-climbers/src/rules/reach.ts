import * as squares36 from '@glade/boards/squares36';
import type { ClimberState } from './state.ts';

// Local names: a loop that calls through an import looks it up each time.
const { aroundHigh, aroundLow, high, low, SQUARES } = squares36;

const SQUARE = Array.from({ length: SQUARES }, (_, square) => square);
const AROUND_LOW = Int32Array.from(SQUARE, (n) => aroundLow(low(n), high(n)));
const AROUND_HIGH = Int32Array.from(SQUARE, (n) => aroundHigh(low(n), high(n)));

/** The word of the squares that are exactly so high. */
const exactly = (atLeast: Int32Array, at: number): number => atLeast[at]! & ~atLeast[at + 2]!;

/**
 * Puts into the set the squares that `findPaths` would find within 1 to 4 steps (LC-R14), the start included, without
 * the ways: what random matches ask for most, and so unrolled, which makes them a fifth faster. The squares of one
 * level and price go on all at once; a step costs one and as many as it rises (LC-22, LC-23), downwards `descend`,
 * which is 2 or 3 (LC-24, LC-R7).
 */
export function findReach(s: ClimberState, from: number, steps: number, descend: number): void {
  const { atLeast } = s;
  const level = s.elevation[from]!;
  const two = descend === 2 ? -1 : 0;
  const three = ~two;
  const at = 2 * level;
  const belowLow = ~atLeast[at]!;
  const belowHigh = ~atLeast[at + 1]!;
  const flatLow = exactly(atLeast, at);
  const flatHigh = exactly(atLeast, at + 1);
  const up1Low = exactly(atLeast, at + 2);
  const up1High = exactly(atLeast, at + 3);
  const up2Low = exactly(atLeast, at + 4);
  const up2High = exactly(atLeast, at + 5);

  // What costs 1 is on the same level.
  let nextLow = AROUND_LOW[from]!;
  let nextHigh = AROUND_HIGH[from]!;
  const oneLow = nextLow & flatLow;
  const oneHigh = nextHigh & flatHigh;
  let allLow = low(from) | oneLow;
  let allHigh = high(from) | oneHigh;
  if (steps > 1) {
    let twoLow = nextLow & (up1Low | (belowLow & two));
    let twoHigh = nextHigh & (up1High | (belowHigh & two));
    let threeLow = nextLow & (up2Low | (belowLow & three));
    let threeHigh = nextHigh & (up2High | (belowHigh & three));
    let fourLow = nextLow & exactly(atLeast, at + 6);
    let fourHigh = nextHigh & exactly(atLeast, at + 7);
    // On from there.
    nextLow = aroundLow(oneLow, oneHigh);
    nextHigh = aroundHigh(oneLow, oneHigh);
    twoLow = (twoLow | (nextLow & flatLow)) & ~allLow;
    twoHigh = (twoHigh | (nextHigh & flatHigh)) & ~allHigh;
    allLow |= twoLow;
    allHigh |= twoHigh;
    if (steps > 2) {
      threeLow |= nextLow & (up1Low | (belowLow & two));
      threeHigh |= nextHigh & (up1High | (belowHigh & two));
      fourLow |= nextLow & (up2Low | (belowLow & three));
      fourHigh |= nextHigh & (up2High | (belowHigh & three));
      // On from what costs 2, level by level: one up, the same after two steps, or below.
      for (let l = 0; l <= at + 2; l += 2) {
        const setLow = twoLow & exactly(atLeast, l);
        const setHigh = twoHigh & exactly(atLeast, l + 1);
        if ((setLow | setHigh) === 0) continue;
        nextLow = aroundLow(setLow, setHigh);
        nextHigh = aroundHigh(setLow, setHigh);
        threeLow |= nextLow & exactly(atLeast, l);
        threeHigh |= nextHigh & exactly(atLeast, l + 1);
        fourLow |= nextLow & (exactly(atLeast, l + 2) | (~atLeast[l]! & two));
        fourHigh |= nextHigh & (exactly(atLeast, l + 3) | (~atLeast[l + 1]! & two));
      }
      threeLow &= ~allLow;
      threeHigh &= ~allHigh;
      allLow |= threeLow;
      allHigh |= threeHigh;
      if (steps > 3) {
        // On from what costs 3: only steps on the same level are left.
        for (let l = 0; l <= at + 4; l += 2) {
          const setLow = threeLow & exactly(atLeast, l);
          const setHigh = threeHigh & exactly(atLeast, l + 1);
          if ((setLow | setHigh) === 0) continue;
          fourLow |= aroundLow(setLow, setHigh) & exactly(atLeast, l);
          fourHigh |= aroundHigh(setLow, setHigh) & exactly(atLeast, l + 1);
        }
        allLow |= fourLow;
        allHigh |= fourHigh;
      }
    }
  }
  s.setLow = allLow;
  s.setHigh = allHigh;
}
