import { describeGame } from '@glade/engine/testing';
import { EVENTS, fairVerona } from '../src/index.ts';

describeGame(fairVerona, {
  folder: new URL('..', import.meta.url),
  events: EVENTS,
  matches: 100,
  sampled: 4,
});
