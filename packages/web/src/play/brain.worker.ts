import { chooseAtLevel } from '@glade/bots';
import { serveBrain } from '@glade/table';
import { pagePort } from '@glade/table/worker';
import { games } from '@glade/games';

serveBrain(pagePort(), (id) => games.find((game) => game.id === id), chooseAtLevel);
