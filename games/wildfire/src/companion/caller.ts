export { vsCalls as caller } from '../rules/index.ts';
