import { DoneList } from '../storage/done-list.ts';

/** Which puzzles were solved, in this browser only. */
export const solved = new DoneList('glade.puzzles.', 3000);
