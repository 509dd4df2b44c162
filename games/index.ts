import type { Game } from '@glade/engine';
import { wildfire } from '@glade/wildfire';

/** The games on the shelf, in its order. A game is added here and in `boards.ts`. */
export const games: readonly Game[] = [wildfire];
