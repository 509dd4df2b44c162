import { kind } from '@glade/engine';

export const EVENTS = {
  marked: kind('marked', ['TT-03'], ['cell', 'seat']),
  line: kind('line', ['TT-04'], ['seat']),
  full: kind('full', ['TT-05']),
};
