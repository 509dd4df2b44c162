import type { Catalogue, Language, PuzzlePlan } from '@glade/engine';

// The parts of each game that only its puzzles need, by the id of the game. No match loads this before its first move.

type BothLanguages = Readonly<Record<Language, Catalogue>>;
type Words = Readonly<Record<Language, () => Promise<Catalogue>>>;

/** Which near goals the puzzles of each game have. */
export const puzzlePlans: Readonly<Record<string, () => Promise<PuzzlePlan>>> = {
  wildfire: () => import('@glade/wildfire/puzzles').then(({ puzzles }) => puzzles),
  'forest-fire': () => import('@glade/forest-fire/puzzles').then(({ puzzles }) => puzzles),
  'leaf-climbers': () => import('@glade/leaf-climbers/puzzles').then(({ puzzles }) => puzzles),
  'starfall-forest': () => import('@glade/starfall-forest/puzzles').then(({ puzzles }) => puzzles),
  'war-kids': () => import('@glade/war-kids/puzzles').then(({ puzzles }) => puzzles),
  'fair-verona': () => import('@glade/fair-verona/puzzles').then(({ puzzles }) => puzzles),
};

/** What the puzzles of each game ask for. */
export const puzzleWords: Readonly<Record<string, Words>> = {
  wildfire: inBoth(() => import('@glade/wildfire/words/puzzles')),
  'forest-fire': inBoth(() => import('@glade/forest-fire/words/puzzles')),
  'leaf-climbers': inBoth(() => import('@glade/leaf-climbers/words/puzzles')),
  'starfall-forest': inBoth(() => import('@glade/starfall-forest/words/puzzles')),
  'war-kids': inBoth(() => import('@glade/war-kids/words/puzzles')),
  'fair-verona': inBoth(() => import('@glade/fair-verona/words/puzzles')),
};

function inBoth(load: () => Promise<{ readonly puzzles: BothLanguages }>): Words {
  const of = (language: Language) => () => load().then(({ puzzles }) => puzzles[language]);
  return { en: of('en'), it: of('it') };
}
