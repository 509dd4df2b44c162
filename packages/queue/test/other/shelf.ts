/** The same game, with other code in the folder beside it. */
export { events, games } from '../shelf.ts';
