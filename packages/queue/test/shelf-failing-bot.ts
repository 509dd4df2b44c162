import { existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { DASH } from '../../engine/test/dash/index.ts';
import { careful } from '../../engine/test/dash/rules.ts';
import type { Shelf } from '@glade/lab';

/** What is to go wrong in the threads of a worker. */
export interface Mishap {
  readonly how: 'exit' | 'throw';
  /** After so many choices of a thread. */
  readonly after: number;
  readonly times: number;
}

/** The file that says what is to go wrong; without one nothing does. */
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

/** The same game, by the same bot; but its threads can be made to fail. */
export const games: Shelf['games'] = [
  {
    ...DASH,
    policies: () => ({
      careful: {
        choose(s, random) {
          mishap();
          return careful.choose(s as never, random);
        },
      },
    }),
  },
];
