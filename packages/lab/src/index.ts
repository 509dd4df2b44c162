// First of all: how V8 optimises what is loaded after it.
import './play/tuned.ts';
export * from './core.ts';
export { runExperiment, runStudy, type Running } from './play/run.ts';
export type { Shelf, ShelfUrl } from './play/shelf.ts';
