/** What holds when the command line does not say otherwise, and how far it may go. */
export const USUAL_GAMES = 1000;
export const MOST_GAMES = 10_000_000;
/** With the workers of a queue. */
export const MOST_QUEUED = 2_000_000_000;
export const MOST_WORKERS = 256;
export const USUAL_SEED = '1';
export const USUAL_PORT = 8737;
export const USUAL_HOST = '127.0.0.1';
