import { describeGame } from '@glade/engine/testing';
import { EVENTS, leafClimbers } from '../src/index.ts';
import { FORGOTTEN } from './forgotten.ts';

describeGame(leafClimbers, {
  folder: new URL('..', import.meta.url),
  events: EVENTS,
  forgotten: FORGOTTEN,
  matches: 300,
});
