import { LANGUAGES } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { firesByHome, tellNearest } from '../src/board/aloud.ts';
import { board } from '../src/board/Board.tsx';
import { tellFires } from '../src/board/sheet/fires.tsx';
import { wildfire } from '../src/index.ts';
import type { GridView, WildfireView } from '../src/rules/view.ts';

/** A grid as the view gives it; `^` is the home. */
const grid = (...rows: readonly string[]): GridView => {
  const cells = rows.join('');
  return { cells, home: cells.indexOf('^'), burnt: false } as GridView;
};

const say = translator('en', engineText, wildfire.text);

test('who does not see the grid hears on which sides of the home it burns', () => {
  const near = grid('......', '../...', './^...', '......', '....//', '......');
  expect(tellNearest(near, say)).toEqual(['Fire touches the home: above and on the left.']);
  expect(tellFires(near, say)).toEqual([
    'Fires: row 2, column 3; row 3, column 2.',
    'Fires: row 5, columns 5 and 6.',
  ]);
});

test('where no fire is beside the home, how far the nearest is, and where', () => {
  const far = grid('......', '......', '..^...', '......', '..../.', '......');
  expect(tellNearest(far, say)).toEqual(['Fire 4 squares from the home: column 5, row 5.']);
  expect(tellFires(far, say)).toEqual([]);
  // Of four grids it is said on which.
  expect(tellNearest(far, say, 1)).toEqual([
    'Fire 4 squares from the home: top right column 5, row 5.',
  ]);
  expect(tellFires(grid('^.....', ...Array<string>(5).fill('......')), say)).toEqual([]);
});

test('the fire that is named as the nearest is not told a second time among all fires', () => {
  const many = grid('./....', '......', '..^...', '......', '..../.', './....');
  expect(tellNearest(many, say)).toEqual(['Fire 3 squares from the home: column 2, row 1.']);
  expect(tellFires(many, say)).toEqual(['Other fires: row 5, column 5; row 6, column 2.']);
  // Of a home that has burnt nothing is told but the fires.
  expect(tellFires({ ...many, burnt: true }, say)[0]).toBe(
    'Fires: row 1, column 2; row 5, column 5.',
  );
});

test('what burns nearest to the home comes first, as the board numbers the squares of the grid at turn', () => {
  const empty = grid('^.....', ...Array<string>(5).fill('......'));
  const burns = grid('....//', '......', '..^...', './....', '......', '......');
  const x4 = (quadrant: number): WildfireView => {
    const grids = Array.from({ length: 4 }, (_, i) => (i === quadrant ? burns : empty));
    return { mode: 'x4', quadrant, actor: 0, grids } as unknown as WildfireView;
  };
  const first = [19, 4, 5];
  for (const quadrant of [0, 1, 2, 3])
    expect(firesByHome(x4(quadrant))).toEqual(first.map((n) => quadrant * 36 + n));
  const vs = { mode: 'vs', quadrant: 0, actor: 1, grids: [empty, burns] };
  expect(firesByHome(vs as unknown as WildfireView)).toEqual(first.map((n) => 36 + n));
});

test.each(LANGUAGES)('with what is to be done it is said in one breath: %s', (language) => {
  const far = grid('......', '......', '..^...', '......', '..../.', '......');
  const tell = translator(language, engineText, wildfire.text);
  for (const [actions, digs] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const told = [tell('step.act', { actions, digs }), ...tellNearest(far, tell)].join(' ');
    expect(told.split(/\s+/).length).toBeLessThanOrEqual(20);
  }
});

test.each(LANGUAGES)(
  'on one of four grids it has room in one breath with its name: %s',
  (language) => {
    const far = grid('......', '......', '..^...', '......', '..../.', '......');
    const beside = grid('......', '......', './^...', '......', '......', '......');
    const tell = translator(language, engineText, wildfire.text);
    for (const [actions, digs] of [
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 2],
    ] as const) {
      const begins = `${tell('quadrant.0')}. ${tell('step.act', { actions, digs })}`;
      const told = [begins, ...tellNearest(far, tell, 'named')].join(' ');
      expect(told.split(/\s+/).length).toBeLessThanOrEqual(20);
      // Its name is not said a second time.
      expect(told.split(tell('quadrant.0'))).toHaveLength(2);
    }
    const danger = `${tell('quadrant.0')}. ${tell('step.act.danger', { actions: 1, digs: 2 })}`;
    const told = [danger, ...tellNearest(beside, tell, 'named')].join(' ');
    expect(told.split(/\s+/).length).toBeLessThanOrEqual(20);
  },
);

test.each(LANGUAGES)('it is said in few words: %s', (language) => {
  const all = grid('......', '../...', './^/..', '../...', '......', '......');
  const told = tellNearest(all, translator(language, engineText, wildfire.text)).join(' ');
  expect(told.split(/\s+/).length).toBeLessThanOrEqual(16);
});

test('an extra action in X4 is told with the grid of the home, and elsewhere as it is', () => {
  const event = { code: 'extraAction', clauses: [], args: { cell: 2 * 36 + 8, seat: 0 } };
  const view = (mode: string): WildfireView => ({ mode, grids: [] }) as unknown as WildfireView;
  expect(board.told!(view('x4'), event, say)).toBe(
    'Your bottom right home: two actions this turn!',
  );
  const inItalian = translator('it', engineText, wildfire.text);
  expect(board.told!(view('x4'), event, inItalian)).toBe(
    'La casa in basso a destra: due azioni in questo turno!',
  );
  expect(board.told!(view('solo'), event, say)).toBeUndefined();
});
