import { describeGame } from '@glade/engine/testing';
import { EVENTS, forestFire } from '../src/index.ts';
import { FORGOTTEN } from './forgotten.ts';

describeGame(forestFire, {
  folder: new URL('..', import.meta.url),
  events: EVENTS,
  forgotten: FORGOTTEN,
  matches: 200,
  long: 40_000,
});
