import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { endOfBots, keyPages } from '@glade/print/sheet';
import { bots } from '../bots/index.ts';
import { game } from '../game.ts';
import { placeOf } from './roll-sheets.tsx';
import { rollsOf } from './rolls.ts';

/** How many events of a match stand on the teacher's key: of one grid more than most matches have. */
const KEY_EVENTS = { solo: 9, x4: 7 };

/** For the teacher: all matches in a table, with the end that the careful bot finds. In VS all play the rolls of one grid. */
export function keySheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { say, options, seeds = [] } = request;
  const mode = options['mode'] === 'x4' ? 'x4' : 'solo';
  const played = { ...options, mode };
  const rows = seeds.map((seed, i) => {
    const rolls = rollsOf(seed, played, KEY_EVENTS[mode]);
    const { outcome, turns } = endOfBots(game, bots, seed, { ...played, afterLoss: 'continue' });
    const { points, homes } = outcome.measures as {
      readonly points: number;
      readonly homes: number;
    };
    return [
      `${i + 1}`,
      placesOf(rolls.homes),
      placesOf(rolls.fires),
      ...rolls.events.map(placeOf),
      mode === 'x4'
        ? say('sheets.key.end.x4', { homes, points, turns })
        : say('sheets.key.end', { saved: outcome.code === 'won' ? 1 : 0, points, turns }),
      '',
    ];
  });
  const [places, event, end] = mode === 'x4' ? ([29, 9.6, 40] as const) : ([12, 9.6, 34] as const);
  const key = {
    title: say('sheets.key'),
    how: say(mode === 'x4' ? 'sheets.key.how.x4' : 'sheets.key.how'),
    columns: [
      { head: say('sheets.key.n'), share: 8 },
      { head: say('sheets.key.home'), share: places },
      { head: say('sheets.key.fire'), share: places },
      ...Array.from({ length: KEY_EVENTS[mode] }, (_, i) => ({ head: `${i + 1}`, share: event })),
      { head: say('sheets.key.bot'), share: end },
      { head: say('sheets.key.child'), share: mode === 'x4' ? 20 : 36 },
    ],
    rows,
    what: (n: number) => say('sheets.key.what', { n }),
  };
  return keyPages(key, frame);
}

/** One place, or those of the four quarters in little room. */
const placesOf = (squares: readonly number[]): string =>
  squares.length === 1
    ? placeOf(squares[0]!)
    : squares.map((square) => placeOf(square).replace(' ', '')).join('  ');
