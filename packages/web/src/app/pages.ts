import { boards, callers, shelf } from '@glade/games/browser';
import { loadGame } from '../loading/games.ts';
import {
  loadFarWords,
  loadGameWords,
  loadHelpWords,
  loadMatchWords,
  loadReviewWords,
  loadTodayWords,
} from '../words/words.ts';

const gamePages = {
  '': () => import('../game/GamePage.tsx').then(({ GamePage }) => GamePage),
  play: () => import('../match/MatchPage.tsx').then(({ MatchPage }) => MatchPage),
  rules: () => import('../rulebook/RulebookPage.tsx').then(({ RulebookPage }) => RulebookPage),
  print: () => import('../print/PrintPage.tsx').then(({ PrintPage }) => PrintPage),
  editor: () => import('../editor/EditorPage.tsx').then(({ EditorPage }) => EditorPage),
  lessons: () => import('../learn/LessonsPage.tsx').then(({ LessonsPage }) => LessonsPage),
  puzzles: () => import('../puzzles/PuzzlesPage.tsx').then(({ PuzzlesPage }) => PuzzlesPage),
  today: () =>
    Promise.all([import('../today/TodayPage.tsx'), loadTodayWords()]).then(
      ([{ TodayPage }]) => TodayPage,
    ),
  lab: () => import('../lab/LabPage.tsx').then(({ LabPage }) => LabPage),
  far: () => import('../far/OpenTablePage.tsx').then(({ OpenTablePage }) => OpenTablePage),
  call: () => import('../call/CallPage.tsx').then(({ CallPage }) => CallPage),
  review: () =>
    Promise.all([import('../review/ReviewPage.tsx'), loadReviewWords(), loadHelpWords()]).then(
      ([{ ReviewPage }]) => ReviewPage,
    ),
  replay: () =>
    Promise.all([import('../replay/ReplayPage.tsx'), loadReviewWords(), loadHelpWords()]).then(
      ([{ ReplayPage }]) => ReplayPage,
    ),
} as const;

type PageName = keyof typeof gamePages;

/** Whether the game is on the shelf and has this page; the page of a game itself has no name. */
export function isGamePage(id: string, page: string): page is PageName {
  const known = shelf.some((game) => game.id === id);
  return known && Object.hasOwn(gamePages, page) && (page !== 'call' || Object.hasOwn(callers, id));
}

/** Loads a page of a game, with the rules of the game and what it says there. */
export const gamePageOf = (id: string, page: PageName) =>
  Promise.all([gamePages[page](), loadGame(id, page === 'play' ? loadMatchWords : loadGameWords)]);

/** Loads the page of all games. A match does without it. */
export const loadShelf = () => import('../shelf/ShelfPage.tsx');

/** Loads the page of a table far away. */
export const loadTablePage = () => Promise.all([import('../far/TablePage.tsx'), loadFarWords()]);

/**
 * Asks for the code that the page of an address needs, so that it comes at the same time as the words of all pages. The page
 * itself asks again, and says what has not come.
 */
export function askForPage(path: string): void {
  const [, id = '', page = ''] = path.split('/');
  const needed: Promise<unknown>[] = [];
  if (id === '') needed.push(loadShelf());
  else if (id === 't') needed.push(loadTablePage());
  else if (isGamePage(id, page)) {
    needed.push(gamePageOf(id, page));
    if (page === 'play' || page === 'replay') needed.push(boards[id]!());
  }
  for (const each of needed) each.catch(() => {});
}
