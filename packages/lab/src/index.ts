// First of all: how V8 optimises what is loaded after it.
import './play/tuned.ts';
export * from './core.ts';
export { codeOf } from './code.ts';
export { countNever, runExperiment, runStudy, type Running } from './play/run.ts';
export { takeGame, type Shelf, type ShelfUrl } from './play/shelf.ts';
