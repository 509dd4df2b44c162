import { kind } from '@glade/engine';

export const EVENTS = {
  dropped: kind('dropped', ['CF-03'], ['cell', 'seat']),
  line: kind('line', ['CF-04'], ['seat']),
  full: kind('full', ['CF-05']),
};
