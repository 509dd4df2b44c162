import type { BotGame, EventKind } from '@glade/engine';
import type { Campaign, GameBoard, GameEditor } from '@glade/ui';

// What a browser loads of each game, each part when it is needed, by the game's id. A game is added here and in
// `index.ts`.

/** Each game: pages know it as `Game`, the workers that think and play with its bots. */
export const games: Readonly<Record<string, () => Promise<BotGame>>> = {
  wildfire: () => import('@glade/wildfire').then(({ wildfire }) => wildfire),
  'forest-fire': () => import('@glade/forest-fire').then(({ forestFire }) => forestFire),
  'leaf-climbers': () => import('@glade/leaf-climbers').then(({ leafClimbers }) => leafClimbers),
  'starfall-forest': () =>
    import('@glade/starfall-forest').then(({ starfallForest }) => starfallForest),
  'war-kids': () => import('@glade/war-kids').then(({ warKids }) => warKids),
  'fair-verona': () => import('@glade/fair-verona').then(({ fairVerona }) => fairVerona),
};

/** Every kind of event each game can tell of: for the lab. */
export const events: Readonly<Record<string, () => Promise<Readonly<Record<string, EventKind>>>>> =
  {
    wildfire: () => import('@glade/wildfire').then(({ EVENTS }) => EVENTS),
    'forest-fire': () => import('@glade/forest-fire').then(({ EVENTS }) => EVENTS),
    'leaf-climbers': () => import('@glade/leaf-climbers').then(({ EVENTS }) => EVENTS),
    'starfall-forest': () => import('@glade/starfall-forest').then(({ EVENTS }) => EVENTS),
    'war-kids': () => import('@glade/war-kids').then(({ EVENTS }) => EVENTS),
    'fair-verona': () => import('@glade/fair-verona').then(({ EVENTS }) => EVENTS),
  };

export const boards: Readonly<Record<string, () => Promise<GameBoard>>> = {
  wildfire: () => import('@glade/wildfire/board').then(({ board }) => board as GameBoard),
  'forest-fire': () => import('@glade/forest-fire/board').then(({ board }) => board as GameBoard),
  'leaf-climbers': () =>
    import('@glade/leaf-climbers/board').then(({ board }) => board as GameBoard),
  'starfall-forest': () =>
    import('@glade/starfall-forest/board').then(({ board }) => board as GameBoard),
  'war-kids': () => import('@glade/war-kids/board').then(({ board }) => board as GameBoard),
  'fair-verona': () => import('@glade/fair-verona/board').then(({ board }) => board as GameBoard),
};

/** The games that are learnt step by step. */
export const campaigns: Readonly<Record<string, () => Promise<Campaign>>> = {
  'forest-fire': () => import('@glade/forest-fire/campaign').then(({ campaign }) => campaign),
};

/** The games for which people make something of their own. */
export const editors: Readonly<Record<string, () => Promise<GameEditor>>> = {
  'war-kids': () => import('@glade/war-kids/editor').then(({ editor }) => editor),
};
