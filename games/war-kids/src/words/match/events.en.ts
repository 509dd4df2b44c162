import type { Catalogue } from '@glade/engine';
import { riddles } from '../riddles.en.ts';

const PIECE =
  '{piece, select, 0 {A blue Soldier} 1 {A blue Pegasus} 2 {A blue Mage} 3 {The Prince} 4 {A pink Soldier} 5 {A pink Pegasus} 6 {A pink Mage} other {The Princess}}';
const THE_PIECE =
  '{piece, select, 0 {The blue Soldier} 1 {The blue Pegasus} 2 {The blue Mage} 3 {The Prince} 4 {The pink Soldier} 5 {The pink Pegasus} 6 {The pink Mage} other {The Princess}}';
const TARGET =
  '{target, select, 0 {a Soldier} 1 {a Pegasus} 2 {a Mage} 3 {the Prince} 4 {a Soldier} 5 {a Pegasus} 6 {a Mage} other {the Princess}}';
const MAGE = 'the {target, select, 4 {blue} 5 {blue} 6 {blue} 7 {blue} other {pink}} Mage';
const COST =
  '{cost, plural, =0 {} one {: one point} other {: # points{n, plural, one {} other { each time}}}}';
const TYPE =
  '{type, select, 0 {the Soldier} 1 {the Pegasus} 2 {the Mage} other {the Prince or Princess}}';

