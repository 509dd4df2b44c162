import { refusalIn } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { battleWith } from './play.ts';

// What is refused is crossed where it was tapped: the refusal names the place.

const DUEL = 'combat turn 1 blue: B-S1=D4 K-S1=E4 B-L1=A1 K-L1=I1';
const CHARGE =
  'combat turn 1 blue: B-S1=F5 B-S2=F6 B-S3=E4 B-P1=G6 B-L1=A6 K-S1=G5 K-L1=O6 K-M1=H6';
const MAGE = 'move turn 1 blue: B-M1=A3 K-S1=I3 B-L1=A7 K-L1=I7';
const PRUSSIANS = 'move turn 10 pink: K-L1=M4/m B-L1=M14';

test.each([
  [
    'a fight with dice, by rules without',
    { scenario: 'forestRoad' },
    CHARGE,
    'fight S1 at K-S1',
    'noDice',
    'G5',
  ],
  [
    'three Soldiers, where dice decide',
    { soldierDice: true },
    DUEL,
    'trio S1 at K-S1',
    'useDice',
    'E4',
  ],
  ['slow magic, by rules without', {}, MAGE, 'slow M1 at K-S1', 'noSlowMagic', 'I3'],
  [
    'a unit that comes later',
    { scenario: 'waterloo' },
    PRUSSIANS,
    'enter S16 at X13',
    'tooEarly',
    'X13',
  ],
  [
    'a unit that comes later, said of the table',
    { scenario: 'waterloo', ownDice: true, ownMoves: true },
    PRUSSIANS.replace('/m', ''),
    'place S16 at X13',
    'tooEarly',
    'X13',
  ],
] as const)('%s', (_, values, position, text, code, place) => {
  const game = battleWith(values);
  const refusal = refusalIn(game, position, text);
  expect(refusal?.code).toBe(code);
  expect(refusal?.cells?.map((cell) => game.notation.place(cell))).toEqual([place]);
});
