import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { endOfBots, keyPages } from '@glade/print/sheet';
import { bots } from '../bots/index.ts';
import { game } from '../game.ts';
import { rollsOf } from './rolls.ts';

/** How many rounds stand on the key: a match has about twenty. */
const ROUNDS = 12;

/** For the teacher: all matches in a table, with the end that bots come to. */
export function keySheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { say, options, seeds = [] } = request;
  const rows = seeds.map((seed, i) => {
    const { rounds } = rollsOf(seed, options);
    const { outcome } = endOfBots(game, bots, seed, options);
    return [
      `${i + 1}`,
      ...Array.from({ length: ROUNDS }, (_, round) => `${rounds[round]?.leaves.length ?? '–'}`),
      `${rounds.length}`,
      outcome.winners.length === 0
        ? say('sheets.key.nobody')
        : outcome.winners.map((seat) => seat + 1).join(', '),
    ];
  });
  const key = {
    title: say('sheets.key'),
    how: say('sheets.key.how'),
    columns: [
      { head: say('sheets.key.n'), share: 8 },
      ...Array.from({ length: ROUNDS }, (_, round) => ({ head: `${round + 1}`, share: 9 })),
      { head: say('sheets.key.rounds'), share: 22 },
      { head: say('sheets.key.bot'), share: 30 },
    ],
    rows,
    what: (n: number) => say('sheets.key.what', { n }),
  };
  return keyPages(key, frame);
}
