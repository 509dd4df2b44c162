import type { Forgotten } from '@glade/engine/testing';

/** Rules that the lessons of Fair Verona notice when somebody does without them: each is an option, or has its other value. */
export const FORGOTTEN: readonly Forgotten[] = [
  { clause: 'FV-R11', lesson: 'FV-L04', options: { riverReach: 'scatter' } },
  { clause: 'FV-R13', lesson: 'FV-L06', options: { riverReach: 'scatter' } },
  { clause: 'FV-R8', lesson: 'FV-L07', options: { cornerContact: 'any' } },
  { clause: 'FV-R21', lesson: 'FV-L09', options: { friendsPerTile: 'each' } },
  { clause: 'FV-R28', lesson: 'FV-L15', options: { helpLimit: 'unlimited' } },
  { clause: 'FV-56', lesson: 'FV-L16', options: { help: 'ownerTurn' } },
  { clause: 'FV-R40', lesson: 'FV-L26', options: { delivery: 'arrive' } },
  // No card is ever matched.
  {
    clause: 'FV-59',
    lesson: 'FV-L17',
    without: ({ after }) => after.replace('9S*', '9S').replace('discards 9H', 'clue 9H'),
  },
  // Nobody becomes a Friend.
  { clause: 'FV-31', lesson: 'FV-L09', without: ({ after }) => after.replace(/ friends 0/, '') },
];
