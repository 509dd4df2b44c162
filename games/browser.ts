import type { Game } from '@glade/engine';
import type { GameBoard } from '@glade/ui';

// What a browser loads of each game, each part when it is needed, by the game's id. A game is added here and in
// `index.ts`.

export const rules: Readonly<Record<string, () => Promise<Game>>> = {
  wildfire: () => import('@glade/wildfire').then(({ wildfire }) => wildfire),
  'forest-fire': () => import('@glade/forest-fire').then(({ forestFire }) => forestFire),
};

export const boards: Readonly<Record<string, () => Promise<GameBoard>>> = {
  wildfire: () => import('@glade/wildfire/board').then(({ board }) => board as GameBoard),
  'forest-fire': () => import('@glade/forest-fire/board').then(({ board }) => board as GameBoard),
};
