import { chooseAtLevel } from '@glade/bots';
import { botGames } from '@glade/games/browser';
import { serveChooser } from '@glade/table';
import { pagePort } from '@glade/table/worker';

serveChooser(
  pagePort(),
  (id) => (Object.hasOwn(botGames, id) ? botGames[id]?.() : undefined),
  chooseAtLevel,
);
