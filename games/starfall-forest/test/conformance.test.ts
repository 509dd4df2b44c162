import { describeGame } from '@glade/engine/testing';
import { EVENTS, starfallForest } from '../src/index.ts';

describeGame(starfallForest, { folder: new URL('..', import.meta.url), events: EVENTS });
