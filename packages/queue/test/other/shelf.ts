/** The same game, with other code in the folder beside it. */
export { load } from '../shelf.ts';
