import type { Catalogue } from '@glade/engine';
import { riddles } from './riddles.en.ts';

const PIECE =
  '{piece, select, 0 {A blue Soldier} 1 {A blue Pegasus} 2 {A blue Mage} 3 {The Prince} 4 {A pink Soldier} 5 {A pink Pegasus} 6 {A pink Mage} other {The Princess}}';
const COST =
  '{cost, plural, =0 {} one {: one point} other {: # points{n, plural, one {} other { each}}}}';
const TYPE =
  '{type, select, 0 {the Soldier} 1 {the Pegasus} 2 {the Mage} other {the Prince or Princess}}';

/** What is told of a match. */
export const events = {
  'event.phrase': `{phrase, select, ${Object.values(riddles)
    .map((phrase, i) => `${i} {“${phrase}”}`)
    .join(' ')} other {}}`,
  'event.turn': '{player, seat}’s turn. Game turn {turn}.',
  'event.turn.you': 'Your turn. Game turn {turn}.',
  'event.combat': '{player, seat}’s Combat phase.',
  'event.combat.you': 'Your Combat phase.',
  'event.moved': `${PIECE} goes from {fromcell} to {cell}.`,
  'event.allPoints': 'That takes its whole move.',
  'event.intoWoods': `Into the woods${COST}.`,
  'event.outOfWoods': '',
  'event.intoRiver': `Into the river${COST}.`,
  'event.slope': `Up or down the slope${COST}.`,
  'event.byRoad': 'All by road: one point more.',
  'event.placed': `${PIECE} stands at {cell}.`,
  'event.broughtIn': `${PIECE} joins in at {cell}.`,
  'event.entered': `${PIECE} arrives at {cell}.`,
  'event.exited': `${PIECE} leaves the map at {cell}.`,
  'event.healed': `${PIECE} at {cell} is healthy again.`,
  'event.cast':
    'A spell from {fromcell} at {cell}: {distance, plural, one {one hex} other {# hexes}} away.',
  'event.castSlow':
    'Slow magic from {fromcell} at {cell}: {distance, plural, one {one hex} other {# hexes}} away.',
  'event.route': 'A free route of {distance, plural, one {one hex} other {# hexes}} leads there.',
  'event.line': 'The line is free: {distance, plural, one {one hex} other {# hexes}}.',
  'event.hit': 'A {roll} for a distance of {distance}: a hit at {cell}!',
  'event.missed': 'A {roll} for a distance of {distance}: missed.',
  'event.slowHit': '{roll} for a distance of {distance}: slow magic hits at {cell}!',
  'event.slowMissed': '{roll} for a distance of {distance}: missed.',
  'event.landed': `${PIECE} is pushed from {fromcell} to {cell}.`,
  'event.stuck': `${PIECE} at {cell} has nowhere to land and stays.`,
  'event.charged': 'The Pegasus at {fromcell} charges at {cell}!',
  'event.struck': 'The Soldier at {fromcell} strikes at {cell}!',
  'event.surrounded': 'Three Soldiers close in on {cell}!',
  'event.wounded': `${PIECE} at {cell} is wounded.`,
  'event.eliminated': `${PIECE} at {cell} is eliminated.`,
  'event.exposed':
    '{player, seat}: the leader no longer protects {n, plural, one {the friend} other {the friends}} at {places}.',
  'event.exposed.you':
    'Your leader no longer protects {n, plural, one {the friend} other {the friends}} at {places}.',
  'event.fight':
    '{soldiers, plural, one {One Soldier fights} other {# Soldiers fight}} the enemy at {cell}.',
  'event.totals': 'Attack {attack}, defence {defence}.',
  'event.fightTied': 'A tie at {cell}: nothing happens.',
  'event.fightWon': 'The attack on {cell} succeeds!',
  'event.fightLost': 'The defender at {cell} wins!',
  'event.nobodyLost': 'All who attacked {cell} are protected: nobody is lost.',
  'event.taken': '{player, seat} takes {spotcell}.',
  'event.taken.you': 'You take {spotcell}.',
  'event.held':
    '{player, seat} holds {spotcell}: {left, plural, =0 {long enough!} one {one turn to go.} other {# turns to go.}}',
  'event.held.you':
    'You hold {spotcell}: {left, plural, =0 {long enough!} one {one turn to go.} other {# turns to go.}}',
  'event.done': '{player, seat} has done what the scenario asks.',
  'event.done.you': 'You have done what the scenario asks.',
  'event.leaderLost': '{player, select, 1 {The Prince} other {The Princess}} is lost!',
  'event.wiped': 'The {player, select, 1 {blue} other {pink}} army is all gone.',
  'event.limit':
    'That was the last game turn. Blue has {blue, plural, one {one point} other {# points}}, pink has {pink}.',
  'event.stopped': 'After game turn {turn} every battle ends.',
  'event.right': `Right! It was ${TYPE}.`,
  'event.wrong': `{said, select, 4 {Time is up: it} other {No: it}} was ${TYPE}.`,
  'event.counted': 'The child has {child}, the grown-up has {adult}.',

  'event.cast.brief': 'A spell flies from {fromcell} to {cell}.',
  'event.castSlow.brief': 'Slow magic flies from {fromcell} to {cell}.',
  'event.route.brief': 'A free route leads there.',
  'event.hit.brief': 'The die shows {roll}: a hit at {cell}!',
  'event.missed.brief': 'The die shows {roll}: missed.',
  'event.slowHit.brief': '{roll}: slow magic hits {cell}!',
  'event.slowMissed.brief': 'The dice show {roll}: missed.',
  'event.landed.brief': `${PIECE} is pushed to {cell}.`,
  'event.stuck.brief': `${PIECE} at {cell} stays.`,
  'event.slope.brief': 'Up or down the slope.',
  'event.wounded.brief': `${PIECE} at {cell} is wounded.`,
  'event.eliminated.brief': `${PIECE} at {cell} is eliminated.`,
  'event.healed.brief': `${PIECE} at {cell} is healthy again.`,
  'event.fight.brief':
    '{soldiers, plural, one {One Soldier fights} other {# Soldiers fight}} the enemy at {cell}.',
  'event.done.brief': '{player, seat} has done what the scenario asks.',
  'event.done.brief.you': 'You have done what the scenario asks.',
  'event.wiped.brief': 'The {player, select, 1 {blue} other {pink}} army is all gone.',
  'event.right.brief': `Right! It was ${TYPE}.`,
  'event.counted.brief': 'The child has {child}, the grown-up has {adult}.',
  'event.exposed.brief': '{player, seat}: the leader’s protection is gone.',
  'event.exposed.brief.you': 'Your leader’s protection is gone.',
  'event.nobodyLost.brief': 'All attackers are protected.',
  'event.held.brief': '{player, seat} holds {spotcell}.',
  'event.held.brief.you': 'You hold {spotcell}.',
  'event.limit.brief': 'The last turn is over: {blue} to {pink}.',
  'event.phrase.brief': 'A new riddle!',
  'event.wrong.brief': `{said, select, 4 {Time is up} other {No}}: ${TYPE}.`,
} satisfies Catalogue;
