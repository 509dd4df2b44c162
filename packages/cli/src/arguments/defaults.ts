/** Default values and limits of the command line. */
export const DEFAULT_GAMES = 1000;
export const MAX_GAMES = 10_000_000;
/** The limit when the workers of a queue play. */
export const MAX_QUEUED_GAMES = 2_000_000_000;
export const MAX_WORKERS = 256;
export const DEFAULT_SEED = '1';
export const DEFAULT_PORT = 8737;
/** Where `glade lab serve` shows the studies of a queue. */
export const DEFAULT_LAB_PORT = 8738;
export const DEFAULT_HOST = '127.0.0.1';

/** After how many days without a move a table for people far apart may be deleted. */
export const KEEP_DAYS = { least: 1, most: 3650 } as const;
export const DEFAULT_KEEP_DAYS = 30;

export { HEX_SIZES } from '@glade/print/printer';

/** Where the app on this computer watches a match of a game again, up to the link. */
export const replayAddress = (id: string): string =>
  `http://${DEFAULT_HOST}:${DEFAULT_PORT}/${id}/replay#`;
