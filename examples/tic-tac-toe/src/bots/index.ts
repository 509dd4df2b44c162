import type { Bots } from '@glade/engine';
import { careful } from './careful.ts';
import { evaluation } from './evaluation.ts';

export const bots: Bots = { policies: () => ({ careful }), evaluation: () => evaluation };
