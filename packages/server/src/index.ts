export { createApp, type AppOptions } from './app.ts';
export { serveApp, type Serving } from './listen.ts';
export type { OutsideFile, OutsideFiles } from './outside.ts';
export { createLog, LOG_LEVELS } from './operation/log.ts';
