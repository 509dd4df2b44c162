export { createApp } from './app.ts';
export { serveApp, type Serving } from './listen.ts';
