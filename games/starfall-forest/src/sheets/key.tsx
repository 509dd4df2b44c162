import type { Sheets, SheetRequest } from '@glade/print/model';
import { endOfBots, keyPages } from '@glade/print/sheet';
import { bots } from '../bots/index.ts';
import { game } from '../game.ts';
import { rollsOf } from './rolls.ts';

/** The stars of this many turns stand on the key, and at most this many. */
const TURNS = 100;
const STARS = 8;

/** For the teacher: all matches in a table, with the end that bots come to. */
export function keySheets(request: SheetRequest): Sheets {
  const { say, options, seeds = [] } = request;
  const rowOf = (seed: string, i: number): readonly string[] => {
    const { starter, rolls } = rollsOf(seed, options, TURNS);
    const stars = rolls.flatMap(({ falls }, turn) => (falls === 'no' ? [] : [`${turn + 1}`]));
    const { outcome, turns } = endOfBots(game, bots, seed, options);
    return [
      `${i + 1}`,
      `${starter + 1}`,
      ...Array.from({ length: STARS }, (_, star) => stars[star] ?? '–'),
      outcome.winners.length === 0
        ? say('sheets.key.nobody', { turns })
        : say('sheets.key.end', { player: outcome.winners[0]! + 1, turns }),
    ];
  };
  return {
    kind: 'sheets',
    id: 'key',
    need: 'instead',
    group: 'dice',
    sheets: (frame) =>
      keyPages(
        {
          title: say('sheets.key'),
          how: say('sheets.key.how'),
          columns: [
            { head: say('sheets.key.n'), share: 8 },
            { head: say('sheets.key.begins'), share: 22 },
            ...Array.from({ length: STARS }, (_, star) => ({
              head: say('sheets.key.star', { star: star + 1 }),
              share: 13,
            })),
            { head: say('sheets.key.bot'), share: 54 },
          ],
          rows: seeds.map(rowOf),
          what: (n) => say('sheets.key.what', { n }),
        },
        frame,
      ),
  };
}
