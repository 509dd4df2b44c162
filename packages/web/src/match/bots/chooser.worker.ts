import { chooseAtLevel } from '@glade/bots';
import { serveChooser } from '@glade/table';
import { pagePort } from '@glade/table/worker';
import { botGameOf } from '../../loading/outside-games.ts';
import { proverOf } from '../../loading/provers.ts';

serveChooser(pagePort(), botGameOf, async (match, seat, level, signal) => {
  const prove = level === 'hint' ? await proverOf(match.game.id, match.rules) : undefined;
  return chooseAtLevel(match, seat, level, signal, prove);
});
