import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { endOfBots, keyPages } from '@glade/print/sheet';
import { bots } from '../bots/index.ts';
import { game } from '../game.ts';
import { rollsOf, type Called } from './rolls.ts';

/** How many fires after the opening fires stand on the key. */
const FIRES = 8;

const told = ([down, across]: Called): string => `${down},${across}`;
const inOrder = (squares: readonly Called[]): string => squares.map(told).join(' ');

/** For the teacher: all matches in a table, with the end that bots come to. */
export function keySheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { say, options, seeds = [] } = request;
  const rows = seeds.map((seed, i) => {
    const { opening } = rollsOf(seed, options, 0);
    const { firebreaks, fires } = rollsOf(seed, options, opening + FIRES);
    const { outcome } = endOfBots(game, bots, seed, options);
    return [
      `${i + 1}`,
      inOrder(firebreaks),
      inOrder(fires.slice(0, opening)),
      inOrder(fires.slice(opening)),
      say('sheets.key.end', {
        won: outcome.code === 'won' ? 1 : 0,
        rounds: outcome.measures['rounds'] as number,
      }),
    ];
  });
  const key = {
    title: say('sheets.key'),
    how: say('sheets.key.how', { players: request.seats }),
    columns: [
      { head: say('sheets.key.n'), share: 8 },
      { head: say('sheets.key.firebreaks'), share: 30 },
      { head: say('sheets.key.opening'), share: 50 },
      { head: say('sheets.key.fires'), share: 60 },
      { head: say('sheets.key.bot'), share: 36 },
    ],
    rows,
    what: (n: number) => say('sheets.key.what', { n }),
  };
  return keyPages(key, frame);
}
