import { chooseAtLevel } from '@glade/bots';
import { rules } from '@glade/games/browser';
import { serveBrain } from '@glade/table';
import { pagePort } from '@glade/table/worker';

serveBrain(
  pagePort(),
  (id) => (Object.hasOwn(rules, id) ? rules[id]?.() : undefined),
  chooseAtLevel,
);
