import type { GameBoard } from '@glade/ui';

/** What a browser loads of each game, by the game's id. A game is added here and in `index.ts`. */
export const boards: Readonly<Record<string, () => Promise<GameBoard>>> = {
  wildfire: () => import('@glade/wildfire/board').then(({ board }) => board as GameBoard),
};
