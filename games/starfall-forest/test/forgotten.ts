import type { Forgotten } from '@glade/engine/testing';

/** Rules that the lessons of Starfall Forest notice when somebody does without them. */
export const FORGOTTEN: readonly Forgotten[] = [
  // A visit brings all stars.
  { clause: 'SF-49', lesson: 'SF-L14', options: { starFluke: true } },
  // A visit brings one star.
  { clause: 'SF-68', lesson: 'SF-L21', options: { starFluke: false } },
  // Who stays gets no star.
  { clause: 'SF-50', lesson: 'SF-L15', options: { staying: 'none' } },
  // Snakes do not go from path to path at a tree.
  { clause: 'SF-43', lesson: 'SF-L12', options: { snakeHop: 'sameTriangle' } },
  // Snakes are on no path.
  { clause: 'SF-42', lesson: 'SF-L12', options: { scaredySnake: true } },
  // Snakes go onto paths.
  { clause: 'SF-67', lesson: 'SF-L20', options: { scaredySnake: false } },
  // The game ends when the first fairy is home.
  { clause: 'SF-65', lesson: 'SF-L19', options: { end: 'first' } },
  // Trees stand whatever falls on them.
  { clause: 'SF-24', lesson: 'SF-L07', without: ({ after }) => after.replace(/ down [^;]* ;/, '') },
  // A bite costs nothing.
  { clause: 'SF-53', lesson: 'SF-L17', without: ({ after }) => after },
  // A fairy that has fainted sleeps on.
  { clause: 'SF-62', lesson: 'SF-L18', without: ({ after }) => after },
];
