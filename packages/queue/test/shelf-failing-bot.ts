import { existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { DASH } from '../../engine/test/dash/index.ts';
import { careful } from '../../engine/test/dash/rules.ts';
import type { Shelf } from '@glade/lab';

/** How the threads of a worker are to fail. */
export interface Mishap {
  readonly how: 'exit' | 'throw';
  /** The number of choices of a thread before it fails. */
  readonly after: number;
  readonly times: number;
}

/** The environment variable with the path of a file that says how to fail. Without it nothing fails. */
export const MISHAP = 'GLADE_TEST_MISHAP';

let choices = 0;

function mishap(): void {
  choices += 1;
  const file = process.env[MISHAP];
  if (file === undefined || !existsSync(file)) return;
  const { how, after, times } = JSON.parse(readFileSync(file, 'utf8')) as Mishap;
  if (choices <= after) return;
  if (times > 1) writeFileSync(file, JSON.stringify({ how, after, times: times - 1 }));
  else unlinkSync(file);
  if (how === 'throw') throw new Error('the bot fell over');
  process.exit(3);
}

const FRAGILE: typeof DASH = {
  ...DASH,
  policies: () => ({
    careful: {
      choose(s, random) {
        mishap();
        return careful.choose(s as never, random);
      },
    },
  }),
};

/** The same game with the same bot, whose threads can be made to fail. */
export const load: Shelf['load'] = { dash: () => ({ game: FRAGILE }) };
