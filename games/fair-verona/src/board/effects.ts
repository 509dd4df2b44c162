import type { EventEffect, EventEffects, Moments, SoundName, Without } from '@glade/ui/effects';

const PART: Without = { none: 'part' };
const COUNT: Without = { none: 'count' };
const OFTEN: Without = { none: 'often' };

const seen = (movement: EventEffect['movement'], sound: SoundName | Without): EventEffect => ({
  picture: true,
  movement,
  sound,
});
/** What everybody wants to have read: it turns the match, whoever did it. */
const read = (movement: EventEffect['movement'], sound: SoundName | Without): EventEffect => ({
  ...seen(movement, sound),
  read: true,
});
/** The end of the match: its scene shows it. */
const END: EventEffect = { picture: PART, movement: PART, sound: PART };

/** How each kind of event is shown and heard. */
export const effects: EventEffects = {
  identity: { ...seen(COUNT, OFTEN), begins: true },
  clueDealt: { ...seen('flip', 'card'), begins: true },

  turn: { picture: COUNT, movement: COUNT, sound: OFTEN, heard: true },
  drew: seen('draw', 'card'),
  took: { picture: PART, movement: PART, sound: PART },
  laid: seen('settle', 'lay'),
  completed: seen('shine', 'sparkle'),
  friendWon: seen('cheer', 'friend'),
  failed: { ...read(COUNT, 'refused'), pressed: true },
  nothingLeft: seen(COUNT, OFTEN),

  meets: read('startle', 'strike'),
  matched: read('gain', 'sparkle'),
  joker: read('flip', 'spell'),
  reshuffled: seen(COUNT, 'card'),
  noCard: seen(COUNT, OFTEN),
  friendCame: seen(PART, 'card'),
  cleared: read('cheer', 'heal'),
  unmoved: read('startle', 'hurt'),
  tokenWon: read('gain', 'sparkle'),
  passed: seen('gain', 'lay'),

  mired: seen('startle', OFTEN),
  walked: seen('walk', 'step'),
  stayed: { picture: COUNT, movement: COUNT, sound: OFTEN },
  jokersGone: seen('flip', 'spell'),
  delivered: read('gain', 'friend'),
  clue: read('flip', 'card'),
  owed: { picture: COUNT, movement: COUNT, sound: OFTEN },

  lastErrand: seen(COUNT, 'turn'),
  won: END,
  boxed: END,
  allMired: END,
  cold: END,
  errandOver: END,
};

/** What people look for when they watch a match again. */
export const moments: Moments = {
  completed: 1,
  joker: 2,
  jokersGone: 2,
  friendWon: 2,
  cleared: 2,
  tokenWon: 2,
  unmoved: 1,
  clue: 1,
  delivered: 3,
  lastErrand: 3,
  won: 3,
  boxed: 3,
  allMired: 3,
  cold: 3,
  errandOver: 3,
};
