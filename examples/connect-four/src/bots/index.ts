import type { Bots } from '@glade/engine';
import { Careful } from './careful.ts';
import { evaluation } from './evaluation.ts';

export const bots: Bots = {
  policies: () => ({ careful: new Careful() }),
  evaluation: () => evaluation,
};
