import { describeGame } from '@glade/engine/testing';
import { EVENTS, leafClimbers } from '../src/index.ts';

describeGame(leafClimbers, {
  folder: new URL('..', import.meta.url),
  events: EVENTS,
  matches: 500,
});
