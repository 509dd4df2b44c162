import { expect, test } from 'vitest';
import {
  BL,
  BR,
  EMPTY,
  TL,
  TR,
  X4,
  X4_PASS,
  at,
  drawn,
  expectGrid,
  inQuadrant,
  play,
  position,
  sheet,
  squares,
  x4Last,
} from './positions.ts';
import { refCreate, refLegal, refReport, type RefState } from './reference.ts';

// The test vectors of the rules file, by their ids: X4.

/** Where a flare-up on a square of `quadrant` draws slashes. */
const litByFlareUp = (quadrant: number, cell: number) => {
  const grids = [TL, TR, BR, BL].map((q) => sheet(q === quadrant ? drawn({ [cell]: '/' }) : EMPTY));
  const report = refReport(play(position(X4, grids, { quadrant }), cell));
  return report.grids.flatMap((picture, q) =>
    squares(picture).flatMap((mark, lit) => (mark === '/' ? [inQuadrant(q, lit)] : [])),
  );
};

test('WF-T24 x4: neighbours across the seams', () => {
  expect(litByFlareUp(TL, at(6, 3))).toContain(inQuadrant(TR, at(1, 3)));
  expect(litByFlareUp(TL, at(3, 6))).toContain(inQuadrant(BL, at(3, 1)));
  expect(litByFlareUp(TR, at(2, 6))).toContain(inQuadrant(BR, at(2, 1)));
  expect(litByFlareUp(BL, at(6, 4))).toContain(inQuadrant(BR, at(1, 4)));
  expect(litByFlareUp(BR, at(1, 4))).toContain(inQuadrant(BL, at(6, 4)));
  expect(litByFlareUp(TL, at(6, 6))).toEqual([
    inQuadrant(TL, at(6, 5)),
    inQuadrant(TL, at(5, 6)),
    inQuadrant(TR, at(1, 6)),
    inQuadrant(BL, at(6, 1)),
  ]);
  expect(litByFlareUp(TR, at(6, 1))).toHaveLength(2);
});

const T25 = {
  [TL]: drawn({ [at(1, 1)]: '^', [at(6, 3)]: '/' }),
  [TR]: drawn({ [at(5, 5)]: '^', [at(2, 6)]: '/' }),
};
const T25_TL_AFTER = drawn({
  [at(1, 1)]: '^',
  [at(6, 2)]: '/',
  [at(5, 3)]: '/',
  [at(6, 3)]: 'X',
  [at(6, 4)]: '/',
});

test("WF-T25 x4: fire crosses a seam and waits for the other quadrant's turn", () => {
  const tl = play(x4Last(BL, T25), X4_PASS);
  expectGrid(refReport(tl), T25_TL_AFTER, TL);
  expectGrid(refReport(tl), drawn({ [at(1, 3)]: '/' }, T25[TR]), TR);
  expect(refReport(tl)).toMatchObject({ step: 'event', quadrant: TL, turn: 2 });

  const tr = refReport(play(tl, at(6, 3), X4_PASS));
  expect(tr).toMatchObject({ step: 'event', quadrant: TR, turn: 3 });
  expect([tr.grids[TR]?.[at(1, 3)], tr.grids[TR]?.[at(2, 6)]]).toEqual(['X', 'X']);
});

test("WF-T26 x4: a home burns during another quadrant's turn", () => {
  const before = {
    [TL]: T25[TL],
    [TR]: drawn({ [at(1, 3)]: '^', [at(5, 6)]: '/' }),
  };
  const tl = play(x4Last(BL, before), X4_PASS);
  expectGrid(refReport(tl), T25_TL_AFTER, TL);
  expectGrid(refReport(tl), drawn({ [at(1, 3)]: '/', [at(5, 6)]: '/' }), TR);
  expect(refReport(tl)).toMatchObject({ step: 'event', burnt: [false, true, false, false] });
  const tr = refReport(play(tl, at(6, 3), X4_PASS));
  expect(tr).toMatchObject({ step: 'event', quadrant: TR });
  expect([tr.grids[TR]?.[at(1, 3)], tr.grids[TR]?.[at(1, 2)]]).toEqual(['X', '/']);
});

test('WF-T27 x4: a flare-up crosses too; a doused square beyond the seam holds', () => {
  const tl = drawn({ [at(1, 1)]: '^', [at(3, 6)]: '/', [at(6, 6)]: '/' });
  const bl = drawn({ [at(6, 1)]: 'o', [at(1, 5)]: '^' });
  const s = position(X4, [sheet(tl), sheet(EMPTY), sheet(EMPTY), sheet(bl)]);
  const first = refReport(play(s, at(3, 6)));
  expectGrid(
    first,
    drawn({ [at(3, 6)]: 'X', [at(3, 5)]: '/', [at(2, 6)]: '/', [at(4, 6)]: '/' }, tl),
    TL,
  );
  expectGrid(first, drawn({ [at(3, 1)]: '/' }, bl), BL);

  const second = refReport(play(s, at(6, 6)));
  expectGrid(second, drawn({ [at(6, 6)]: 'X', [at(6, 5)]: '/', [at(5, 6)]: '/' }, tl), TL);
  expectGrid(second, drawn({ [at(1, 6)]: '/' }), TR);
  expectGrid(second, bl, BL);
});

test('WF-T28 x4: actions stay in the current quadrant', () => {
  const s = play(x4Last(BL, T25), X4_PASS, at(6, 3));
  expect(refReport(s)).toMatchObject({ step: 'act', quadrant: TL });
  expect(refLegal(s)).toEqual([at(6, 2), at(5, 3), at(6, 4), X4_PASS]);
  const inTR = play(s, X4_PASS, at(1, 3));
  const doused = inQuadrant(TR, at(2, 3));
  expect(refLegal(inTR)).toContain(doused);
  expect(refLegal(inTR).every((a) => (a >= 36 && a < 72) || a === X4_PASS)).toBe(true);
  expect(refReport(play(inTR, doused)).grids[TR]?.[at(2, 3)]).toBe('o');
});

