import { legalOf } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { EMPTY, interactionOf } from '../src/board/interaction.ts';
import { leftOver } from '../src/board/left-over.ts';
import { battleWith } from './play.ts';

/** What is left to do in a position after these actions. */
function left(position: string, ...entries: readonly string[]) {
  const game = battleWith();
  const read = game.notation.parsePosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const s = read.value;
  for (const entry of entries) {
    const action = game.notation.parse(s, entry);
    if (!action.ok) throw new Error(entry);
    game.apply(s, action.value);
  }
  const view = game.view(s, 0);
  return leftOver(view, interactionOf(view, legalOf(game, s), EMPTY).ready);
}

const UNITS = 'B-S1=C2 B-S2=C4 B-P1=C6 B-L1=A4 K-S1=H4 K-L1=I1';

test('who ends the movement before anybody has acted is asked, with the number', () => {
  expect(left(`move turn 5 blue: ${UNITS}`)).toEqual({ left: 4, asks: true });
});

test('who has moved somebody is asked in the first turn only, while most have not moved', () => {
  expect(left(`move turn 5 blue: ${UNITS}`, 'move S1 to D2')).toEqual({ left: 3, asks: false });
  expect(left(`move turn 1 blue: ${UNITS}`, 'move S1 to D2')).toEqual({ left: 3, asks: true });
  const two = ['move S1 to D2', 'move S2 to D4'];
  expect(left(`move turn 1 blue: ${UNITS}`, ...two)).toEqual({ left: 2, asks: false });
});

test('who stands beside the enemy and wants to attack is not asked', () => {
  expect(left('move turn 5 blue: B-S1=C2 B-P1=G4 B-L1=A4 K-S1=H4 K-L1=I1').asks).toBe(false);
});

test('in the Combat phase a Mage that could still cast is asked for', () => {
  const mage = 'B-M1=C4 B-L1=A4 K-S1=F4 K-L1=I1';
  expect(left(`combat turn 5 blue: ${mage}`)).toEqual({ left: 1, asks: true });
});
