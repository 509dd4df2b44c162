import { readPosition, refusalIn } from '@glade/engine/testing';
import { translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { placeAction } from '../src/board/choices.ts';
import { shareThatFails } from '../src/board/labels.ts';
import { fairVerona } from '../src/index.ts';
import { rulesWith } from './play.ts';

// In which way a tile is offered first, and what is said of ways that are none.

const gentle = rulesWith({ riverReach: 'anywhere' });
const SPRING = 'place turn 1: QS home ; 4D home ; KC home ; 5H home ; hand spring ; clue 9C';

describe('the way that is offered first', () => {
  test('leads the River away from the Old Town, where any tile can follow', () => {
    const view = gentle.view(readPosition(gentle, SPRING), 0);
    expect(view.spots).toHaveLength(4);
    for (const { turns, fails } of view.spots) {
      expect(turns).toHaveLength(4);
      // Beside the Old Town only three of ten fit.
      expect(fails.filter((share) => share === 0)).toHaveLength(2);
      expect(Math.max(...fails)).toBeGreaterThan(0.6);
      expect(fails[0]).toBe(0);
      // As one turns on.
      for (const [i, turn] of turns.entries()) expect(turn).toBe((turns[0]! + i) % 4);
    }
  });

  test('changes nothing in the position', () => {
    const s = readPosition(gentle, SPRING);
    const before = structuredClone(s);
    gentle.view(s, 0);
    expect(s).toEqual(before);
  });
});

test('to turn a tile is advised only where that helps', () => {
  const say = translator('en', fairVerona.text);
  const told = (x: number, y: number, turn: number, position = SPRING): string => {
    const refusal = refusalIn(gentle, position, placeAction(x, y, turn));
    expect(refusal?.code).toBe('mismatch');
    return say('refusal.mismatch', { ...refusal!.args, place: 'north 1' });
  };
  // The Spring has no city, and the Old Town is city all round.
  expect(told(0, -1, 0)).toMatch(/^Not there .*No turning helps: choose another space\.$/);
  const CAP = `place turn 2: QS home ; 4D home ; KC home ; 5H home ; tiles spring/1@n1e1 ; hand river-cap-bridge ; clue 9C`;
  const [spot] = gentle.view(readPosition(gentle, CAP), 0).spots;
  const wrong = [0, 1, 2, 3].find((turn) => !spot!.turns.includes(turn))!;
  expect(told(spot!.x, spot!.y, wrong, CAP)).toMatch(/Turn the tile, or choose another space\.$/);
});

test('how many tiles fit is said in plain words', () => {
  const say = translator('en', fairVerona.text);
  const share = (fails: number): string => say('board.fails', shareThatFails(fails));
  expect(share(0)).toBe('All of them fit here');
  expect(share(0.01)).toBe('Nearly all of them fit here');
  expect(share(0.28)).toBe('3 in 10 would not fit here');
  expect(share(0.98)).toBe('Hardly any of them fits here');
  expect(share(1)).toBe('None of them fits here');
});
