import { kind } from '@glade/engine';

export const EVENTS = {
  moved: kind('moved', ['BT-03'], ['fromCell', 'toCell', 'seat']),
  captured: kind('captured', ['BT-04'], ['fromCell', 'toCell', 'seat']),
  through: kind('through', ['BT-05'], ['seat']),
  none: kind('none', ['BT-06'], ['seat']),
};
