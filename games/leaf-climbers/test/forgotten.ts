import type { Forgotten } from '@glade/engine/testing';

/** Rules that the lessons of Leaf-Climbers notice when somebody does without them. */
export const FORGOTTEN: readonly Forgotten[] = [
  // Nobody may stay.
  { clause: 'LC-R9', lesson: 'LC-L08', options: { standStill: false } },
  // Nobody is hit.
  { clause: 'LC-28', lesson: 'LC-L10', without: ({ after }) => after.replaceAll(' lost', '') },
  // Leaves do not make the pile higher.
  { clause: 'LC-27', lesson: 'LC-L10', without: ({ after }) => after },
  // The chip does not go where somebody stands.
  {
    clause: 'LC-R5',
    lesson: 'LC-L05',
    without: ({ before }) => before.replace('left 1', 'left 2'),
  },
];
