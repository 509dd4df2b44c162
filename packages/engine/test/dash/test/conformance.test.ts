import { describeGame } from '../../../src/testing/index.ts';
import { DASH, EVENTS } from '../index.ts';

describeGame(DASH, { folder: new URL('..', import.meta.url), events: EVENTS });
