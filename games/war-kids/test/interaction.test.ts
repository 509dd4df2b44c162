import { parseOptions, type Result } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { describe, expect, test, vi } from 'vitest';
import { meaningOf } from '../src/board/action-meanings.ts';
import { EMPTY, interactionOf, tap, type Selection } from '../src/board/interaction.ts';
import { bareCells, groundLabels, labelOf, toldCells } from '../src/board/cell-labels.ts';
import { tellUnits } from '../src/board/overview.ts';
import { chancesOn, taskOf } from '../src/board/task.ts';
import { warKids } from '../src/index.ts';
import type { BattleView } from '../src/rules/view.ts';

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

/** A board over a position of the first skirmish: taps hexes until one is an action. */
function boardOver(position: string, given: Readonly<Record<string, string>> = {}) {
  const options = unwrap(parseOptions(warKids.options, given));
  const rules = warKids.rules(options);
  const state = unwrap(rules.notation.parsePosition(position));
  const view = rules.view(state, 0) as BattleView;
  const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
  const named = (names: readonly number[]): readonly string[] =>
    names.map((unit) => view.units[unit]!.id).toSorted();
  return {
    options,
    view,
    legal,
    turn: (selection: Selection = EMPTY) => interactionOf(view, legal, selection),
    named,
    taps(...cells: readonly string[]) {
      let selection: Selection = EMPTY;
      for (const cell of cells) {
        const [column, row] = [cell.charCodeAt(0) - 65, Number(cell.slice(1)) - 1];
        const tapped = tap(
          view,
          interactionOf(view, legal, selection),
          row * view.map.columns + column,
        );
        if ('action' in tapped) return { ...meaningOf(tapped.action), selection };
        selection = tapped.selection;
      }
      return { kind: undefined, action: undefined, selection };
    },
  };
}

const LEADERS = 'B-L1=A7 K-L1=I7';

describe('where people move by themselves', () => {
  const own = { ownDice: 'true', ownMoves: 'true' };
  const meadow = boardOver(`move turn 2 blue: B-S1=B4 B-M1=C2 ${LEADERS} K-M1=F4 K-S1=H5`, own);

  test('two taps say where a unit stands, however far that is', () => {
    expect(meadow.taps('B4', 'E4')).toMatchObject({ kind: 'place', unit: 0 });
  });

  test('also one of the other side, unless the Mage in hand can cast at it', () => {
    expect(meadow.taps('H5', 'C4')).toMatchObject({ kind: 'place' });
    expect(meadow.taps('B4', 'F4', 'C4')).toMatchObject({ kind: 'place' });
    expect(meadow.taps('C2', 'F4')).toMatchObject({ kind: 'cast' });
  });
});

test('the ear is told of woods wherever they are, and of open ground only where nothing else is', () => {
  const { view, turn } = boardOver(`move turn 2 blue: B-S1=B4 B-S2=D2 ${LEADERS}`);
  const say = translator('en', engineText, warKids.text);
  const ground = groundLabels(view, say);
  const { columns } = view.map;
  const label = (cell: number): string => labelOf(view, turn(), say, cell, ground[cell]!);
  expect(label(3 * columns + 1)).toMatch(/^B4: blue Soldier S1/);
  expect(label(3 * columns + 1)).not.toContain('open ground');
  expect(label(columns + 3)).toMatch(/^D2: blue Soldier S2.*, woods$/);
  expect(label(3 * columns + 4)).toBe('E4: open ground');
});

test('cells of which only the ground is told are told as all others are', () => {
  const board = boardOver(`move turn 2 blue: B-P1=B4 B-S2=D2 ${LEADERS} K-M1=F3 K-S1=E5`);
  const { view } = board;
  const say = translator('en', engineText, warKids.text);
  const ground = groundLabels(view, say);
  const bare = bareCells(view, ground);
  for (const taps of [[], ['B4'], ['D2']]) {
    const turn = board.turn(board.taps(...taps).selection);
    const cells = toldCells(view, turn, say, ground, bare);
    const labels = ground.map((told, cell) => labelOf(view, turn, say, cell, told));
    const there = labels.map((label, cell) => (view.map.terrain[cell] === '#' ? undefined : label));
    expect(cells.map((cell) => cell?.label)).toEqual(there);
    const same = cells.filter((cell, i) => cell === bare[i]).length;
    expect(same).toBeGreaterThan(cells.length / 3);
    expect(same).toBeLessThan(cells.length);
  }
});

