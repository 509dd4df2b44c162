// This import must be first: V8 applies the flags only to code that is loaded later.
import './run/v8-flags.ts';
export * from './core.ts';
export { codeVersionOf } from './code-version.ts';
export { addUnusedClauses, runExperiment, runStudy, type RunSettings } from './run/run-study.ts';
export { loadGame, type Shelf, type ShelfUrl } from './experiment/shelf.ts';
