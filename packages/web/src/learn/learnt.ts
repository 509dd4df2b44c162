import { DoneList } from '../storage/done-list.ts';

/** Which guided matches were begun and which lessons were solved, in this browser only. */
export const learnt = new DoneList('glade.lessons.', 200);