test('with a unit in hand one goes on where it can go, and not where it stands', () => {
  const board = boardOver(`move turn 2 blue: B-P1=B4 B-S2=D2 ${LEADERS} K-M1=F3 K-S1=E5`);
  const { view } = board;
  const say = translator('en', engineText, warKids.text);
  const ground = groundLabels(view, say);
  const turn = board.turn(board.taps('B4').selection);
  const cells = toldCells(view, turn, say, ground, bareCells(view, ground));
  const active = cells.flatMap((cell, i) => (cell?.active === true ? [i] : []));
  expect(active.length).toBeGreaterThan(0);
  expect(active).toEqual([...turn.destinations.keys()].toSorted((a, b) => a - b));
});

test('the ear is told where the enemy could strike or cast at the unit in hand', () => {
  const board = boardOver(`move turn 2 blue: B-P1=B4 ${LEADERS} K-M1=F3 K-S1=E5`);
  const say = translator('en', engineText, warKids.text);
  const ground = groundLabels(board.view, say);
  const { selection } = board.taps('B4');
  const turn = board.turn(selection);
  const { near, far } = turn.dangers;
  const label = (cell: number): string => labelOf(board.view, turn, say, cell, ground[cell]!);
  expect(near.length).toBeGreaterThan(0);
  for (const cell of near) expect(label(cell)).toContain('the enemy could strike here');
  const fromAfar = far.filter((cell) => !near.includes(cell));
  expect(fromAfar.length).toBeGreaterThan(0);
  for (const cell of fromAfar) expect(label(cell)).toContain('a spell could hit here');
  const told = [...near, ...far];
  const safe = [...turn.destinations.keys()].filter((cell) => !told.includes(cell));
  for (const cell of safe) expect(label(cell)).not.toContain('could');
});

