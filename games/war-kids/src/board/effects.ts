import type { EventEffect, EventEffects, Moments, SoundName, Without } from '@glade/ui/effects';

const PART: Without = { none: 'part' };
const COUNT: Without = { none: 'count' };
const OFTEN: Without = { none: 'often' };

const shown = (movement: string | Without, sound: SoundName | Without): EventEffect => ({
  picture: true,
  movement,
  sound,
});
const part: EventEffect = { picture: PART, movement: PART, sound: PART };
/** What ends a match: the scene of the end moves and sounds. */
const end: EventEffect = { ...shown(PART, PART), ends: true };

/** How each kind of event is shown and heard. The movements are in `Board.module.css` and `guess/Guess.module.css`. */
export const effects: EventEffects = {
  turn: shown(COUNT, 'turn'),
  combat: shown(COUNT, OFTEN),

  moved: shown('walk', 'step'),
  // They say why the walk cost what it cost.
  allPoints: part,
  intoWoods: { ...part, sound: 'leaf' },
  outOfWoods: part,
  intoRiver: { ...part, sound: 'splash' },
  slope: part,
  byRoad: part,
  placed: shown('arrive', 'step'),
  broughtIn: shown('arrive', 'step'),
  entered: shown('arrive', 'step'),
  exited: shown('leave', 'step'),
  healed: shown('mend', 'heal'),

  cast: shown('bolt', 'spell'),
  castSlow: shown('bolt', 'spell'),
  route: part,
  line: part,
  hit: shown('flash', 'strike'),
  missed: shown('fizzle', 'wind'),
  slowHit: shown('flash', 'strike'),
  slowMissed: shown('fizzle', 'wind'),
  landed: shown('push', 'wind'),
  stuck: shown('shake', 'lay'),

  charged: shown('lunge', 'strike'),
  struck: shown('lunge', 'strike'),
  surrounded: shown('close', 'strike'),
  wounded: shown('shake', 'hurt'),
  eliminated: shown('go', 'hurt'),
  exposed: { ...shown('pop', 'leaf'), moot: true },

  fight: shown('clash', 'strike'),
  totals: { picture: PART, movement: COUNT, sound: PART },
  fightTied: shown('clash', 'lay'),
  fightWon: shown('flash', 'strike'),
  fightLost: shown('flash', 'hurt'),
  nobodyLost: shown('pop', 'sparkle'),

  taken: shown('raise', 'lay'),
  held: shown('raise', OFTEN),
  done: end,
  // That the leader is caught is told of the unit.
  leaderLost: { ...end, endTold: true },
  wiped: end,
  limit: end,
  stopped: end,

  // The riddle itself is told when it is asked, which is later: first everybody looks at the answer.
  phrase: { picture: PART, movement: 'deal', sound: PART },
  right: shown('hop', 'sparkle'),
  wrong: shown('sway', 'refused'),
  counted: { picture: true, movement: PART, sound: PART },
};

/** What people look for when they watch a match again. */
export const moments: Moments = {
  healed: 1,
  hit: 1,
  missed: 1,
  slowHit: 1,
  slowMissed: 1,
  stuck: 1,
  surrounded: 1,
  fightTied: 1,
  exposed: 1,
  wounded: 2,
  taken: 2,
  exited: 2,
  eliminated: 3,
  leaderLost: 3,
  wiped: 3,
  limit: 3,
  done: 3,
  stopped: 3,
  right: 2,
  wrong: 1,
  counted: 3,
};
