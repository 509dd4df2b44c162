// First of all: how V8 optimises what is loaded after it.
import './tuned.ts';
export type { Experiment, Shard } from './experiment.ts';
export { shardsOf } from './experiment.ts';
export type { Histogram } from './histogram.ts';
export { reportHtml, type About } from './html.ts';
export { meanInterval, newcombe, wilson, type Estimate, type Range } from './intervals.ts';
export { neverCameUp, type Never, type Section } from './never.ts';
export { Player } from './play.ts';
export { botNames, playersFor } from './players.ts';
export { reportJson, reportOf, type Distribution, type Report } from './report.ts';
export { runExperiment, type Running } from './run.ts';
export type { Shelf, ShelfUrl } from './shelf.ts';
export { summary, type Summary } from './summary.ts';
export { labText } from './words.ts';
export { addTally, emptyTally, type Tally } from './tally.ts';
