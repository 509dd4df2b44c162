import { expect, test, vi } from 'vitest';
import { defaults, Match, type Rulebook } from '@glade/engine';
import { games } from '@glade/games';
import { speaker } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { stillPicture } from '../src/reading/still.tsx';
import { sharedParts } from '../src/shared-parts.ts';
import { en } from '../src/words/en.ts';

test('the page to keep of a match is drawn when it is asked for, and not for other sheets', async () => {
  const drawn = vi.fn<() => void>();
  const Board = () => {
    drawn();
    return (
      <svg viewBox="0 0 10 10">
        <rect width="10" height="10" />
      </svg>
    );
  };
  const game = games.find(({ id }) => id === 'forest-fire')!;
  const options = defaults(game.options);
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  const parts = await sharedParts({
    game,
    room: {
      board: { Board } as unknown as GameBoard,
      examples: [],
      css: [],
      rulebook: () => Promise.resolve({ sections: [] } as unknown as Rulebook),
    },
    options,
    off: [],
    language: 'en',
    style: 'ink',
    say: speaker('en', { ...en, 'game.title': 'Forest Fire' }),
    match: Match.start(game, { options, dice: 'entered', players }),
    people: { names: [], unprintable: false },
  });
  expect(drawn).not.toHaveBeenCalled();
  const record = parts.find(({ id }) => id === 'record')!;
  if (record.kind !== 'sheets') throw new Error(record.kind);
  expect(record.sheets({ width: 190, height: 260 })).toHaveLength(1);
  expect(drawn).toHaveBeenCalled();
});

test('a turning point shows the board alone, so that its small picture can be read', () => {
  const Board = () => (
    <div>
      <svg viewBox="0 0 100 100">
        <rect width="100" height="100" />
      </svg>
      <div data-still-row="">
        <svg viewBox="0 0 20 20">
          <rect width="20" height="20" />
        </svg>
      </div>
    </div>
  );
  const still = {
    board: { Board } as unknown as GameBoard,
    view: {},
    options: {},
    say: speaker('en', en),
    name: 'one',
  };
  expect(stillPicture({ ...still, boardOnly: true }).viewBox).toEqual([0, 0, 100, 100]);
  expect(stillPicture(still).viewBox[3]).toBeGreaterThan(110);
});