describe('what is told while somebody chooses', () => {
  const say = translator('en', engineText, warKids.text);
  const told = (board: ReturnType<typeof boardOver>, ...cells: readonly string[]): string => {
    const { selection } = board.taps(...cells);
    const task = taskOf(board.view, board.turn(selection), board.options);
    return task === undefined ? '' : say(task.key, task.args);
  };

  /** How many hexes the unit there can go to. */
  const reach = (board: ReturnType<typeof boardOver>, cell: string): number =>
    board.turn(board.taps(cell).selection).destinations.size;

  test('in the Movement phase it is about the unit in hand, and how far it can go', () => {
    const board = boardOver(`move turn 2 blue: B-S1=B4 B-P1=C2 ${LEADERS}`);
    expect(told(board)).toBe('');
    expect(told(board, 'B4')).toBe(
      `Where does Soldier S1 go? It has 1 point, ${reach(board, 'B4')} hexes in reach.`,
    );
    expect(told(board, 'C2')).toBe(
      `Where does Pegasus P1 go? It has 3 points, ${reach(board, 'C2')} hexes in reach.`,
    );
    expect(reach(board, 'C2')).toBeGreaterThan(reach(board, 'B4'));
  });

  test('who is hemmed in is told why it can do nothing', () => {
    const hemmed = boardOver(
      `move turn 2 blue: B-M1=C3 B-S1=B3 B-S2=D3 B-S3=B2 B-S4=C2 B-P1=B4 B-P2=C4 ${LEADERS}`,
    );
    expect(told(hemmed, 'C3')).toBe('Mage M1 can’t move: all ways out are blocked.');
    // And it is not in anybody's hand.
    const label = (cell: string): string => {
      const { selection } = hemmed.taps(cell);
      const at = hemmed.view.units[selection.held!]!.cell;
      return labelOf(hemmed.view, hemmed.turn(selection), say, at, '');
    };
    expect(label('C3')).not.toContain('in your hand');
    expect(label('B4')).toContain('in your hand');
  });

  test('who stands on a road is told of the point more that it gives', () => {
    const position = 'move turn 2 blue: B-S1=C6 B-S2=C5 B-L1=A6 K-L1=O6';
    const road = boardOver(position, { scenario: 'forestRoad', roads: 'true' });
    const asked = (board: typeof road, cell: string): string =>
      `Where does Soldier ${cell === 'C6' ? 'S1' : 'S2'} go? It has 1 point, ${reach(board, cell)} hexes in reach.`;
    expect(told(road, 'C6')).toBe(`${asked(road, 'C6')} One more by road.`);
    expect(told(road, 'C5')).toBe(asked(road, 'C5'));
    const plain = boardOver(position, { scenario: 'forestRoad', roads: 'false' });
    expect(told(plain, 'C6')).toBe(asked(plain, 'C6'));
    expect(reach(road, 'C6')).toBeGreaterThan(reach(plain, 'C6'));
  });

  test('an attack is spoken of only for who can attack', () => {
    const board = boardOver(`combat turn 2 blue: B-S1=E3 B-S2=B4 ${LEADERS} K-M1=F3`);
    expect(told(board, 'E3')).toBe('Which enemy does Soldier S1 attack? In reach: F3.');
    expect(told(board, 'B4')).toBe('Soldier S2 can’t attack now.');
  });

  test('WK-R13: who has to attack before the Combat phase can end is told whom', () => {
    const board = boardOver(`combat turn 2 blue: B-S1=E3 B-S2=B4 ${LEADERS} K-M1=F3`);
    expect(board.legal).not.toContain(0);
    const task = taskOf(board.view, board.turn(), board.options, board.legal.includes(0));
    expect(say(task!.key, task!.args)).toBe(
      'First attack the enemy at F3. If you can win without dice, you must.',
    );
  });

  test('a tap on an enemy whom nobody touches takes nobody in hand and refuses nothing', () => {
    const board = boardOver(`combat turn 2 blue: B-S1=E3 B-S2=B4 ${LEADERS} K-M1=F3 K-S1=H5`);
    expect(board.taps('H5')).toMatchObject({ kind: undefined, selection: EMPTY });
  });

  test('an enemy that is looked at says who can beat it, and no instruction', () => {
    const { view, turn } = boardOver(
      `combat turn 2 blue: B-S1=E3 B-S2=B4 ${LEADERS} K-M1=F3 K-S1=H5`,
    );
    const on = (row: number, column: number): string =>
      chancesOn(view, turn(), row * view.map.columns + column, say);
    expect(on(2, 5)).toBe('A Soldier can attack it (Soldier S1).');
    expect(on(4, 7)).toBe('');
  });

  test('it begins with a capital letter of the language, and not of the device', () => {
    const { view, turn } = boardOver(
      `combat turn 2 blue: B-S1=E3 B-S2=B4 ${LEADERS} K-M1=F3 K-S1=H5`,
    );
    const letters = vi.spyOn(String.prototype, 'toLocaleUpperCase');
    try {
      expect(chancesOn(view, turn(), 2 * view.map.columns + 5, say)).toMatch(/^A /);
      expect(letters.mock.calls.length).toBeGreaterThan(0);
      for (const [language] of letters.mock.calls) expect(language).toBe('en');
    } finally {
      letters.mockRestore();
    }
  });

  test('a place has one name for the eye and for the ear, in both languages', () => {
    const { view } = boardOver(`combat turn 2 blue: B-S1=E3 ${LEADERS} K-M1=F3`);
    for (const language of ['en', 'it'] as const) {
      const words = translator(language, engineText, warKids.text);
      const place = { column: 'E', row: 3, named: 'no' };
      for (const key of ['place', 'place.spoken', 'place.spot', 'place.spot.spoken'])
        expect(words(key, place), `message ${key}`).toBe('E3');
      expect(tellUnits(view, words).join(' ')).toMatch(/S1, E3\./);
    }
  });

  test('where units stand is told by the words of the catalogue', () => {
    const { view } = boardOver(`combat turn 2 blue: B-S1=E3 ${LEADERS} K-M1=F3`);
    const own = { 'place.spoken': 'row {row} of {column}' };
    const units = tellUnits(view, translator('en', engineText, warKids.text, { en: own, it: own }));
    expect(units.join(' ')).toMatch(/Mage M1, row 3 of F\. .*Soldier S1, row 3 of E\./);
  });

  test.each(['move', 'combat'])(
    'in the %s phase the units of a side are counted, and its leader comes first',
    (phase) => {
      const { view } = boardOver(`${phase} turn 1 blue: B-S1=E3 ${LEADERS} K-M1=F3`);
      const units = tellUnits(view, say);
      expect(units).toEqual([
        'Pink army of the Princess: 2 units.',
        'Princess L1, I7.',
        'Mage M1, F3.',
        'Blue army of the Prince: 2 units.',
        'Prince L1, A7.',
        'Soldier S1, E3.',
      ]);
    },
  );
});

describe('three Soldiers', () => {
  const gate = boardOver(`combat turn 2 blue: B-S1=E3 B-S2=D2 B-S3=C2 B-S4=C3 ${LEADERS} K-S1=D3`);

  test('are proposed where more than three stand around the enemy', () => {
    const { selection } = gate.taps('D3');
    expect(selection.chosen).toHaveLength(3);
  });

  test('a fourth takes the place of the one that was chosen first', () => {
    const { selection } = gate.taps('D3');
    const [first] = selection.chosen;
    const cells = ['E3', 'D2', 'C2', 'C3'];
    const fourth = cells.find((_, unit) => !selection.chosen.includes(unit))!;
    const { selection: next } = gate.taps('D3', fourth);
    expect(next.chosen).toHaveLength(3);
    expect(next.chosen).not.toContain(first);
  });

  test('attack when the enemy is tapped again, and not before they are three', () => {
    const { kind, action } = gate.taps('D3', 'D3');
    expect(kind).toBe('trio');
    expect(gate.legal).toContain(action);
    const { selection } = gate.taps('D3');
    const cells = ['E3', 'D2', 'C2', 'C3'];
    expect(gate.taps('D3', cells[selection.chosen[0]!]!, 'D3').kind).toBeUndefined();
  });
});

