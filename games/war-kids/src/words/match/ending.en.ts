import type { Catalogue } from '@glade/engine';

const LEADER = '{loser, select, 0 {the Prince} other {the Princess}}';
const CAUSE =
  '{cause, select, charge {A Pegasus} strike {A Soldier} ring {A ring of three Soldiers} other {An attack by Soldiers}}';
const ENEMIES = '{beaten, plural, one {one enemy} other {# enemies}}';
// Who lost and eliminated nobody is not told so.
const HAD =
  '{beaten, plural, =0 {} one { {player, seat} had eliminated one enemy.} other { {player, seat} had eliminated # enemies.}}';
const YOU_HAD =
  '{beaten, plural, =0 {} one { You had eliminated one enemy.} other { You had eliminated # enemies.}}';
const UNTIL_THEN =
  '{beaten, plural, =0 {} one { Until then you had eliminated one enemy.} other { Until then you had eliminated # enemies.}}';
const AND_BEAT =
  '{beaten, plural, =0 {} one { and eliminated one enemy} other { and eliminated # enemies}}';
const TURNS = '{turns, plural, one {one turn} other {# turns}}';

/** One true sentence about a match that is over. */
export const ending = {
  'ending.leader.spell': `{player, seat} won on turn {turn}: a spell found ${LEADER} from {distance, plural, one {the next hex} other {# hexes away}}.`,
  'ending.leader.spell.you': `You won on turn {turn}: a spell found ${LEADER} from {distance, plural, one {the next hex} other {# hexes away}}.`,
  'ending.leader.spell.lost': `A spell from {distance, plural, one {the next hex} other {# hexes away}} found ${LEADER} on turn {turn}.${HAD}`,
  'ending.leader.spell.lost.you': `A spell from {distance, plural, one {the next hex} other {# hexes away}} found ${LEADER} on turn {turn}.${UNTIL_THEN}`,
  'ending.leader.contact': `{player, seat} won on turn {turn}: ${LEADER} stood within reach for just one moment.`,
  'ending.leader.contact.you': `You won on turn {turn}: ${LEADER} stood within your reach for just one moment.`,
  'ending.leader.contact.lost': `${CAUSE} reached ${LEADER} on turn {turn}.${HAD}`,
  'ending.leader.contact.lost.you': `${CAUSE} reached ${LEADER} on turn {turn}.${UNTIL_THEN}`,
  'ending.wiped':
    '{player, seat} swept the field in {turns, plural, one {one turn} other {# turns}} and lost {left, plural, =0 {nobody} one {one unit} other {# units}}.',
  'ending.wiped.you':
    'You swept the field in {turns, plural, one {one turn} other {# turns}} and lost {left, plural, =0 {nobody} one {one unit} other {# units}}.',
  'ending.wiped.lost': `{player, seat} fought for ${TURNS}${AND_BEAT} before losing the last unit.`,
  'ending.wiped.lost.you': `You fought for ${TURNS}${AND_BEAT} before losing your last unit.`,
  'ending.untouched': `{player, seat} eliminated ${ENEMIES} in ${TURNS} and lost nobody.`,
  'ending.untouched.you': `You eliminated ${ENEMIES} in ${TURNS} and lost nobody.`,
  'ending.held': `{player, seat} held the ground long enough and won after ${TURNS}.`,
  'ending.held.you': `You held the ground long enough and won after ${TURNS}.`,
  'ending.held.lost': `By turn {turns} {rival, seat} had held the ground long enough.${HAD}`,
  'ending.held.lost.you': `By turn {turns} {rival, seat} had held the ground long enough.${YOU_HAD}`,
  'ending.exited': `{player, seat} led {exited, plural, one {one unit} other {# units}} off the map in ${TURNS}.`,
  'ending.exited.you': `You led {exited, plural, one {one unit} other {# units}} off the map in ${TURNS}.`,
  'ending.exited.lost': `{exited, plural, one {One unit} other {# units}} slipped away by turn {turns}.${HAD}`,
  'ending.exited.lost.you': `{exited, plural, one {One unit} other {# units}} slipped away by turn {turns}.${YOU_HAD}`,
  'ending.beaten': `{player, seat} eliminated ${ENEMIES} in ${TURNS}: just what the scenario asked.`,
  'ending.beaten.you': `You eliminated ${ENEMIES} in ${TURNS}: just what the scenario asked.`,
  'ending.beaten.lost':
    '{beaten, plural, =0 {{rival, seat} eliminated {lost, plural, one {one unit} other {# units}}: just what the scenario asked.} other {{player, seat} lost {lost, plural, one {one unit} other {# units}}, and {rival, seat} lost {beaten}.}}',
  'ending.beaten.lost.you':
    '{beaten, plural, =0 {{rival, seat} eliminated {lost, plural, one {one of your units} other {# of your units}}: just what the scenario asked.} other {You lost {lost, plural, one {one unit} other {# units}}, and {rival, seat} lost {beaten}.}}',
  'ending.limit': `{player, seat} held out until the end of turn {turns}.`,
  'ending.limit.you': 'You held out until the end of turn {turns}.',
  'ending.limit.lost': `Time ran out on turn {turns}.${HAD}`,
  'ending.limit.lost.you': `Time ran out on turn {turns}.${YOU_HAD}`,
  'ending.fewer':
    '{player, seat} lost {own, plural, one {one unit} other {# units}} and eliminated {other, plural, =0 {nobody} one {only one enemy} other {only # enemies}}, but had more points.',
  'ending.fewer.you':
    'You lost {own, plural, one {one unit} other {# units}} and eliminated {other, plural, =0 {nobody} one {only one enemy} other {only # enemies}}, but you had more points.',
  'ending.points':
    'After {turns, plural, one {one turn} other {# turns}}, {player, seat} won with {own, plural, one {one point} other {# points}} to {other}.',
  'ending.points.you':
    'After {turns, plural, one {one turn} other {# turns}}, you won with {own, plural, one {one point} other {# points}} to {other}.',
  'ending.points.lost':
    'After {turns, plural, one {one turn} other {# turns}}, {player, seat} has {own, plural, =0 {no points} one {one point} other {# points}} against {other}, but still stands.',
  'ending.points.lost.you':
    'After {turns, plural, one {one turn} other {# turns}}, you have {own, plural, =0 {no points} one {one point} other {# points}} against {other}, but you still stand.',
  'ending.points.close':
    'After {turns, plural, one {one turn} other {# turns}}, it was close: {player, seat} had {own, plural, one {one point} other {# points}}, {rival, seat} {other, plural, =0 {none} other {#}}.',
  'ending.points.close.you':
    'After {turns, plural, one {one turn} other {# turns}}, it was close: you had {own, plural, one {one point} other {# points}}, {rival, seat} {other, plural, =0 {none} other {#}}.',
  'ending.points.close.lost':
    'So close: after {turns, plural, one {one turn} other {# turns}}, {player, seat} was only {by, plural, one {one point} other {# points}} behind.',
  'ending.points.close.lost.you':
    'So close: after {turns, plural, one {one turn} other {# turns}}, you were only {by, plural, one {one point} other {# points}} behind.',
  'ending.draw':
    'After {turns, plural, one {one turn} other {# turns}}, both sides have {blue, plural, =0 {no points} one {one point} other {# points}}. Together you lost {lost, plural, =0 {no units} one {one unit} other {# units}}.',
  'ending.draw.near':
    'After {turns, plural, one {one turn} other {# turns}}, Blue has {blue, plural, =0 {no points} one {one point} other {# points}} and Pink {pink, plural, =0 {none} other {#}}: too close for a win.',
  'ending.guess.all': 'You knew all {right}!',
  'ending.guess.most':
    'You knew {right} of 8. {type, select, 0 {The Soldier} 1 {The Pegasus} 2 {The Mage} other {The Prince or Princess}} hid well.',
  'ending.guess.some':
    'You knew {right, plural, =0 {none of them} other {# of 8}}. Now you know the riddles, so the next round is easier.',
  'ending.numbers': `In ${TURNS} you cast {spells, plural, =0 {no spells} one {one spell} other {# spells}}, and {lost, plural, =0 {nobody was} one {one unit was} other {# units were}} eliminated.`,
} satisfies Catalogue;
