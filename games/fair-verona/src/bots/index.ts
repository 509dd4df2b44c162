import type { Bots } from '@glade/engine';
import { evaluation } from './evaluation.ts';
import { policies } from './policies.ts';

export const bots: Bots = { policies, evaluation };
