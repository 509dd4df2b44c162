// First of all: how V8 optimises what is loaded after it.
import './run/v8-flags.ts';
export * from './core.ts';
export { codeOf } from './code-version.ts';
export { countNever, runExperiment, runStudy, type Running } from './run/run-study.ts';
export { takeGame, type Shelf, type ShelfUrl } from './experiment/shelf.ts';