/** What is told of a match. */
export const events = {
  'event.phrase': `{phrase, select, ${Object.values(riddles)
    .map((phrase, i) => `${i} {“${phrase}”}`)
    .join(' ')} other {}}`,
  'event.turn': 'Turn {turn}: it’s {player, seat}’s turn.',
  'event.turn.you': 'Turn {turn}: it’s your turn.',
  'event.combat': '{player, seat}’s Combat phase.',
  'event.combat.you': 'Your Combat phase.',
  'event.moved': `${PIECE} goes from {fromcell} to {cell}.`,
  'event.allPoints': 'It uses its whole move.',
  'event.intoWoods': `It enters the woods${COST}.`,
  'event.outOfWoods': '',
  'event.intoRiver': `It enters the river${COST}.`,
  'event.slope': `It crosses a slope${COST}.`,
  'event.byRoad': 'It stays on the road: one extra point.',
  'event.placed': `${PIECE} stands at {cell}.`,
  'event.broughtIn': `${PIECE} joins the battle at {cell}.`,
  'event.entered': `${PIECE} arrives at {cell}.`,
  'event.exited': `${PIECE} leaves the map at {cell}.`,
  'event.healed': `${THE_PIECE} at {cell} is healthy again.`,
  'event.cast':
    'A spell flies from {fromcell} to {cell}: {distance, plural, one {one hex} other {# hexes}}.',
  'event.castSlow':
    'Slow magic flies from {fromcell} to {cell}: {distance, plural, one {one hex} other {# hexes}}.',
  'event.route': 'There’s a clear route of {distance, plural, one {one hex} other {# hexes}}.',
  'event.line': 'The way there is straight and clear.',
  'event.hit': 'A {roll} for a distance of {distance}: a hit at {cell}!',
  'event.missed': 'A {roll} for a distance of {distance}: missed.',
  'event.slowHit': '{roll} for a distance of {distance}: slow magic hits at {cell}!',
  'event.slowMissed': '{roll} for a distance of {distance}: missed.',
  'event.landed': `${PIECE} is pushed from {fromcell} to {cell}.`,
  'event.stuck': `${THE_PIECE} at {cell} has nowhere to land and stays.`,
  'event.charged': 'The Pegasus at {fromcell} charges the enemy at {cell}!',
  'event.struck': 'The Soldier at {fromcell} strikes the enemy at {cell}!',
  'event.surrounded': 'Three Soldiers surround the Soldier at {cell}!',
  'event.wounded': `${THE_PIECE} at {cell} is wounded.`,
  'event.eliminated': `${THE_PIECE} at {cell} is {piece, select, 3 {caught} 7 {caught} other {eliminated}}.`,
  'event.exposed':
    '{player, seat}’s leader no longer protects {n, plural, one {the unit} other {the units}} at {places}.',
  'event.exposed.you':
    'Your leader no longer protects {n, plural, one {the unit} other {the units}} at {places}.',
  'event.fight':
    '{soldiers, plural, one {One Soldier fights} other {# Soldiers fight}} the enemy at {cell}.',
  'event.totals': 'Attack {attack}, defence {defence}.',
  'event.fightTied': 'A tie at {cell}: nothing happens.',
  'event.fightWon': 'The attack on {cell} succeeds!',
  'event.fightLost': 'The defender at {cell} wins!',
  'event.nobodyLost': 'All Soldiers that attacked {cell} are protected: nothing happens.',
  'event.taken': '{player, seat} takes a place: {spotcell}.',
  'event.taken.you': 'You take a place: {spotcell}.',
  'event.held':
    '{player, seat} holds a place: {spotcell}. {left, plural, =0 {Long enough!} one {One turn to go.} other {# turns to go.}}',
  'event.held.you':
    'You hold a place: {spotcell}. {left, plural, =0 {Long enough!} one {One turn to go.} other {# turns to go.}}',
  'event.done': '{player, seat} has done what the scenario asks.',
  'event.done.you': 'You have done what the scenario asks.',
  'event.leaderLost': '{player, select, 1 {The Prince} other {The Princess}} is caught!',
  'event.wiped': 'The {player, select, 1 {blue} other {pink}} army is all gone.',
  'event.limit':
    'That was the last turn. Blue has {blue, plural, one {one point} other {# points}}, Pink has {pink}.',
  'event.stopped': 'After turn {turn} every battle ends.',
  'event.right': `Right! It was ${TYPE}.`,
  'event.wrong': `{said, select, 4 {Time’s up: it} other {No: it}} was ${TYPE}.`,
  'event.counted': 'Units: the child has {child}, the grown-up has {adult}.',

  'event.charged.brief': `${THE_PIECE} charges the enemy at {cell}!`,
  'event.struck.brief': `${THE_PIECE} strikes the enemy at {cell}!`,
  'event.cast.brief': 'A spell flies from {fromcell} to {cell}.',
  'event.castSlow.brief': 'Slow magic flies from {fromcell} to {cell}.',
  'event.route.brief': 'There’s a clear route.',
  'event.hit.brief': `With {roll} ${MAGE} hits ${TARGET}!`,
  'event.missed.brief': `Only {roll}: ${MAGE} misses ${TARGET}.`,
  'event.slowHit.brief': `With {roll} ${MAGE} hits ${TARGET}!`,
  'event.slowMissed.brief': `Only {roll}: ${MAGE} misses ${TARGET}.`,
  'event.landed.brief': `${PIECE} is pushed to {cell}.`,
  'event.stuck.brief': `${THE_PIECE} at {cell} stays.`,
  'event.slope.brief': 'It crosses a slope.',
  'event.wounded.brief': `${THE_PIECE} at {cell} is wounded.`,
  'event.eliminated.brief': `${THE_PIECE} at {cell} is {piece, select, 3 {caught} 7 {caught} other {eliminated}}.`,
  'event.healed.brief': `${THE_PIECE} at {cell} is healthy again.`,
  'event.fight.brief':
    '{soldiers, plural, one {One Soldier fights} other {# Soldiers fight}} the enemy at {cell}.',
  'event.done.brief': '{player, seat} has done what the scenario asks.',
  'event.done.brief.you': 'You have done what the scenario asks.',
  'event.wiped.brief': 'The {player, select, 1 {blue} other {pink}} army is all gone.',
  'event.right.brief': `Right! It was ${TYPE}.`,
  'event.right.brief.spoken': `Right! It was ${TYPE}. You get the counter.`,
  'event.counted.brief': 'Units: the child {child}, the grown-up {adult}.',
  'event.exposed.brief': '{player, seat}’s leader protects fewer units now.',
  'event.exposed.brief.you': 'Your leader protects fewer units now.',
  'event.nobodyLost.brief': 'All attackers are protected.',
  'event.taken.brief': '{player, seat} takes a place: {spotcell}.',
  'event.taken.brief.you': 'You take a place: {spotcell}.',
  'event.held.brief': '{player, seat} holds a place: {spotcell}.',
  'event.held.brief.you': 'You hold a place: {spotcell}.',
  'event.limit.brief': 'The last turn ends: Blue {blue}, Pink {pink}.',
  'event.phrase.brief': 'A new riddle!',
  'event.wrong.brief.spoken': `{said, select, 4 {Time’s up: it} other {No: it}} was ${TYPE}. The grown-up gets the counter.`,
  'event.wrong.brief': `{said, select, 4 {Time’s up} other {No}}: ${TYPE}.`,
} satisfies Catalogue;
