import type { EventEffect, EventEffects, Moments, SoundName, Without } from '@glade/ui/effects';

const PART: Without = { none: 'part' };
const COUNT: Without = { none: 'count' };
const MINE: Without = { none: 'mine' };

const seen = (movement: string | Without, sound: SoundName | Without): EventEffect => ({
  picture: true,
  movement,
  sound,
});

/** How each kind of event is shown and heard. A movement is a `@keyframes` of the board. */
export const effects: EventEffects = {
  home: seen('draw', 'lay'),
  noDigs: seen(COUNT, PART),
  oneDig: seen(COUNT, PART),
  twoDigs: seen(COUNT, PART),
  fire: seen('draw', 'catch-fire'),

  turn: seen(PART, PART),
  // Who listens is told on which of the four grids it burns.
  quadrant: { ...seen(PART, PART), begins: true },
  quiet: { picture: { none: 'often' }, movement: COUNT, sound: { none: 'often' } },
  turned: seen('draw', 'burn-out'),
  lit: seen('draw', 'catch-fire'),
  crossed: seen('draw', 'catch-fire'),
  crossedByFlare: seen('draw', 'burst'),
  homeLit: seen('burst', 'hurt'),

  event: seen(PART, PART),
  sparks: seen('blown', 'wind'),
  flareUp: seen('burst', 'burst'),
  homeLitByFlare: seen('burst', 'hurt'),
  burntOut: seen('nudge', PART),
  alreadyDoused: seen('nudge', PART),
  alreadyDug: seen('nudge', PART),
  extraAction: seen('burst', 'sparkle'),

  doused: seen('splash', 'splash'),
  dug: seen('crumble', 'dig'),
  passed: seen(MINE, MINE),
  actionsOver: { picture: PART, movement: PART, sound: PART },

  fireOut: seen(PART, 'burn-out'),
  won: { ...seen(PART, 'won'), ends: true },
  lost: { ...seen(PART, 'lost'), ends: true },
  points: { picture: COUNT, movement: COUNT, sound: COUNT, heard: true },
  playedOn: seen(MINE, MINE),
  stopped: seen(MINE, MINE),
  saved: { picture: COUNT, movement: COUNT, sound: COUNT },
  finished: seen(COUNT, 'turn'),
  ranked: seen(PART, 'won'),
};

/** What people look for when they watch a match again. */
export const moments: Moments = {
  fire: 1,
  lit: 1,
  sparks: 2,
  flareUp: 2,
  extraAction: 1,
  crossedByFlare: 2,
  homeLit: 3,
  homeLitByFlare: 3,
  fireOut: 3,
  won: 3,
  lost: 3,
  stopped: 3,
  finished: 2,
  ranked: 3,
};
