import { expect, test } from 'vitest';
import { standing } from '../src/board/forest/Pieces.tsx';
import { cornerOf, OUTWARDS, SPOTS, UNIT } from '../src/board/forest/ring.ts';
import { sideOf } from '../src/rules/places.ts';

// Where firefighters are drawn who stand on the same place.

/** How far from the middle of a square the mark of a step reaches. */
const STEP = 28;

test('two on a place of the road hide no mark of the way into the forest, and no signpost', () => {
  for (const place of SPOTS) {
    const players = [0, 1].map(() => ({ place, role: 'hotshot', out: false }) as const);
    const [x, y] = cornerOf(place);
    const [across, down] = OUTWARDS[sideOf(place)]!;
    const mark = [x + UNIT * (0.5 - across), y + UNIT * (0.5 - down)] as const;
    const boxes = [0, 1].map((seat) => standing(players, seat));
    for (const [left, top, size] of boxes) {
      const inBox = (at: number, from: number): number =>
        Math.min(from + size * UNIT, Math.max(from, at));
      const apart = Math.hypot(mark[0] - inBox(mark[0], left), mark[1] - inBox(mark[1], top));
      expect(apart, `beside ${place}`).toBeGreaterThan(STEP);
      // Left and right of the forest the signs stand in the outer third of their places.
      const sign = x + UNIT * (0.5 + across * 0.35);
      const beside = across === 0 ? Infinity : Math.abs(left + (size * UNIT) / 2 - sign);
      expect(beside).toBeGreaterThan(40);
    }
    const [first, second] = boxes;
    expect(Math.hypot(first![0] - second![0], first![1] - second![1])).toBeGreaterThan(45);
  }
});
