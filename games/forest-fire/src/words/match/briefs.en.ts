import type { Catalogue } from '@glade/engine';

/** What the strip of what just happened says where the usual sentence is longer than eight words. */
export const briefs = {
  'event.placed.brief': '{player, seat} starts here.',
  'event.placed.you.brief': 'You start here.',
  'event.placed.brief.spoken': '{player, seat} starts at {places}.',
  'event.placed.brief.spoken.you': 'You start at {places}.',
  'event.inHand.brief': '{player, seat} waits at the lake.',
  'event.inHand.you.brief': 'You wait at the lake.',
  // The sentence after it says where.
  'event.rolled.brief': '',
  'event.onFirebreak.brief.spoken': 'The roll hits the Firebreak on {places}: no fire.',
  'event.onFirebreak.brief': 'A Firebreak is on {places}.',
  'event.openingOver.brief': 'The fire has grown.',
  'event.counter.brief':
    '{counters, plural, one {{places} {n, plural, one {catches} other {catch}} fire.} other {{places}: # Fire counters now.}}',
  'event.filled.brief':
    '{n, plural, one {{cell} catches fire, too.} other {# more squares catch fire.}}',
  'event.chained.brief':
    '{n, plural, one {{cell} catches fire, too.} other {# more squares catch fire.}}',
  'event.filled.brief.spoken':
    '{n, plural, one {{cell} catches fire, too.} =2 {{places} catch fire, too.} other {# more squares catch fire.}}',
  'event.chained.brief.spoken':
    '{n, plural, one {{cell} catches fire, too.} =2 {{places} catch fire, too.} other {# more squares catch fire.}}',
  'event.steppedOnBreak.brief.spoken': '{player, seat} steps onto the Firebreak on {last}.',
  'event.steppedOnBreak.brief.spoken.you': 'You step onto the Firebreak on {last}.',
  'event.steppedOnBreak.brief': '{player, seat} steps onto a Firebreak.',
  'event.steppedOnBreak.you.brief': 'You step onto a Firebreak.',
  'event.steppedOff.brief.spoken': '{player, seat} walks outside: {last}.',
  'event.steppedOff.brief.spoken.you': 'You walk outside: {last}.',
  'event.steppedOff.brief': '{player, seat} walks outside the forest.',
  'event.steppedOff.you.brief': 'You walk outside the forest.',
  'event.stepped.brief.spoken': '{player, seat} steps to {last}.',
  'event.stepped.brief.spoken.you': 'You step to {last}.',
  'event.stepped.brief': '{player, seat} steps to {last}.',
  'event.stepped.you.brief': 'You step to {last}.',
  'event.jumped.brief': '{player, seat} lands on {places}.',
  'event.jumped.you.brief': 'You land on {places}.',
  'event.putOut.brief': '{player, seat} puts out {places}.',
  'event.putOut.you.brief': 'You put out {places}.',
  'event.putOutOne.brief.spoken':
    '{player, seat} takes a Fire counter from {last}. {counters, plural, =0 {It is out} one {One is left} other {# are left}}.',
  'event.putOutOne.brief.spoken.you':
    'You take a Fire counter from {last}. {counters, plural, =0 {It is out} one {One is left} other {# are left}}.',
  'event.putOutOne.brief':
    '{player, seat}: {counters, plural, =0 {the fire is out} one {one Fire counter left} other {# Fire counters left}}.',
  'event.putOutOne.you.brief':
    '{counters, plural, =0 {The fire is out.} one {One Fire counter is left.} other {# Fire counters are left.}}',
  'event.dropped.brief': 'Splash! {player, seat} drops the water.',
  'event.dropped.you.brief': 'Splash! You drop the water.',
  'event.out.brief.spoken': 'The flames catch {player, seat} on {places}: out!',
  'event.out.brief.spoken.you': 'The flames catch you on {places}: you are out!',
  'event.out.brief': 'The flames catch {player, seat}.',
  'event.out.you.brief': 'The flames catch you.',
  'event.rests.brief': 'The flames catch {player, seat}.',
  'event.rests.you.brief': 'The flames catch you.',
  'event.ablaze.brief': 'The whole forest is on fire.',
  'event.allOut.brief': 'All the firefighters are out.',
  'event.stopped.brief': 'The match is ended here.',
  'event.unfinished.brief': 'There is still fire after the last round.',
} satisfies Catalogue;
