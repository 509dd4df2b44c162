import type { OptionValues } from '@glade/engine';

/** A match by which the game is learnt. Its guide, the lesson with this id, says what is new. */
export interface Stage {
  readonly name: string;
  readonly lesson: string;
  readonly options: OptionValues;
}

const skirmish = { mode: 'battle', scenario: 'firstSkirmish' };

/** WK-63: the first skirmish, one more rule in each match, and Waterloo with what has been learnt. */
export const STAGES: readonly Stage[] = [
  { name: 'skirmish', lesson: 'WK-L01', options: skirmish },
  { name: 'pegasus', lesson: 'WK-L03', options: { ...skirmish, pegasusLimits: true } },
  { name: 'road', lesson: 'WK-L04', options: { mode: 'battle', scenario: 'forestRoad' } },
  { name: 'wounded', lesson: 'WK-L05', options: { ...skirmish, wounded: true } },
  { name: 'slow', lesson: 'WK-L06', options: { ...skirmish, slowMagic: true } },
  { name: 'heals', lesson: 'WK-L07', options: { ...skirmish, wounded: true, princeHeals: true } },
  { name: 'dice', lesson: 'WK-L08', options: { ...skirmish, soldierDice: true } },
  { name: 'obstacles', lesson: 'WK-L09', options: { ...skirmish, obstacles: true } },
  { name: 'line', lesson: 'WK-L10', options: { ...skirmish, obstacles: true, lineOfSight: true } },
  { name: 'waterloo', lesson: 'WK-L11', options: { mode: 'battle', scenario: 'waterloo' } },
];
