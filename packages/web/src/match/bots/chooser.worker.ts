import { chooseAtLevel } from '@glade/bots';
import { serveChooser } from '@glade/table';
import { pagePort } from '@glade/table/worker';
import { botGameOf } from '../../loading/outside-games.ts';

serveChooser(pagePort(), botGameOf, chooseAtLevel);
