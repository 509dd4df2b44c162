import type { Catalogue } from '@glade/engine';
import { board } from './match/board.en.ts';
import { card } from './card.ts';
import { events } from './match/events.en.ts';
import { refusals } from './match/refusals.en.ts';

const SEAT =
  '{mode, select, guess {{player, select, 1 {The child} other {The grown-up}}} other {{player, select, 1 {Blue Prince} other {Pink Princess}}}}';

const text = {
  ...card.en,
  ...events,
  ...refusals,
  ...board,

  'example.move': 'move S1 to C5',

  'typed.move': 'move',
  'typed.to': 'to',
  'typed.at': 'at',
  'typed.cast': 'cast',
  'typed.slow': 'slow',
  'typed.enter': 'enter',
  'typed.place': 'place',
  'typed.exit': 'exit',
  'typed.land': 'land',
  'typed.charge': 'charge',
  'typed.strike': 'strike',
  'typed.trio': 'trio',
  'typed.fight': 'fight',
  'typed.lose': 'lose',
  'typed.end': 'end',
  'typed.spell': 'spell',
  'typed.soldier': 'soldier',
  'typed.pegasus': 'pegasus',
  'typed.mage': 'mage',
  'typed.leader': 'leader',
  'typed.time': 'time',

  who: '{mode, select, guess {{player, select, 1 {the child} other {the grown-up}}} other {{player, select, 1 {Blue} other {Pink}}}}',
  'who.a': '{player, select, 1 {Blue} other {Pink}}',
  'who.di': '{player, select, 1 {Blue} other {Pink}}',
  'who.da': '{player, select, 1 {Blue} other {Pink}}',
  'who.su': '{player, select, 1 {Blue} other {Pink}}',
  'who.label': SEAT,
  'who.name':
    '{mode, select, guess {{player, select, 1 {child} other {grown-up}}} other {{player, select, 1 {Blue} other {Pink}}}}',
  'seat.you': '{player, seat, label}',
  'seat.acts':
    '{mode, select, guess {{player, select, 1 {The child} other {The grown-up}}} other {{player, select, 1 {The blue Prince} other {The pink Princess}}}}',

  'headline.won':
    '{mode, select, guess {{player, select, 1 {The child wins!} other {The grown-up wins!}}} other {{player, select, 1 {The blue Prince wins!} other {The pink Princess wins!}}}}',

  'turn.heading': 'Turn {turn}{player, select, 1 {, Blue} 2 {, Pink} other {}}',

  'campaign.skirmish': 'The first skirmish',
  'campaign.pegasus': 'What stops a Pegasus',
  'campaign.road': 'The forest road',
  'campaign.wounded': 'Wounded',
  'campaign.slow': 'Slow magic',
  'campaign.heals': 'A leader that heals',
  'campaign.dice': 'Soldiers with dice',
  'campaign.obstacles': 'What stops magic',
  'campaign.line': 'A straight line',
  'campaign.waterloo': 'Waterloo',
  'campaign.next': 'Next: {step}',

  'throw.fast': 'Roll for the spell',
  'throw.slow': 'Roll two dice for slow magic',
  'throw.fight': 'Roll for the fight',

  'reads.die': 'die',
  'reads.attacker': 'attacker',
  'reads.defender': 'defender',

  'outcome.instant': 'The goal of the scenario is reached: the battle is won!',
  'outcome.instant.lost': 'The other army has reached the goal of the scenario.',
  'outcome.leader.lost': 'Your leader is caught.',
  'outcome.wiped.lost': 'Your army is all gone.',
  'outcome.points': 'The points decide.',
  'outcome.draw': 'A draw! Neither side is stronger.',
  'outcome.leader': 'One leader is caught, and the match is over. Long live the other one!',
  'outcome.wiped': 'One army is all gone: the other wins.',

  'measure.turns': '{mode, select, guess {riddles} other {game turns}}',
  'measure.points': '{mode, select, guess {counters} other {points}}',
  'measure.lost': 'units lost',
  'measure.exited': 'units that left the map',

  place: '{column}{row}',
  'place.spoken': '{column}{row}',
  'place.spot': '{named, select, yes {{en} ({column}{row})} other {{column}{row}}}',
  'place.spot.spoken': '{named, select, yes {{en}, {column}{row}} other {{column}{row}}}',

  'outcome.child': 'You know your units well: the child wins!',
  'outcome.adult': 'The grown-up has more units. Try again!',
  'outcome.tie': 'Both have the same number of units: a draw.',

  'throw.phrase': 'Draw a riddle',
} satisfies Catalogue;

export default text;
