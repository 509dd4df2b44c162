import type { EventEffects, Moments } from '@glade/ui/effects';

const PART = { none: 'part' } as const;
const COUNT = { none: 'count' } as const;
const MINE = { none: 'mine' } as const;

/** How each kind of event is shown and heard. The movements are in `Board.module.css`. */
export const effects: EventEffects = {
  // Setup.
  firebreak: { picture: true, movement: 'rake', sound: 'dig' },
  role: { picture: true, movement: 'dress', sound: 'card' },
  placed: { picture: true, movement: 'walk', sound: 'step' },
  inHand: { picture: true, movement: 'scoop', sound: PART },
  opening: { picture: true, movement: COUNT, sound: 'wind' },
  openingOver: { picture: true, movement: PART, sound: PART },
  rollOn: { picture: true, movement: COUNT, sound: PART },

  // Rolls. The dice are heard and seen before what they say.
  round: { picture: true, movement: COUNT, sound: PART },
  rolled: { picture: true, movement: 'appear', sound: PART },
  counter: { picture: true, movement: 'kindle', sound: 'catch-fire' },
  filled: { picture: true, movement: 'spread', sound: 'burst' },
  chained: { picture: true, movement: 'spread', sound: 'burst' },
  onFirebreak: { picture: true, movement: 'smother', sound: 'dig' },

  // Moves.
  turn: { picture: true, movement: 'call', sound: 'turn' },
  stepped: { picture: true, movement: 'walk', sound: 'step' },
  steppedOnBreak: { picture: true, movement: 'walk', sound: 'step' },
  steppedOff: { picture: true, movement: 'walk', sound: 'step' },
  jumped: { picture: true, movement: 'float-down', sound: 'fly' },
  putOut: { picture: true, movement: 'douse', sound: 'splash' },
  putOutOne: { picture: true, movement: 'douse', sound: 'splash' },
  dropped: { picture: true, movement: 'cross', sound: 'splash' },
  refilled: { picture: true, movement: 'scoop', sound: 'splash' },
  kept: { picture: true, movement: 'land', sound: 'fly' },
  done: { picture: true, movement: COUNT, sound: MINE },

  // Check and end.
  out: { picture: true, movement: 'caught', sound: 'hurt' },
  rests: { picture: true, movement: 'caught', sound: 'hurt' },
  ablaze: { picture: true, movement: 'kindle', sound: 'lost', ends: true },
  allOut: { picture: true, movement: PART, sound: 'lost', ends: true },
  won: { picture: true, movement: 'call', sound: 'won', ends: true },
  stopped: { picture: true, movement: COUNT, sound: PART, ends: true },
  unfinished: { picture: true, movement: COUNT, sound: 'lost', ends: true },
};

/** What people look for when they watch a match again. */
export const moments: Moments = {
  filled: 1,
  chained: 2,
  onFirebreak: 1,
  jumped: 1,
  dropped: 1,
  putOut: 1,
  out: 3,
  rests: 3,
  ablaze: 3,
  allOut: 3,
  won: 3,
  stopped: 3,
  unfinished: 3,
};
