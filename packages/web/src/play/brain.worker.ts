import { chooseAtLevel } from '@glade/bots';
import { games } from '@glade/games/browser';
import { serveBrain } from '@glade/table';
import { pagePort } from '@glade/table/worker';

serveBrain(
  pagePort(),
  (id) => (Object.hasOwn(games, id) ? games[id]?.() : undefined),
  chooseAtLevel,
);
