import { chooseAtLevel } from '@glade/bots';
import { botGames } from '@glade/games/browser';
import { serveBrain } from '@glade/table';
import { pagePort } from '@glade/table/worker';

serveBrain(
  pagePort(),
  (id) => (Object.hasOwn(botGames, id) ? botGames[id]?.() : undefined),
  chooseAtLevel,
);
