import type { GameSheets } from '@glade/print/model';

/** What each game puts on paper, by the id of the game; loaded when it is printed. */
export const sheets: Readonly<Record<string, () => Promise<GameSheets>>> = {
  wildfire: () => import('@glade/wildfire/sheets').then((module) => module.sheets),
  'forest-fire': () => import('@glade/forest-fire/sheets').then((module) => module.sheets),
  'leaf-climbers': () => import('@glade/leaf-climbers/sheets').then((module) => module.sheets),
  'starfall-forest': () => import('@glade/starfall-forest/sheets').then((module) => module.sheets),
  'war-kids': () => import('@glade/war-kids/sheets').then((module) => module.sheets),
  'fair-verona': () => import('@glade/fair-verona/sheets').then((module) => module.sheets),
};
