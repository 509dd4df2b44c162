import { describeGame } from '@glade/engine/testing';
import { EVENTS, starfallForest } from '../src/index.ts';
import { FORGOTTEN } from './forgotten.ts';

// A match has about ten times the entries of one of the other games.
describeGame(starfallForest, {
  folder: new URL('..', import.meta.url),
  events: EVENTS,
  forgotten: FORGOTTEN,
  matches: 60,
  long: 6000,
  least: 1,
  every: 2,
});
