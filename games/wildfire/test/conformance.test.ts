import { describeGame } from '@glade/engine/testing';
import { EVENTS, wildfire } from '../src/index.ts';
import { FORGOTTEN } from './forgotten.ts';

describeGame(wildfire, {
  folder: new URL('..', import.meta.url),
  events: EVENTS,
  forgotten: FORGOTTEN,
  matches: 300,
  long: 40_000,
});
