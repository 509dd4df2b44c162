import type { WholeGame } from '../../src/index.ts';
import { OPTIONS } from './options.ts';
import { careful, dash } from './rules.ts';
import { TEXT } from './text.ts';

export { EVENTS } from './events.ts';

/** Everything a game must provide, as small as it gets: for tests, and to read before writing a game. */
export const DASH: WholeGame = {
  id: 'dash',
  version: 1,
  prefix: 'DS',
  options: OPTIONS,
  rules: (options) => dash(options),
  policies: () => ({ careful: careful }),
  text: TEXT,
};
