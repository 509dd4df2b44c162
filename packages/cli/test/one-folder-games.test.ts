import { pathToFileURL } from 'node:url';
import type { DefinedGame } from '@glade/engine/define';
import { describeGame } from '@glade/engine/testing';
import { exampleFolder, oneFolderGames } from '../src/shelf/outside.ts';

// Our games in one folder are whole games, in one language and without a board of their own. `glade new` begins with them.

for (const name of oneFolderGames()) {
  const folder = pathToFileURL(`${exampleFolder(name)}/`);
  const { default: game } = (await import(new URL('game.ts', folder).href)) as {
    readonly default: DefinedGame;
  };
  describeGame(game, {
    folder,
    events: game.events,
    spoken: ['en'],
    pinned: false,
    matches: 60,
  });
}
