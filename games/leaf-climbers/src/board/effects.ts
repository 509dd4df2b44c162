import type { EventEffect, EventEffects, Moments, SoundName, Without } from '@glade/ui/effects';

const PART: Without = { none: 'part' };
const COUNT: Without = { none: 'count' };
const OFTEN: Without = { none: 'often' };

const seen = (movement: string | Without, sound: SoundName | Without): EventEffect => ({
  picture: true,
  movement,
  sound,
});

/** How each kind of event is shown and heard. A movement is a `@keyframes` of the board. */
export const effects: EventEffects = {
  first: seen(COUNT, 'card'),
  next: seen(COUNT, PART),

  leaves: seen(PART, 'wind'),
  void: seen(COUNT, COUNT),
  leaf: seen('tumble', 'leaf'),

  dice: seen(PART, PART),
  stays: seen('bob', OFTEN),
  stood: seen('bob', OFTEN),
  moved: seen('walk', 'step'),
  climbed: seen('walk', 'step'),
  descended: seen('walk', 'step'),
  upAndDown: seen('walk', 'step'),
  climbedTop: seen('gleam', 'sparkle'),

  landed: seen(PART, 'leaf'),
  crushed: seen('squish', 'squish'),
  grown: { picture: PART, movement: 'drop', sound: PART },

  complete: { ...seen(PART, 'won'), ends: true },
  lastOne: { ...seen(PART, 'won'), ends: true },
  nobody: { ...seen(PART, 'lost'), ends: true },
  lostAlone: { ...seen(PART, 'lost'), ends: true },
  lostTogether: { ...seen(PART, 'lost'), ends: true },
};

/** What people look for when they watch a match again. */
export const moments: Moments = {
  upAndDown: 1,
  climbedTop: 2,
  landed: 1,
  crushed: 3,
  complete: 3,
  lastOne: 3,
  nobody: 3,
  lostAlone: 3,
  lostTogether: 3,
};
