import type { EventEffect, EventEffects, Moments, SoundName, Without } from '@glade/ui/effects';

const PART: Without = { none: 'part' };
const COUNT: Without = { none: 'count' };
const OFTEN: Without = { none: 'often' };

const seen = (movement: EventEffect['movement'], sound: SoundName | Without): EventEffect => ({
  picture: true,
  movement,
  sound,
});

/** How each kind of event is shown and heard. */
export const effects: EventEffects = {
  starter: seen(COUNT, 'dice'),
  knocked: seen('topple', 'strike'),
  planted: seen('grow', 'dig'),
  snakePlaced: seen('slither', 'leaf'),
  fairyPlaced: { ...seen('grow', 'fly'), begins: true },

  turn: { picture: COUNT, movement: COUNT, sound: OFTEN },
  stayed: seen('gather', PART),
  rolledStars: seen('tumble', 'dice'),
  rolledSteps: { picture: PART, movement: PART, sound: PART },
  idle: seen(COUNT, OFTEN),

  completed: seen(PART, 'sparkle'),
  fell: seen('fall', 'lay'),
  felled: seen('topple', 'strike'),
  drawnTo: seen(PART, 'sparkle'),
  revived: seen('wake', 'heal'),

  stepped: seen('fly', 'fly'),
  crossed: seen('fly', 'fly'),
  collected: seen('gather', 'sparkle'),
  snakeMoved: seen('slither', 'leaf'),
  passed: { picture: COUNT, movement: COUNT, sound: OFTEN },

  bitten: seen('shake', 'hurt'),
  swapped: seen('burst', 'heal'),
  flat: seen('faint', 'squish'),
  spared: seen(COUNT, 'heal'),

  home: seen('leave', 'won'),
  ended: { picture: PART, movement: PART, sound: PART },
  cap: seen(COUNT, PART),
};

/** What people look for when they watch a match again. */
export const moments: Moments = {
  felled: 1,
  completed: 1,
  crossed: 1,
  collected: 1,
  revived: 2,
  bitten: 2,
  spared: 2,
  swapped: 2,
  flat: 3,
  home: 3,
  ended: 3,
  cap: 3,
};
