import type { Forgotten } from '@glade/engine/testing';

/** Rules that the lessons of War Kids notice when somebody does without them: each is an option, or has its other value. */
export const FORGOTTEN: readonly Forgotten[] = [
  { clause: 'WK-25', lesson: 'WK-L15', options: { bigStep: 'off' } },
  { clause: 'WK-R3', lesson: 'WK-L18', options: { terrainCost: 'sum' } },
  { clause: 'WK-R13', lesson: 'WK-L19', options: { forcedCombat: 'none' } },
  { clause: 'WK-36', lesson: 'WK-L19', options: { soldierDice: true } },
  { clause: 'WK-37', lesson: 'WK-L20', options: { soldierDice: true } },
  { clause: 'WK-51', lesson: 'WK-L24', options: { wounded: true, princeHeals: true } },
  { clause: 'WK-R23', lesson: 'WK-L24', options: { protectionTiming: 'simultaneous' } },
  { clause: 'WK-48', lesson: 'WK-L26', options: { obstacles: true } },
  { clause: 'WK-64', lesson: 'WK-L30', options: { pegasusLimits: false } },
  { clause: 'WK-66', lesson: 'WK-L31', options: { roads: false } },
  { clause: 'WK-69', lesson: 'WK-L32', options: { wounded: false } },
  { clause: 'WK-71', lesson: 'WK-L33', options: { slowMagic: false } },
  { clause: 'WK-76', lesson: 'WK-L33', options: { pushSafety: 'immune' } },
  { clause: 'WK-R35', lesson: 'WK-L34', options: { pushProtected: false } },
  { clause: 'WK-80', lesson: 'WK-L35', options: { princeHeals: false } },
  { clause: 'WK-82', lesson: 'WK-L36', options: { soldierDice: false } },
  { clause: 'WK-90', lesson: 'WK-L39', options: { obstacles: false } },
  { clause: 'WK-91', lesson: 'WK-L38', options: { obstacles: false } },
  { clause: 'WK-93', lesson: 'WK-L40', options: { lineOfSight: false } },
  { clause: 'WK-R47', lesson: 'WK-L28', without: ({ after }) => after.replace(/ ; places.*/, '') },
];
