import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { endOfBots, keyPages } from '@glade/print/sheet';
import { bots } from '../bots/index.ts';
import { game } from '../game.ts';
import { placeOf } from './roll-sheets.tsx';
import { rollsOf } from './rolls.ts';

/** How many events of a match stand on the teacher's key: more than most matches have. */
const KEY_EVENTS = 12;
/** For the teacher: all matches in a table, with the end that the careful bot finds. */
export function keySheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { say, options, seeds = [] } = request;
  const solo = { ...options, mode: 'solo' as const };
  const rows = seeds.map((seed, i) => {
    const rolls = rollsOf(seed, solo, KEY_EVENTS);
    const { outcome } = endOfBots(game, bots, seed, { ...solo, afterLoss: 'continue' });
    return [
      `${i + 1}`,
      placeOf(rolls.homes[0]!),
      placeOf(rolls.fires[0]!),
      ...rolls.events.map(placeOf),
      say('sheets.key.end', {
        saved: outcome.code === 'won' ? 1 : 0,
        points: outcome.measures['points'] as number,
      }),
    ];
  });
  const key = {
    how: say('sheets.key.how'),
    columns: [
      { head: say('sheets.key.n'), share: 8 },
      { head: say('sheets.key.home'), share: 15 },
      { head: say('sheets.key.fire'), share: 15 },
      ...Array.from({ length: KEY_EVENTS }, (_, i) => ({ head: `${i + 1}`, share: 10.75 })),
      { head: say('sheets.key.bot'), share: 27 },
    ],
    rows,
    what: (n: number) => say('sheets.key.what', { n }),
  };
  return keyPages(key, frame);
}
