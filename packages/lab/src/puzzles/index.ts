// Positions with one clearly best decision: found in matches of bots, and proven by playouts.
export { minePuzzles, type Mining, type MiningRun } from './mine.ts';
export { checkPuzzle, type PuzzleFault } from './check.ts';
export { provenBest, withProof, type ProverOf } from './proven.ts';
export { writePuzzles } from './write.ts';
