import { describeGame } from '@glade/engine/testing';
import { EVENTS, fairVerona } from '../src/index.ts';
import { FORGOTTEN } from './forgotten.ts';

describeGame(fairVerona, {
  folder: new URL('..', import.meta.url),
  events: EVENTS,
  forgotten: FORGOTTEN,
  matches: 100,
  least: 1,
  sampled: 4,
  every: 2,
});
