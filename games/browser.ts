import type { Box, Caller, Catalogue, Game, Language } from '@glade/engine';
import { box as fairVeronaBox, card as fairVeronaCard } from '@glade/fair-verona/words/card';
import { box as forestFireBox, card as forestFireCard } from '@glade/forest-fire/words/card';
import { box as leafClimbersBox, card as leafClimbersCard } from '@glade/leaf-climbers/words/card';
import {
  box as starfallForestBox,
  card as starfallForestCard,
} from '@glade/starfall-forest/words/card';
import { box as warKidsBox, card as warKidsCard } from '@glade/war-kids/words/card';
import { box as wildfireBox, card as wildfireCard } from '@glade/wildfire/words/card';
import type { GameBoard } from '@glade/ui';

// The parts of each game that a match begins with, by the id of the game; each is loaded when it is needed. All others are
// in `beside.ts`. A game is added here, there and in `index.ts`.

/** The games in the order of the shelf, with what the shelf says of them. */
export const shelf: readonly {
  readonly id: string;
  readonly card: Readonly<Record<Language, Catalogue>>;
  readonly box: Box;
}[] = [
  { id: 'wildfire', card: wildfireCard, box: wildfireBox },
  { id: 'forest-fire', card: forestFireCard, box: forestFireBox },
  { id: 'leaf-climbers', card: leafClimbersCard, box: leafClimbersBox },
  { id: 'starfall-forest', card: starfallForestCard, box: starfallForestBox },
  { id: 'war-kids', card: warKidsCard, box: warKidsBox },
  { id: 'fair-verona', card: fairVeronaCard, box: fairVeronaBox },
];

/** Each game as a page plays it. */
export const games: Readonly<Record<string, () => Promise<Game>>> = {
  wildfire: () => import('@glade/wildfire/game').then(({ game }) => game),
  'forest-fire': () => import('@glade/forest-fire/game').then(({ game }) => game),
  'leaf-climbers': () => import('@glade/leaf-climbers/game').then(({ game }) => game),
  'starfall-forest': () => import('@glade/starfall-forest/game').then(({ game }) => game),
  'war-kids': () => import('@glade/war-kids/game').then(({ game }) => game),
  'fair-verona': () => import('@glade/fair-verona/game').then(({ game }) => game),
};

export type Words = Readonly<Record<Language, () => Promise<Catalogue>>>;

/** What each game says, in one language. */
export const words: Readonly<Record<string, Words>> = {
  wildfire: {
    en: () => import('@glade/wildfire/words/en').then((module) => module.default),
    it: () => import('@glade/wildfire/words/it').then((module) => module.default),
  },
  'forest-fire': {
    en: () => import('@glade/forest-fire/words/en').then((module) => module.default),
    it: () => import('@glade/forest-fire/words/it').then((module) => module.default),
  },
  'leaf-climbers': {
    en: () => import('@glade/leaf-climbers/words/en').then((module) => module.default),
    it: () => import('@glade/leaf-climbers/words/it').then((module) => module.default),
  },
  'starfall-forest': {
    en: () => import('@glade/starfall-forest/words/en').then((module) => module.default),
    it: () => import('@glade/starfall-forest/words/it').then((module) => module.default),
  },
  'war-kids': {
    en: () => import('@glade/war-kids/words/en').then((module) => module.default),
    it: () => import('@glade/war-kids/words/it').then((module) => module.default),
  },
  'fair-verona': {
    en: () => import('@glade/fair-verona/words/en').then((module) => module.default),
    it: () => import('@glade/fair-verona/words/it').then((module) => module.default),
  },
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

export type BothLanguages = Readonly<Record<Language, Catalogue>>;

/** The games whose common throws can be called for people who each keep their own paper. */
export const callers: Readonly<
  Record<string, () => Promise<{ readonly caller: Caller; readonly words: BothLanguages }>>
> = {
  wildfire: async () => {
    const [{ caller }, { call }] = await Promise.all([
      import('@glade/wildfire/caller'),
      import('@glade/wildfire/words/call'),
    ]);
    return { caller, words: call };
  },
};
