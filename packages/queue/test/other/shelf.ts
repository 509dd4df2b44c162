/** The same game, beside which lies other code. */
export { events, games } from '../shelf.ts';