test('WF-41, WF-R23 x4: each quadrant digs with its own digs', () => {
  const grids = [0, 1, 2, 0].map((digs) => sheet(drawn({ [at(3, 3)]: '^' }), { digs }));
  const s = play(position(X4, grids, { quadrant: BR }), at(1, 1));
  const code = 144 + inQuadrant(BR, at(6, 6));
  expect(refLegal(s)).toContain(code);
  const dug = refReport(play(s, code));
  expect(dug.digs).toEqual([0, 1, 1, 0]);
  expect(dug.grids[BR]?.[at(6, 6)]).toBe('#');
});

/** TL and BL burn far from every seam; TR burns beside BR, which has no slash. */
const T29 = {
  [TL]: drawn({ [at(6, 6)]: '^', [at(1, 1)]: '/' }),
  [TR]: drawn({ [at(6, 1)]: '^', [at(2, 6)]: '/' }),
  [BR]: drawn({ [at(6, 6)]: '^' }),
  [BL]: drawn({ [at(6, 1)]: '^', [at(1, 6)]: '/' }),
};
/** The quadrants that get an event, with rolls on burnt-out or burning squares that change little. */
const order = (s: RefState, rolls: number[]) => {
  const quadrants = [refReport(s).quadrant];
  rolls.reduce((t, roll) => {
    const next = play(t, roll, X4_PASS);
    quadrants.push(refReport(next).quadrant);
    return next;
  }, s);
  return quadrants;
};

test('WF-T29 x4: turn order, a quiet quadrant, and a re-lit one', () => {
  const tl = play(x4Last(BL, T29), X4_PASS);
  expect(order(tl, [at(1, 1), at(2, 6), at(2, 1), at(1, 6)])).toEqual([TL, TR, BR, BL, TL]);

  const notCrossing = { ...T29, [TR]: drawn({ [at(6, 1)]: '^', [at(2, 3)]: '/' }) };
  const skipped = play(x4Last(BL, notCrossing), X4_PASS);
  expect(order(skipped, [at(1, 1), at(2, 3), at(1, 6)])).toEqual([TL, TR, BL, TL]);

  const closed = play(x4Last(BL, T29, { ...X4, x4Quiet: 'closed' }), X4_PASS);
  expect(order(closed, [at(1, 1), at(2, 6), at(1, 6)])).toEqual([TL, TR, BL, TL]);
});

test('WF-R29 x4Quiet closed: a burning quadrant still lets fire in', () => {
  const closed = play(x4Last(BL, T25, { ...X4, x4Quiet: 'closed' }), X4_PASS);
  expect(refReport(closed).grids[TR]?.[at(1, 3)]).toBe('/');
});

test("WF-R29 x4: slashes that run out in the quadrant's own spread end its turn there", () => {
  const dying = drawn({ [at(1, 1)]: '^', [at(3, 3)]: '/' }, 'X'.repeat(36));
  const pictures = { ...T29, [TL]: dying };
  expect(refReport(play(x4Last(BL, pictures), X4_PASS))).toMatchObject({
    step: 'event',
    quadrant: TR,
    turn: 3,
  });
  const late = play(x4Last(BL, pictures, { ...X4, endCheck: 'beforeSpread' }), X4_PASS);
  expect(refReport(late)).toMatchObject({ step: 'event', quadrant: TL, turn: 2 });
  expect(refReport(play(late, at(1, 1)))).toMatchObject({ step: 'act', actionsLeft: 2 });
});

test('WF-T30 x4: dig limits look at the quadrant only', () => {
  const s = play(refCreate(X4, 1), at(6, 3), at(6, 6), at(3, 3), at(1, 1));
  expect(refReport(s)).toMatchObject({ step: 'fire', quadrant: TL, digs: [1, 0, 2, 0] });
});

test('WF-T31 x4: a first fire may not start beside any home', () => {
  const homes = [at(2, 2), at(1, 3), at(4, 4), at(5, 5)];
  const strict = play(refCreate(X4, 1), ...homes);
  expect(refLegal(strict)).not.toContain(at(6, 3));
  const own = play(refCreate({ ...X4, x4StartBuffer: 'own' }, 1), ...homes);
  expect(refLegal(own)).toContain(at(6, 3));
  expect(refLegal(own)).not.toContain(at(2, 3));
  const fair = play(refCreate({ ...X4, startBuffer: 8 }, 1), ...homes);
  expect(refLegal(strict)).toContain(at(6, 2));
  expect(refLegal(fair)).not.toContain(at(6, 2));
});

test('WF-T32 x4: result', () => {
  const spent = (home: string, empty: number[]) =>
    drawn(
      { [at(3, 3)]: home, ...Object.fromEntries(empty.map((cell) => [cell, '.'])) },
      'o'.repeat(36),
    );
  const grids = [
    sheet(spent('^', [0, 1, 2])),
    sheet(spent('X', []), { home: at(3, 3), actionsLeft: 1 }),
    sheet(spent('^', [0, 1, 2, 3, 4])),
    sheet(spent('^', [0, 1])),
  ];
  const s = position(X4, grids, { step: 'act', turn: 20, quadrant: TR });
  expect(refReport(play(s, X4_PASS))).toMatchObject({
    step: 'over',
    quadrant: 0,
    turn: 20,
    outcome: { winners: [], points: [10], homesSaved: 3 },
  });
});
