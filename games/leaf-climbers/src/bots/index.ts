import type { Bots } from '@glade/engine';
import { evaluation } from './evaluation.ts';
import { policies } from './policies.ts';
import { puzzles } from './puzzles.ts';

export const bots: Bots = { policies, evaluation, puzzles };