test('the only attack is asked for where nobody is in hand, and done at once with who is in hand', () => {
  const board = boardOver(`combat turn 2 blue: B-P1=C3 ${LEADERS} K-S1=D3`);
  expect(board.taps('D3').action).toBeUndefined();
  expect(board.turn(board.taps('D3').selection).attacks).toHaveLength(1);
  expect(board.taps('C3', 'D3').kind).toBe('charge');
  const { kind, action } = board.taps('D3', 'D3');
  expect(kind).toBe('charge');
  expect(board.legal).toContain(action);
});

test('two ways to cast are offered, and the likelier is proposed by another tap', () => {
  const board = boardOver(`move turn 2 blue: B-M1=C3 ${LEADERS} K-S1=F3`, { slowMagic: 'on' });
  const { selection } = board.taps('C3', 'F3');
  expect(board.turn(selection).attacks.map(({ kind }) => kind)).toEqual(['cast', 'slow']);
  expect(board.taps('C3', 'F3', 'F3').kind).toBe('cast');
});

test('an attack in refusedAttack is the illegal action that was meant, so that it is told why', () => {
  const two = boardOver(`combat turn 2 blue: B-S1=E3 B-S2=D2 B-P1=H1 ${LEADERS} K-S1=D3 K-M1=I1`);
  const { kind, action } = two.taps('D3');
  expect(kind).toBe('trio');
  expect(two.legal).not.toContain(action);
});

test('in the Movement phase nothing can be aimed at before somebody is in hand', () => {
  const board = boardOver(`move turn 2 blue: B-P1=C3 ${LEADERS} K-S1=F3`);
  expect(board.turn().targets).toEqual([]);
  expect(board.named(board.turn().ready)).toEqual(['B-L1', 'B-P1']);
  expect(board.taps('F3')).toMatchObject({ action: undefined, selection: EMPTY });
  expect(board.taps('C3', 'C3').selection).toEqual(EMPTY);
  expect(board.taps('C3', 'D3').kind).toBe('move');
});

test.each([
  ['move', 'nobodyInHand'],
  ['combat', 'movementOver'],
])('in the phase %s a tap on an empty hex with nobody in hand is refused: %s', (phase, code) => {
  const position = `${phase} turn 2 blue: B-S1=E3 ${LEADERS} K-M1=F3`;
  const board = boardOver(position);
  const { action } = board.taps('E5');
  const rules = warKids.rules(unwrap(parseOptions(warKids.options, {})));
  const state = unwrap(rules.notation.parsePosition(position));
  const refusal = rules.check(state, action!, rules.actor(state));
  expect(refusal?.code).toBe(code);
  expect(refusal?.cells).toEqual([4 * board.view.map.columns + 4]);
});

test('a unit in hand that can do nothing leaves the choice to the others', () => {
  const board = boardOver(`move turn 2 blue: B-S1=B4/m B-S2=D2 ${LEADERS}`);
  const unit = (name: string): number => board.view.units.findIndex(({ id }) => id === name);
  const ready = (held: number) => board.turn({ held, chosen: [] }).ready;
  expect(ready(unit('B-S1'))).toContain(unit('B-S2'));
  expect(ready(unit('B-S2'))).toEqual([]);
});

describe('danger in the enemy’s next turn', () => {
  const field = boardOver(`move turn 2 blue: B-S1=E3 ${LEADERS} K-P1=G3 K-M1=H5`);
  const held = field.view.units.findIndex(({ id }) => id === 'B-S1');

  test('is told only of the place of the unit in hand and of those that it can get to', () => {
    const hand = field.turn({ held, chosen: [] });
    const reached = new Set([field.view.units[held]!.cell, ...hand.destinations.keys()]);
    const { near, far } = hand.dangers;
    expect(near.length).toBeGreaterThan(0);
    expect(far.length).toBeGreaterThan(0);
    expect([...near, ...far].filter((cell) => !reached.has(cell))).toEqual([]);
  });

  test('is told of no place while no unit is in hand', () => {
    expect(field.turn().dangers).toEqual({ near: [], far: [] });
  });
});
