import { describeGame } from '@glade/engine/testing';
import { EVENTS, warKids } from '../src/index.ts';
import { FORGOTTEN } from './forgotten.ts';

// None of the three scenarios goes on for more than 60 turns.
const { stopped: _, ...events } = EVENTS;

describeGame(warKids, {
  folder: new URL('..', import.meta.url),
  events,
  forgotten: FORGOTTEN,
  refusals: ['WK-R40', 'WK-R51'],
  matches: 100,
  least: 1,
  every: 2,
  sampled: 16,
});
