/** What holds when the command line does not say otherwise, and how far it may go. */
export const DEFAULT_GAMES = 1000;
export const MAX_GAMES = 10_000_000;
/** With the workers of a queue. */
export const MAX_QUEUED_GAMES = 2_000_000_000;
export const MAX_WORKERS = 256;
export const DEFAULT_SEED = '1';
export const DEFAULT_PORT = 8737;
export const DEFAULT_HOST = '127.0.0.1';
